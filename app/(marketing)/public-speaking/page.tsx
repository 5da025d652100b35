import { ContactCall } from "@/components/marketing/contact-call";
import { speaking } from "@/components/marketing/copy/speaking";
import { PageHero } from "@/components/marketing/page-hero";
import { ReasonList } from "@/components/marketing/reason-list";
import { TalkFormats } from "@/components/marketing/talk-formats";
import { TestimonialCard } from "@/components/marketing/testimonial-card";
import { ButtonLink } from "@/components/ui/button";
import { Section, SectionHeading } from "@/components/ui/section";
import { paths } from "@/lib/paths/public";
import { pageMetadata } from "@/lib/site/metadata";

const { title, lead, booking } = speaking;

export const generateMetadata = () =>
  pageMetadata({ title, description: lead, path: paths.publicSpeaking });

const enquiry = { label: booking.button, href: paths.enquiry("speaking") };

export default function PublicSpeakingPage() {
  return (
    <>
      <PageHero crumbs={[{ label: title }]} title={title} lead={lead}>
        <ButtonLink variant="primary" href={enquiry.href}>
          {enquiry.label}
        </ButtonLink>
      </PageHero>
      <Section surface="deep" labelledBy="topics-title">
        <SectionHeading id="topics-title" title={speaking.topicsTitle} />
        <ReasonList reasons={speaking.topics} />
      </Section>
      <Section labelledBy="formats-title">
        <SectionHeading id="formats-title" title={speaking.formatsTitle} />
        <TalkFormats formats={speaking.formats} />
      </Section>
      <Section surface="stage" labelledBy="quotes-title">
        <SectionHeading id="quotes-title" title={speaking.quotesTitle} />
        <ul className="grid gap-6 md:grid-cols-2 lg:gap-8">
          {speaking.quotes.map((quote) => (
            <li key={quote.name}>
              <TestimonialCard {...quote} />
            </li>
          ))}
        </ul>
      </Section>
      <ContactCall title={booking.title} text={booking.text} action={enquiry} />
    </>
  );
}
