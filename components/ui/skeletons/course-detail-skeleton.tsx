import { Container } from "@/components/ui/container";
import { Skeleton, SkeletonRegion } from "@/components/ui/skeleton";

/** Hero, body and skeleton share these columns, so that picture and price join up as one card. */
export const courseColumns = "grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_min(24rem,38vw)]";

export function CourseDetailSkeleton() {
  return (
    <SkeletonRegion label="Loading the course">
      <div className="stage">
        <Container className={`${courseColumns} pt-8`}>
          <div className="flex flex-col gap-5 pt-16 lg:pb-16">
            <Skeleton className="h-7 w-36" />
            <Skeleton className="h-14 w-4/5" />
            <Skeleton className="h-24 w-full max-w-measure" />
          </div>
          <Skeleton className="aspect-8/5 w-full self-end rounded-b-none" />
        </Container>
      </div>
      <Container className={`${courseColumns} pb-24`}>
        <Skeleton className="h-72 w-full rounded-t-none lg:col-start-2" />
        <div className="flex flex-col gap-5 lg:col-start-1 lg:row-start-1 lg:pt-16">
          <Skeleton className="h-8 w-64" />
          <Skeleton className="h-40 w-full" />
          <Skeleton className="h-8 w-64" />
          <Skeleton className="h-80 w-full" />
        </div>
      </Container>
    </SkeletonRegion>
  );
}
