import type { MetadataRoute } from "next";
import { listPublishedSlugs } from "@/lib/courses/public/queries";
import { absoluteUrl } from "@/lib/paths/absolute-url";
import { paths } from "@/lib/paths/public";
import { areDoorsOpen } from "@/lib/site/doors/queries";
import { listOffAddresses, listOwnAddresses } from "@/lib/site/pages/queries";
import { listPublicationAddresses } from "@/lib/site/publications/queries";

/** Rendered on request, because courses change. The production server caches only the pages named here. */
export const dynamic = "force-dynamic";

const pages = [
  paths.home,
  paths.courses,
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
  paths.accessibility,
  paths.reviews,
];

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  if (!(await areDoorsOpen())) return [{ url: absoluteUrl(paths.home) }];
  const [slugs, publications, ownPages, offPages] = await Promise.all([
    listPublishedSlugs(),
    listPublicationAddresses(),
    listOwnAddresses(),
    listOffAddresses(),
  ]);
  const all = new Set([...pages, ...ownPages, ...slugs.map(paths.course), ...publications]);
  for (const path of offPages) all.delete(path);
  return [...all].map((path) => ({ url: absoluteUrl(path) }));
}
