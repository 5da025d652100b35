import { Prose } from "@/components/marketing/prose";
import { type SectionProps, sectionKind } from "@/components/sections/kind";
import { RichText } from "@/components/ui/rich-text";
import { Section } from "@/components/ui/section";
import { Contents } from "./contents";
import { toParts } from "./parts";
import { longText } from "./schema";

function LongTextSection({
  content,
  titleId,
  isFirst,
  band,
}: SectionProps<typeof longText.schema>) {
  // Only the first text of a page has addresses without its number.
  const parts = toParts(content.html).map((part) =>
    isFirst ? part : { ...part, id: `${titleId}-${part.id}` },
  );
  return (
    <Section {...band}>
      <div className="grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,var(--container-measure))_1fr]">
        <Contents titleId={`${titleId}-contents`} parts={parts.filter(({ heading }) => heading)} />
        <Prose>
          {parts.map(({ id, heading, html }) => (
            <section key={id} className="first:[&>h2]:mt-0">
              {heading && <h2 id={id}>{heading}</h2>}
              <RichText html={html} />
            </section>
          ))}
        </Prose>
      </div>
    </Section>
  );
}

export const longTextKind = sectionKind(longText, LongTextSection);
