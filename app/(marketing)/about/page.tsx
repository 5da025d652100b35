import { paths } from "@/lib/paths/public";
import { person } from "@/lib/site/structured-data";
import { SitePage, sitePageMetadata } from "../_page";

export const generateMetadata = () => sitePageMetadata(paths.about);

export default function AboutPage() {
  return <SitePage path={paths.about} things={(site) => [person(site)]} />;
}
