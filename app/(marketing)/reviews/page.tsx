import { paths } from "@/lib/paths/public";
import { SitePage, sitePageMetadata } from "../_page";

export const generateMetadata = () => sitePageMetadata(paths.reviews);

export default function ReviewsPage() {
  return <SitePage path={paths.reviews} />;
}
