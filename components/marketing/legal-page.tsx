import { formatDate } from "@/lib/dates";
import { Container } from "../layout/container";
import type { LegalDocument } from "./copy/types";
import { PageHero } from "./page-hero";
import { Prose } from "./prose";

export function LegalPage({ title, version, introduction, sections }: LegalDocument) {
  return (
    <>
      <PageHero title={title} lead={introduction} />
      <Container className="pb-20 md:pb-28">
        <Prose>
          <p className="text-muted">In force since {formatDate(new Date(version))}</p>
          {sections.map(({ heading, paragraphs, points = [] }) => (
            <section key={heading}>
              <h2>{heading}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {points.length > 0 && (
                <ul>
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </Prose>
      </Container>
    </>
  );
}
