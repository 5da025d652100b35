import { publicationGridColumns } from "@/components/ui/skeletons/publication-grid-skeleton";
import type { PublicationDto } from "@/lib/site/publications/schema";
import { PublicationCard } from "./publication-card";

type Props = {
  publications: PublicationDto[];
  /** For a grid at the top of its page: its covers load without waiting to be scrolled to. */
  eager?: boolean;
};

export function PublicationGrid({ publications, eager }: Props) {
  return (
    <ul className={publicationGridColumns}>
      {publications.map((publication) => (
        <li key={publication.id}>
          <PublicationCard publication={publication} eager={eager} />
        </li>
      ))}
    </ul>
  );
}
