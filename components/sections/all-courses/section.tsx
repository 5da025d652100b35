import { CourseGrid } from "@/components/courses/course-grid";
import { type SectionProps, sectionKind } from "@/components/sections/kind";
import { ButtonLink } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { JsonLd } from "@/components/ui/json-ld";
import { paths } from "@/lib/paths/public";
import { courseList } from "@/lib/site/structured-data";
import { allCourses } from "./schema";

async function AllCourses({ content, page }: SectionProps<typeof allCourses.schema>) {
  const { courses, next } = await page.read.allCourses(page.query.after);
  const { bestseller, isNew } = await page.read.words();
  return (
    <Container className="pb-20 md:pb-28">
      <JsonLd things={[courseList(courses, page.site)]} />
      {courses.length > 0 ? (
        <>
          <h2 className="sr-only">{content.title}</h2>
          <CourseGrid courses={courses} badges={{ featured: bestseller, isNew }} eager />
        </>
      ) : (
        <p className="text-lg">{content.none}</p>
      )}
      {next && (
        <div className="mt-12 text-center">
          <ButtonLink href={paths.moreCourses(next)}>{content.more}</ButtonLink>
        </div>
      )}
    </Container>
  );
}

export const allCoursesKind = sectionKind(allCourses, AllCourses);
