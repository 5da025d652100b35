import { paths } from "@/lib/paths/public";
import { SitePage, sitePageMetadata } from "../_page";

export const generateMetadata = () => sitePageMetadata(paths.accessibility);

export default function AccessibilityPage() {
  return <SitePage path={paths.accessibility} />;
}
