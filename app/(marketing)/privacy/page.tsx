import { paths } from "@/lib/paths/public";
import { SitePage, sitePageMetadata } from "../_page";

export const generateMetadata = () => sitePageMetadata(paths.privacy);

export default function PrivacyPage() {
  return <SitePage path={paths.privacy} />;
}
