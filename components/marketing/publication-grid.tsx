import type { PublicationDto } from "@/lib/publications/schema";
import { Skeleton, SkeletonList } from "../ui/skeleton";
import { PublicationCard } from "./publication-card";

const columns = "grid grid-cols-2 gap-x-5 gap-y-10 sm:gap-x-8 lg:grid-cols-4";

export function PublicationGrid({
  publications,
  eager,
}: {
  publications: PublicationDto[];
  /** For a grid at the top of its page: its covers don't wait to be scrolled to. */
  eager?: boolean;
}) {
  return (
    <ul className={columns}>
      {publications.map((publication) => (
        <li key={publication.id}>
          <PublicationCard publication={publication} eager={eager} />
        </li>
      ))}
    </ul>
  );
}

export function PublicationGridSkeleton({ count }: { count: number }) {
  return (
    <SkeletonList label="Loading publications" count={count} className={columns}>
      <div className="flex flex-col gap-3">
        <Skeleton className="aspect-2/3 w-full" />
        <Skeleton className="mt-2 h-6 w-4/5" />
        <Skeleton className="h-16 w-full" />
      </div>
    </SkeletonList>
  );
}
