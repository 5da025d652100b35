import { Container } from "@/components/ui/container";
import { SectionHeading } from "@/components/ui/section";
import type { CourseCardDto } from "@/lib/courses/public/schema";
import { CourseGrid } from "./course-grid";

/** Comes right below the page's title, so it leaves out the space that a section has above it. */
export function CategoryCourses({ title, courses }: { title: string; courses: CourseCardDto[] }) {
  if (courses.length === 0) return null;
  return (
    <section aria-labelledby="courses-title">
      <Container className="pt-4 pb-16 md:pb-24">
        <SectionHeading id="courses-title" title={title} />
        <CourseGrid courses={courses} eager />
      </Container>
    </section>
  );
}
