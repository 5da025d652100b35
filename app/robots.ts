import type { MetadataRoute } from "next";
import { absoluteUrl } from "@/lib/paths/absolute-url";
import { areDoorsOpen } from "@/lib/site/doors/queries";

export const dynamic = "force-dynamic";

/** Pages with "noindex" are not disallowed here, because a crawler must read them to see it. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  if (!(await areDoorsOpen())) return { rules: { userAgent: "*", disallow: "/" } };
  return {
    // Search engines may read the films of free previews.
    rules: { userAgent: "*", allow: ["/", "/api/lessons/"], disallow: "/api/" },
    sitemap: absoluteUrl("/sitemap.xml"),
  };
}
