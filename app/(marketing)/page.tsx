import { paths } from "@/lib/paths/public";
import { organisation } from "@/lib/site/structured-data";
import { SitePage, sitePageMetadata } from "./_page";

export const generateMetadata = () => sitePageMetadata(paths.home);

export default function HomePage() {
  return <SitePage path={paths.home} things={(site) => [organisation(site)]} />;
}
