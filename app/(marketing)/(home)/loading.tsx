import { CourseGridSkeleton } from "@/components/courses/course-grid";
import { Section } from "@/components/layout/section";
import { PublicationGridSkeleton } from "@/components/marketing/publication-grid";
import { Skeleton } from "@/components/ui/skeleton";

export default function HomeLoading() {
  return (
    <>
      <div className="stage min-h-[44rem]" />
      <Section>
        <Skeleton className="mb-12 h-12 w-72" />
        <CourseGridSkeleton />
      </Section>
      <Section>
        <Skeleton className="mb-12 h-12 w-72" />
        <PublicationGridSkeleton count={4} />
      </Section>
    </>
  );
}
