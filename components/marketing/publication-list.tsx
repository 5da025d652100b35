import { Container } from "@/components/ui/container";
import type { PublicationDto } from "@/lib/site/publications/schema";
import { PublicationGrid } from "./publication-grid";

type Props = { title: string; empty: string; publications: PublicationDto[] };

export function PublicationList({ title, empty, publications }: Props) {
  return (
    <section aria-labelledby="publications-title">
      <Container className="pb-20 md:pb-28">
        <h2 id="publications-title" className="sr-only">
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
