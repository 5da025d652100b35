import type { ReactNode } from "react";
import { Container } from "@/components/layout/container";
import { Section, SectionHeading } from "@/components/layout/section";
import { ContactForm } from "@/components/marketing/contact-form";
import { contact } from "@/components/marketing/copy/contact";
import { FaqList } from "@/components/marketing/faq-list";
import { JsonLd } from "@/components/marketing/json-ld";
import { PageHero } from "@/components/marketing/page-hero";
import { firstValue } from "@/lib/http/request";
import { paths } from "@/lib/paths/public";
import { pageMetadata } from "@/lib/site/metadata";
import { readSite } from "@/lib/site/settings/queries";
import type { Site } from "@/lib/site/settings/schema";
import { breadcrumbList } from "@/lib/site/structured-data";
import { sendMessageAction } from "./actions";

const { title, lead, consultation, questionsTitle, questions, topics } = contact;

export const generateMetadata = () =>
  pageMetadata({ title, description: lead, path: paths.contact });

const crumbs = [{ label: "Home", href: paths.home }, { label: title }];

export default async function ContactPage({ searchParams }: PageProps<"/contact">) {
  const topic = topics[firstValue((await searchParams).topic) ?? ""];
  return (
    <>
      <JsonLd things={[breadcrumbList(crumbs)]} />
      <PageHero crumbs={crumbs} title={title} lead={lead} />
      <Container className="grid gap-14 pb-16 md:pb-24 lg:grid-cols-[3fr_2fr] lg:gap-20">
        <section>
          <h2 className="mb-6 text-2xl">Send a message</h2>
          <ContactForm key={topic?.subject} action={sendMessageAction} {...topic} />
        </section>
        <Details />
      </Container>
      <Section surface="deep" labelledBy="questions-title">
        <SectionHeading id="questions-title" title={questionsTitle} />
        <FaqList questions={questions} />
      </Section>
    </>
  );
}

async function Details() {
  const { contact: ways, social } = await readSite();
  return (
    <div className="flex flex-col gap-8">
      <div className="sheet rounded-card p-6 shadow-card sm:p-8">
        <h2 className="text-2xl text-wrap">{consultation.title}</h2>
        <p className="mt-2 text-muted">{consultation.text}</p>
        <a
          href={paths.consultation(ways.email)}
          className="mt-4 inline-flex min-h-11 items-center font-semibold text-link"
        >
          Ask for a consultation
        </a>
      </div>
      <dl className="flex flex-col gap-5">
        <Detail name="E-mail">
          <a href={paths.mail(ways.email)} className="inline-flex min-h-11 items-center text-link">
            {ways.email}
          </a>
        </Detail>
        <Detail name="Where I work">{ways.location}, and wherever the stage is</Detail>
        <Elsewhere {...social} />
      </dl>
    </div>
  );
}

function Elsewhere({ facebook, instagram, linkedin }: Site["social"]) {
  const profiles = { Facebook: facebook, Instagram: instagram, LinkedIn: linkedin };
  const links = Object.entries(profiles).filter(([, href]) => href);
  if (links.length === 0) return null;
  return (
    <Detail name="Elsewhere">
      <ul className="flex flex-wrap gap-x-6">
        {links.map(([name, href]) => (
          <li key={name}>
            <a href={href} className="inline-flex min-h-11 items-center text-link">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Detail>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-t border-rule pt-4">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}
