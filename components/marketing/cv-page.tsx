import { Breadcrumbs, type Crumb } from "@/components/ui/breadcrumbs";
import { Container } from "@/components/ui/container";
import { DownloadIcon } from "@/components/ui/icons";
import { paths } from "@/lib/paths/public";
import type { Site } from "@/lib/site/settings/schema";
import type { Cv, CvEntry } from "./copy/cv";

type Props = { cv: Cv; crumbs: Crumb[]; pdf: string; site: Site };

/** For reading on screen and for printing as it is: the PDF is made from this page. */
export function CvPage({ cv, crumbs, pdf, site: { brand, contact } }: Props) {
  return (
    <Container className="pt-6 pb-20 md:pt-8 md:pb-28 print:p-0">
      <div className="print:hidden">
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <header className="mt-10 max-w-3xl border-b border-rule pb-8 print:mt-0">
        <h1 className="text-4xl">{cv.title}</h1>
        <p className="mt-4 text-lg text-muted">{cv.lead}</p>
        <p className="mt-4 text-sm">
          {brand.name}, {contact.location} ·{" "}
          <a href={paths.mail(contact.email)} className="inline-block py-1 text-link">
            {contact.email}
          </a>
        </p>
        <a
          href={pdf}
          download
          className="mt-4 inline-flex min-h-11 items-center gap-2 font-semibold text-link print:hidden"
        >
          <DownloadIcon />
          Download PDF
        </a>
      </header>
      {cv.sections.map(({ heading, entries }) => (
        <section key={heading} className="mt-12 max-w-3xl print:mt-8">
          <h2 className="text-2xl">{heading}</h2>
          <dl className="mt-4 border-t border-rule">
            {entries.map((entry) => (
              <Entry key={entry.what} {...entry} />
            ))}
          </dl>
        </section>
      ))}
    </Container>
  );
}

function Entry({ period, what, detail }: CvEntry) {
  return (
    <div className="grid break-inside-avoid gap-x-8 items-baseline border-b border-rule py-3 sm:grid-cols-[12rem_1fr] print:grid-cols-[10rem_1fr]">
      <dt className="text-sm text-muted">{period}</dt>
      <dd>
        <p className="font-medium">{what}</p>
        {detail && <p className="text-sm text-muted">{detail}</p>}
      </dd>
    </div>
  );
}
