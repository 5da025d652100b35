import { type SectionProps, sectionKind } from "@/components/sections/kind";
import { FaqList } from "@/components/ui/faq-list";
import { Section, SectionHeading } from "@/components/ui/section";
import { questions } from "./schema";

function Questions({ content, titleId, band }: SectionProps<typeof questions.schema>) {
  return (
    <Section {...band} labelledBy={titleId}>
      <SectionHeading id={titleId} title={content.title} />
      <FaqList questions={content.questions} />
    </Section>
  );
}

export const questionsKind = sectionKind(questions, Questions);
