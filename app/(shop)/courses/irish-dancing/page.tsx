import { SitePage, sitePageMetadata } from "@/app/(marketing)/_page";
import { paths } from "@/lib/paths/public";

export const generateMetadata = () => sitePageMetadata(paths.irishDancing);

export default function IrishDancingPage() {
  return <SitePage path={paths.irishDancing} above={paths.courses} />;
}
