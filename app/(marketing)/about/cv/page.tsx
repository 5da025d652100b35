import { paths } from "@/lib/paths/public";
import { SitePage, sitePageMetadata } from "../../_page";

export const generateMetadata = () => sitePageMetadata(paths.cv);

export default function CurriculumVitaePage() {
  return <SitePage path={paths.cv} above={paths.about} />;
}
