import { performingArtsCv } from "@/components/marketing/copy/cv";
import { CvPage } from "@/components/marketing/cv-page";
import { JsonLd } from "@/components/marketing/json-ld";
import { pageMetadata } from "@/lib/metadata";
import { paths } from "@/lib/paths";
import { readSite } from "@/lib/settings/queries";
import { breadcrumbList } from "@/lib/structured-data";

const { title, lead } = performingArtsCv;

export const generateMetadata = () =>
  pageMetadata({ title, description: lead, path: paths.performingArtsCv });

const crumbs = [
  { label: "Home", href: paths.home },
  { label: "Irish Dancing", href: paths.irishDancing },
  { label: title },
];

export default async function PerformingArtsCvPage() {
  return (
    <>
      <JsonLd things={[breadcrumbList(crumbs)]} />
      <CvPage
        cv={performingArtsCv}
        crumbs={crumbs}
        pdf={paths.performingArtsCvPdf}
        site={await readSite()}
      />
    </>
  );
}
