import type { MetadataRoute } from "next";
import { absoluteUrl, readOwnAddress } from "@/lib/absolute-url";
import { listPublishedSlugs } from "@/lib/courses/queries";
import { escapeHtml } from "@/lib/html";
import { paths } from "@/lib/paths";
import { listPublications } from "@/lib/publications/queries";

/** Read when asked: courses come and go. The front keeps just the pages that are named here. */
export const dynamic = "force-dynamic";

const pages = [
  paths.home,
  paths.courses,
  paths.toolsForLife,
  paths.irishDancing,
  paths.publicSpeaking,
  paths.publications,
  paths.publicationsOf("podcasts"),
  paths.publicationsOf("articles"),
  paths.about,
  paths.cv,
  paths.performingArtsCv,
  paths.testimonials,
  paths.contact,
  paths.privacy,
  paths.terms,
  paths.refunds,
];

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [slugs, publications] = await Promise.all([listPublishedSlugs(), listPublications()]);
  const own = publications.flatMap(({ link }) => readOwnAddress(link ?? "")?.pathname ?? []);
  const all = new Set([...pages, ...slugs.map(paths.course), ...own]);
  // Next writes an address as it is, and a bare "&" would end the whole map for its readers.
  return [...all].map((path) => ({ url: escapeHtml(absoluteUrl(path)) }));
}
