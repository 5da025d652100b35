import { CourseGrid } from "@/components/courses/course-grid";
import { Section, SectionHeading } from "@/components/layout/section";
import { home } from "@/components/marketing/copy/home";
import { FEATURED_COURSES_ID } from "@/components/marketing/hero";
import { ButtonLink } from "@/components/ui/button";
import { listFeaturedCourses } from "@/lib/courses/queries";
import { paths } from "@/lib/paths";

export async function CoursesSection() {
  return (
    <Section id={FEATURED_COURSES_ID} labelledBy="courses-title">
      <SectionHeading
        id="courses-title"
        title="Performance Courses"
        lead={home.courses.lead}
        action={<ButtonLink href={paths.toolsForLife}>View All Courses</ButtonLink>}
      />
      <CourseGrid courses={await listFeaturedCourses()} featuredBadge="POPULAR" />
    </Section>
  );
}
