import { paths } from "@/lib/paths/public";
import { SitePage, sitePageMetadata } from "../_page";

export const generateMetadata = () => sitePageMetadata(paths.publicSpeaking);

export default function PublicSpeakingPage() {
  return <SitePage path={paths.publicSpeaking} />;
}
