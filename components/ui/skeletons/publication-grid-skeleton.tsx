import { Skeleton, SkeletonList } from "@/components/ui/skeleton";

/** Shared with the grid, so that the skeleton has the shape of the list that follows. */
export const publicationGridColumns =
  "grid grid-cols-2 gap-x-5 gap-y-10 sm:gap-x-6 md:grid-cols-4 lg:gap-x-8";

export function PublicationGridSkeleton({ count }: { count: number }) {
  return (
    <SkeletonList label="Loading publications" count={count} className={publicationGridColumns}>
      <div className="flex flex-col gap-3">
        <Skeleton className="aspect-2/3 w-full" />
        <Skeleton className="mt-2 h-6 w-4/5" />
        <Skeleton className="h-16 w-full" />
      </div>
    </SkeletonList>
  );
}
