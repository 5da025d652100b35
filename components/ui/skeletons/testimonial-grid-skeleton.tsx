import { Skeleton, SkeletonList } from "@/components/ui/skeleton";

/** Shared with the grid, so that the skeleton has the shape of the list that follows. */
export const testimonialGridColumns = "gap-6 sm:columns-2 lg:columns-3 lg:gap-8";

export function TestimonialGridSkeleton() {
  return (
    <SkeletonList label="Loading testimonials" count={6} className={testimonialGridColumns}>
      <div className="sheet mb-6 break-inside-avoid rounded-card p-8 shadow-card lg:mb-8">
        <Skeleton className="h-32 w-full" />
        <div className="mt-6 flex items-center gap-3.5">
          <Skeleton className="size-11 rounded-full" />
          <Skeleton className="h-9 w-40" />
        </div>
      </div>
    </SkeletonList>
  );
}
