import { TextWithFilms } from "@/components/sections/film/text-with-films";
import { type SectionProps, sectionKind } from "@/components/sections/kind";
import { Section, SectionHeading } from "@/components/ui/section";
import { quote } from "./schema";

function Quote({ content, titleId, band }: SectionProps<typeof quote.schema>) {
  const { title, html } = content;
  return (
    <Section {...band} labelledBy={title ? titleId : undefined}>
      {title && <SectionHeading id={titleId} title={title} />}
      <div className={html ? "grid gap-10 lg:grid-cols-2 lg:gap-20" : ""}>
        <blockquote className="max-w-4xl font-serif text-3xl text-balance">
          <p>“{content.quote}”</p>
        </blockquote>
        {html && <TextWithFilms html={html} isTop={!title} />}
      </div>
    </Section>
  );
}

export const quoteKind = sectionKind(quote, Quote);
