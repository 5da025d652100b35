import { TestimonialCard } from "@/components/marketing/testimonial-card";
import { type SectionProps, sectionKind } from "@/components/sections/kind";
import { Section, SectionHeading } from "@/components/ui/section";
import { quotes } from "./schema";

function Quotes({ content, titleId, band }: SectionProps<typeof quotes.schema>) {
  if (content.quotes.length === 0) return null;
  return (
    <Section {...band} labelledBy={titleId}>
      <SectionHeading id={titleId} title={content.title} />
      <QuoteRow quotes={content.quotes} />
    </Section>
  );
}

type Quote = { text: string; name: string; role: string };

export function QuoteRow({ quotes }: { quotes: Quote[] }) {
  const columns = quotes.length === 2 ? "md:grid-cols-2" : "md:grid-cols-3";
  return (
    <ul className={`grid gap-6 lg:gap-8 ${columns}`}>
      {quotes.map((quote) => (
        <li key={quote.text}>
          <TestimonialCard {...quote} />
        </li>
      ))}
    </ul>
  );
}

export const quotesKind = sectionKind(quotes, Quotes);
