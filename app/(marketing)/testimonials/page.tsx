import { paths } from "@/lib/paths/public";
import { SitePage, sitePageMetadata } from "../_page";

export const generateMetadata = () => sitePageMetadata(paths.testimonials);

export default function TestimonialsPage() {
  return <SitePage path={paths.testimonials} />;
}
