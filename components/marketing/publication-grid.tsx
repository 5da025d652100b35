import { publicationGridColumns } from "@/components/ui/skeletons/publication-grid-skeleton";
import type { PublicationDto } from "@/lib/site/publications/schema";
import { PublicationCard } from "./publication-card";

type Props = {
  publications: PublicationDto[];
  /** For a grid at the top of its page, whose covers load at once. */
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
