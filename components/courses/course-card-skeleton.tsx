import { Skeleton } from "../ui/skeleton";

export function CourseCardSkeleton() {
  return (
    <div className="sheet overflow-hidden rounded-card shadow-card">
      <Skeleton className="aspect-8/5 w-full rounded-none" />
      <div className="flex flex-col gap-3 p-6">
        <Skeleton className="h-4 w-28" />
        <Skeleton className="h-7 w-4/5" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="mt-3 h-7 w-20" />
      </div>
    </div>
  );
}
