import { performingArtsCv } from "@/components/marketing/copy/cv";
import { CvPage } from "@/components/marketing/cv-page";
import { paths } from "@/lib/paths/public";
import { pageMetadata } from "@/lib/site/metadata";
import { readSite } from "@/lib/site/settings/queries";

const { title, lead } = performingArtsCv;

export const generateMetadata = () =>
  pageMetadata({ title, description: lead, path: paths.performingArtsCv });

const crumbs = [{ label: "Irish Dancing", href: paths.irishDancing }, { label: title }];

export default async function PerformingArtsCvPage() {
  return (
    <CvPage
      cv={performingArtsCv}
      crumbs={crumbs}
      pdf={paths.performingArtsCvPdf}
      site={await readSite()}
    />
  );
}
