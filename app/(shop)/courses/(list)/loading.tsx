import { CourseGridSkeleton } from "@/components/courses/course-grid";
import { Container } from "@/components/layout/container";
import { PageHeroSkeleton } from "@/components/marketing/page-hero";

export default function CoursesLoading() {
  return (
    <>
      <PageHeroSkeleton />
      <Container className="pb-20 md:pb-28">
        <CourseGridSkeleton />
      </Container>
    </>
  );
}
