import { Container } from "@/components/ui/container";
import { PageLink } from "@/components/ui/page-link";
import { RichText } from "@/components/ui/rich-text";
import { type LegalSection, toSections } from "@/lib/site/legal/rules";
import type { LegalText } from "@/lib/site/legal/schema";
import { formatDate } from "@/lib/text/dates";
import { PageHero } from "./page-hero";
import { Prose } from "./prose";

type Props = LegalText & {
  /** The address of the wording that replaced this one. */
  newer?: string;
};

/** `contentHtml` has its placeholders for names already filled in. */
export function LegalPage({ title, publishedAt, introduction, contentHtml, newer }: Props) {
  const sections = toSections(contentHtml);
  return (
    <>
      <PageHero title={title} lead={introduction} />
      <Container className="grid gap-x-20 gap-y-12 pb-20 md:pb-28 lg:grid-cols-[minmax(0,var(--container-measure))_1fr]">
        <Contents sections={sections.filter(({ heading }) => heading)} />
        <Prose>
          {newer ? (
            <p className="text-muted">
              In force from {formatDate(publishedAt)}, until a{" "}
              <PageLink href={newer} className="text-link">
                newer wording
              </PageLink>{" "}
              replaced it
            </p>
          ) : (
            <p className="text-muted">In force since {formatDate(publishedAt)}</p>
          )}
          <LegalSections sections={sections} />
        </Prose>
      </Container>
    </>
  );
}

export function LegalSections({ sections }: { sections: LegalSection[] }) {
  return sections.map(({ id, heading, html }) => (
    <section key={id}>
      {heading && <h2 id={id}>{heading}</h2>}
      <RichText html={html} />
    </section>
  ));
}

/** Above the text on phones; on wide screens beside it and always in view. */
function Contents({ sections }: { sections: LegalSection[] }) {
  if (sections.length === 0) return null;
  return (
    <nav
      aria-labelledby="contents-title"
      className="max-w-measure self-start lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:order-last"
    >
      <h2 id="contents-title" className="font-sans text-sm font-semibold tracking-normal">
        On this page
      </h2>
      <ul className="mt-3 border-b border-rule text-sm">
        {sections.map(({ id, heading }) => (
          <li key={id} className="border-t border-rule">
            <a
              href={`#${id}`}
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
