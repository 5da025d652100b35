import { NewsletterSignup } from "@/components/marketing/newsletter-signup";
import { SplitSection } from "@/components/marketing/split-section";
import { type SectionProps, sectionKind } from "@/components/sections/kind";
import { Section } from "@/components/ui/section";
import { newsletter } from "./schema";

function Newsletter({ content, titleId, band }: SectionProps<typeof newsletter.schema>) {
  return (
    <Section {...band} labelledBy={titleId}>
      <SplitSection id={titleId} title={content.title} text={content.text}>
        <NewsletterSignup />
      </SplitSection>
    </Section>
  );
}

export const newsletterKind = sectionKind(newsletter, Newsletter);
