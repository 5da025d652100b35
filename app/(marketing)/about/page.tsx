import { CoachPortrait } from "@/components/marketing/about-coach";
import { ConsultationCall } from "@/components/marketing/consultation-call";
import { about } from "@/components/marketing/copy/about";
import { DownloadCard } from "@/components/marketing/download-card";
import { LogoRow } from "@/components/marketing/logo-row";
import { PageHero } from "@/components/marketing/page-hero";
import { Prose } from "@/components/marketing/prose";
import { PullQuote } from "@/components/marketing/pull-quote";
import { ReasonList } from "@/components/marketing/reason-list";
import { Container } from "@/components/ui/container";
import { JsonLd } from "@/components/ui/json-ld";
import { Section, SectionHeading } from "@/components/ui/section";
import { paths } from "@/lib/paths/public";
import { pageMetadata } from "@/lib/site/metadata";
import { readSite } from "@/lib/site/settings/queries";
import { person } from "@/lib/site/structured-data";

export const generateMetadata = () =>
  pageMetadata({
    title: about.title,
    description:
      "A performance coach from Belfast with over four decades beside stages, tracks and meeting rooms: the story, the philosophy and the CV.",
    path: paths.about,
  });

export default async function AboutPage() {
  const site = await readSite();
  return (
    <>
      <JsonLd things={[person(site)]} />
      <PageHero crumbs={[{ label: "About" }]} title={about.title} lead={about.lead} />
      <Biography />
      <Section surface="deep" labelledBy="reasons-title">
        <SectionHeading id="reasons-title" title={about.reasonsTitle} />
        <ReasonList reasons={about.reasons} />
      </Section>
      <Philosophy />
      <Section labelledBy="cv-title">
        <DownloadCard id="cv-title" {...about.cv} href={paths.cvPdf} pageHref={paths.cv} />
      </Section>
      <Container className="pb-16 md:pb-24">
        <h2 className="mb-8 font-sans text-base font-semibold tracking-normal">
          {about.logosTitle}
        </h2>
        <LogoRow />
      </Container>
      <ConsultationCall
        email={site.contact.email}
        second={{ label: "Write to me", href: paths.contact }}
      />
    </>
  );
}

function Biography() {
  return (
    <Container className="pt-4 pb-16 md:pb-24">
      <div className="grid gap-10 md:grid-cols-[2fr_3fr] md:gap-16">
        <CoachPortrait eager />
        <Prose>
          {about.biography.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </div>
    </Container>
  );
}

function Philosophy() {
  const { quote, paragraphs } = about.philosophy;
  return (
    <Section surface="stage" labelledBy="philosophy-title">
      <SectionHeading id="philosophy-title" title={about.philosophyTitle} />
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-20">
        <PullQuote>{quote}</PullQuote>
        <Prose>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </div>
    </Section>
  );
}
