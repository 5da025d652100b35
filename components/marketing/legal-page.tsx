import { formatDate } from "@/lib/dates";
import { site } from "@/lib/site";
import { Container } from "../layout/container";
import type { LegalDocument, LegalSection } from "./copy/types";
import { PageHero } from "./page-hero";
import { Prose } from "./prose";

export function LegalPage({ title, version, introduction, sections }: LegalDocument) {
  return (
    <>
      <PageHero title={title} lead={introduction} />
      <Container className="grid gap-x-20 gap-y-12 pb-20 md:pb-28 lg:grid-cols-[minmax(0,var(--container-measure))_1fr]">
        <Contents sections={sections} />
        <Prose>
          <p className="text-muted">In force since {formatDate(new Date(version))}</p>
          {sections.map(({ heading, paragraphs, points = [] }) => (
            <section key={heading}>
              <h2 id={anchor(heading)}>{heading}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>
                  <LinkedAddress>{paragraph}</LinkedAddress>
                </p>
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

/** Above the text on phones; beside it, and in view all the way down, where there is room. */
function Contents({ sections }: { sections: LegalSection[] }) {
  return (
    <nav
      aria-labelledby="contents-title"
      className="max-w-measure self-start lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:order-last"
    >
      <h2 id="contents-title" className="font-sans text-sm font-semibold tracking-normal">
        On this page
      </h2>
      <ul className="mt-3 border-b border-rule text-sm">
        {sections.map(({ heading }) => (
          <li key={heading} className="border-t border-rule">
            <a
              href={`#${anchor(heading)}`}
              className="flex min-h-11 items-center underline-offset-4 hover:underline lg:min-h-10"
            >
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function LinkedAddress({ children }: { children: string }) {
  const [before, after] = children.split(site.email);
  if (after === undefined) return children;
  return (
    <>
      {before}
      <a href={`mailto:${site.email}`}>{site.email}</a>
      {after}
    </>
  );
}

function anchor(heading: string): string {
  return heading.toLowerCase().replaceAll(/[^a-z]+/g, "-");
}
