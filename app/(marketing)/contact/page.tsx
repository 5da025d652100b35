import { firstValues } from "@/lib/http/request";
import { paths } from "@/lib/paths/public";
import { SitePage, sitePageMetadata } from "../_page";

export const generateMetadata = () => sitePageMetadata(paths.contact);

export default async function ContactPage({ searchParams }: PageProps<"/contact">) {
  return <SitePage path={paths.contact} query={firstValues(await searchParams)} />;
}
