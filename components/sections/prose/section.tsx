import { type SectionProps, sectionKind } from "@/components/sections/kind";
import { RichText } from "@/components/ui/rich-text";
import { Section, SectionHeading } from "@/components/ui/section";
import { prose } from "./schema";

function ProseSection({ content, titleId, band }: SectionProps<typeof prose.schema>) {
  return (
    <Section {...band} labelledBy={content.title ? titleId : undefined}>
      {content.title && <SectionHeading id={titleId} title={content.title} />}
      <RichText html={content.html} isTop={!content.title} />
    </Section>
  );
}

export const proseKind = sectionKind(prose, ProseSection);
