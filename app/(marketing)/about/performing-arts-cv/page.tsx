import { paths } from "@/lib/paths/public";
import { SitePage, sitePageMetadata } from "../../_page";

export const generateMetadata = () => sitePageMetadata(paths.performingArtsCv);

export default function PerformingArtsCvPage() {
  return <SitePage path={paths.performingArtsCv} above={paths.irishDancing} />;
}
