import { Container } from "@/components/ui/container";
import type { PublicationDto } from "@/lib/site/publications/schema";
import { PublicationGrid } from "./publication-grid";

type Props = { titleId: string; title: string; empty: string; publications: PublicationDto[] };

export function PublicationList({ titleId, title, empty, publications }: Props) {
  return (
    <section aria-labelledby={titleId}>
      <Container className="pb-20 md:pb-28">
        <h2 id={titleId} className="sr-only">
          {title}
        </h2>
        {publications.length > 0 ? (
          <PublicationGrid publications={publications} eager />
        ) : (
          <p className="text-lg">{empty}</p>
        )}
      </Container>
    </section>
  );
}
