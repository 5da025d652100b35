import { paths } from "@/lib/paths/public";
import { SitePage, sitePageMetadata } from "../_page";

export const generateMetadata = () => sitePageMetadata(paths.publications);

export default function PublicationsPage() {
  return <SitePage path={paths.publications} />;
}
