import { SitePage, sitePageMetadata } from "@/app/(marketing)/_page";
import { paths } from "@/lib/paths/public";

export const generateMetadata = () => sitePageMetadata(paths.toolsForLife);

export default function ToolsForLifePage() {
  return <SitePage path={paths.toolsForLife} above={paths.courses} />;
}
