import { TestimonialGrid } from "@/components/marketing/testimonial-grid";
import { TestimonialSlider } from "@/components/marketing/testimonial-slider";
import { type SectionProps, sectionKind } from "@/components/sections/kind";
import { OptionalButton } from "@/components/sections/optional-button";
import { QuoteRow } from "@/components/sections/quotes/section";
import { Container } from "@/components/ui/container";
import { Section, SectionHeading } from "@/components/ui/section";
import type { TestimonialDto } from "@/lib/site/testimonials/schema";
import { testimonials } from "./schema";

async function Testimonials(props: SectionProps<typeof testimonials.schema>) {
  const { content, titleId, band, page } = props;
  const { title, lead, which, role, none, button, buttonAddress } = content;
  const found = await page.read.testimonials(which, role);
  if (which === "all") return <All found={found} none={none} />;
  if (found.length === 0) return null;
  return (
    <Section {...band} labelledBy={titleId}>
      <SectionHeading
        id={titleId}
        title={title}
        lead={lead}
        action={<OptionalButton label={button} address={buttonAddress} />}
      />
      {which === "home" ? <TestimonialSlider testimonials={found} /> : <QuoteRow quotes={found} />}
    </Section>
  );
}

function All({ found, none }: { found: TestimonialDto[]; none: string }) {
  return (
    <Container className="pb-14 md:pb-20">
      {found.length > 0 ? (
        <TestimonialGrid testimonials={found} />
      ) : (
        <p className="text-lg">{none}</p>
      )}
    </Container>
  );
}

export const testimonialsKind = sectionKind(testimonials, Testimonials);
