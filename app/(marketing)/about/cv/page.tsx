import { cv } from "@/components/marketing/copy/cv";
import { CvPage } from "@/components/marketing/cv-page";
import { paths } from "@/lib/paths/public";
import { pageMetadata } from "@/lib/site/metadata";
import { readSite } from "@/lib/site/settings/queries";

export const generateMetadata = () =>
  pageMetadata({
    title: cv.title,
    description: cv.lead,
    path: paths.cv,
  });

const crumbs = [{ label: "About", href: paths.about }, { label: cv.title }];

export default async function CurriculumVitaePage() {
  return <CvPage cv={cv} crumbs={crumbs} pdf={paths.cvPdf} site={await readSite()} />;
}
