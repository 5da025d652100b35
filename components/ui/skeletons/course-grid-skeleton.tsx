import { Skeleton, SkeletonList } from "@/components/ui/skeleton";

/** Shared with the grid, so that the skeleton has the shape of the list that follows. */
export const courseGridColumns =
  "grid gap-6 sm:grid-cols-2 lg:gap-8 lg:not-has-[>:is(:nth-child(2),:nth-child(4)):last-child]:grid-cols-3";

export function CourseGridSkeleton() {
  return (
    <SkeletonList label="Loading courses" count={3} className={courseGridColumns}>
      <CourseCardSkeleton />
    </SkeletonList>
  );
}

function CourseCardSkeleton() {
  return (
    <div className="sheet overflow-hidden rounded-card shadow-card">
      <Skeleton className="aspect-8/5 w-full rounded-none" />
      <div className="flex flex-col gap-3 p-card">
        <Skeleton className="h-4 w-28" />
        <Skeleton className="h-7 w-4/5" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="mt-3 h-7 w-20" />
      </div>
    </div>
  );
}
