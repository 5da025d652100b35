import { TextWithFilms } from "@/components/sections/film/text-with-films";
import { type SectionProps, sectionKind } from "@/components/sections/kind";
import { Section, SectionHeading } from "@/components/ui/section";
import { prose } from "./schema";

function ProseSection({ content, titleId, band }: SectionProps<typeof prose.schema>) {
  return (
    <Section {...band} labelledBy={content.title ? titleId : undefined}>
      {content.title && <SectionHeading id={titleId} title={content.title} />}
      <TextWithFilms html={content.html} isTop={!content.title} />
    </Section>
  );
}

export const proseKind = sectionKind(prose, ProseSection);
