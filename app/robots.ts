import type { MetadataRoute } from "next";
import { absoluteUrl } from "@/lib/absolute-url";

export const dynamic = "force-dynamic";

/** Pages that nobody should find say so themselves: what is barred here could not be read there. */
export default function robots(): MetadataRoute.Robots {
  return {
    // The films of free previews are for search engines too.
    rules: { userAgent: "*", allow: ["/", "/api/lessons/"], disallow: "/api/" },
    sitemap: absoluteUrl("/sitemap.xml"),
  };
}
