import { CourseGrid } from "@/components/courses/course-grid";
import { home } from "@/components/marketing/copy/home";
import { ButtonLink } from "@/components/ui/button";
import { Section, SectionHeading } from "@/components/ui/section";
import type { CourseCardDto } from "@/lib/courses/public/schema";
import { paths } from "@/lib/paths/public";

export const COURSES_SECTION_ID = "featured-courses";

export function CoursesSection({ courses }: { courses: CourseCardDto[] }) {
  if (courses.length === 0) return null;
  return (
    <Section id={COURSES_SECTION_ID} labelledBy="courses-title">
      <SectionHeading
        id="courses-title"
        title="Performance Courses"
        lead={home.courses.lead}
        action={<ButtonLink href={paths.toolsForLife}>View All Courses</ButtonLink>}
      />
      <CourseGrid courses={courses} featuredBadge="POPULAR" />
    </Section>
  );
}
