import type { Metadata } from "next";
import { site } from "@/lib/site";

/** What each public page says of itself; `path` is its one address. */
export function pageMetadata(page: {
  title: string;
  description: string;
  path: string;
  image?: string;
}): Metadata {
  return {
    title: page.title,
    description: page.description,
    alternates: { canonical: page.path },
    openGraph: {
      title: page.title,
      description: page.description,
      url: page.path,
      siteName: site.name,
      locale: "en_GB",
      type: "website",
    },
  };
}

/** For pages that belong to one person, or that nobody should find. */
export function privateMetadata(title: string): Metadata {
  return { title, robots: { index: false, follow: false } };
}
