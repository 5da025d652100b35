import { paths } from "@/lib/paths/public";
import { SitePage, sitePageMetadata } from "../_page";

export const generateMetadata = () => sitePageMetadata(paths.terms);

export default function TermsPage() {
  return <SitePage path={paths.terms} />;
}
