import { CourseGrid } from "@/components/courses/course-grid";
import { Container } from "@/components/layout/container";
import { PageHero } from "@/components/marketing/page-hero";
import { listPublishedCourses } from "@/lib/courses/cached";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({
  title: "All Courses",
  description:
    "Every course for life, the stage and the platform, to keep and to learn at your own pace.",
  path: "/courses",
});

export default async function CoursesPage() {
  const courses = await listPublishedCourses();
  return (
    <>
      <PageHero title="All Courses" lead="Buy once, learn at your own pace, keep it for life." />
      <Container className="pb-20">
        <CourseGrid courses={courses} />
      </Container>
    </>
  );
}
