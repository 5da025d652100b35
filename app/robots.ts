import type { MetadataRoute } from "next";
import { absoluteUrl } from "@/lib/paths/absolute-url";
import { areDoorsOpen } from "@/lib/site/doors/queries";

export const dynamic = "force-dynamic";

/** Pages that should not be found say so themselves: a crawler barred here could not read that. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  if (!(await areDoorsOpen())) return { rules: { userAgent: "*", disallow: "/" } };
  return {
    // The films of free previews are for search engines too.
    rules: { userAgent: "*", allow: ["/", "/api/lessons/"], disallow: "/api/" },
    sitemap: absoluteUrl("/sitemap.xml"),
  };
}
