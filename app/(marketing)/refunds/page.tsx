import { paths } from "@/lib/paths/public";
import { SitePage, sitePageMetadata } from "../_page";

export const generateMetadata = () => sitePageMetadata(paths.refunds);

export default function RefundsPage() {
  return <SitePage path={paths.refunds} />;
}
