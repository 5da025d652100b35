import { type SectionProps, sectionKind } from "@/components/sections/kind";
import { Section, SectionHeading } from "@/components/ui/section";
import { reasons } from "./schema";

function Reasons({ content, titleId, band }: SectionProps<typeof reasons.schema>) {
  return (
    <Section {...band} labelledBy={titleId}>
      <SectionHeading id={titleId} title={content.title} />
      <ul className="grid gap-x-16 md:grid-cols-2">
        {content.reasons.map(({ title, text }) => (
          <li key={title} className="border-t border-rule py-6">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2 max-w-measure text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const reasonsKind = sectionKind(reasons, Reasons);
