import { ContactDetails } from "@/components/marketing/contact-details";
import { ContactForm } from "@/components/marketing/contact-form";
import { contact } from "@/components/marketing/copy/contact";
import { PageHero } from "@/components/marketing/page-hero";
import { Container } from "@/components/ui/container";
import { FaqList } from "@/components/ui/faq-list";
import { PageLink } from "@/components/ui/page-link";
import { Section, SectionHeading } from "@/components/ui/section";
import { firstValue } from "@/lib/http/request";
import { paths } from "@/lib/paths/public";
import { pageMetadata } from "@/lib/site/metadata";
import { readSite } from "@/lib/site/settings/queries";
import { sendMessageAction } from "./actions";

const { title, lead, questionsTitle, questions, topics } = contact;

export const generateMetadata = () =>
  pageMetadata({ title, description: lead, path: paths.contact });

export default async function ContactPage({ searchParams }: PageProps<"/contact">) {
  const topic = topics[firstValue((await searchParams).topic) ?? ""];
  const site = await readSite();
  return (
    <>
      <PageHero crumbs={[{ label: title }]} title={title} lead={lead} />
      <Container className="grid gap-14 pb-16 md:pb-24 lg:grid-cols-[3fr_2fr] lg:gap-20">
        <section>
          <h2 className="mb-6 text-2xl">Send a message</h2>
          <ContactForm key={topic?.subject} action={sendMessageAction} {...topic} />
          <p className="mt-6 text-sm">
            Is it about your personal data?{" "}
            <PageLink href={paths.enquiry("my-data")} className="text-link">
              Begin here
            </PageLink>
            , and you get an answer within a month.
          </p>
        </section>
        <ContactDetails {...site} />
      </Container>
      <Section surface="deep" labelledBy="questions-title">
        <SectionHeading id="questions-title" title={questionsTitle} />
        <FaqList questions={questions} />
      </Section>
    </>
  );
}
