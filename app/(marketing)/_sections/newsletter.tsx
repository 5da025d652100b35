import { home } from "@/components/marketing/copy/home";
import { NewsletterSignup } from "@/components/marketing/newsletter-signup";
import { SplitSection } from "@/components/marketing/split-section";
import { Section } from "@/components/ui/section";

export function NewsletterSection() {
  return (
    <Section surface="stage" labelledBy="newsletter-title">
      <SplitSection id="newsletter-title" {...home.newsletter}>
        <NewsletterSignup />
      </SplitSection>
    </Section>
  );
}
