import type { Metadata } from "next";
import { EditLink } from "@/app/_edit-link";
import { MissingOpening } from "@/app/_missing";
import type { PageFacts, Readers } from "@/components/sections/kind";
import { PageSections } from "@/components/sections/page-sections";
import type { Crumb } from "@/components/ui/breadcrumbs";
import { JsonLd } from "@/components/ui/json-ld";
import {
  listCategoryCourses,
  listFeaturedCourses,
  listPublishedCourses,
} from "@/lib/courses/public/queries";
import { courseListQuery } from "@/lib/courses/public/schema";
import { adminPaths } from "@/lib/paths/back-office";
import { paths } from "@/lib/paths/public";
import { declareNotFound } from "@/lib/request-context";
import { isFrameClosed } from "@/lib/site/doors/visitor";
import { pageMetadata } from "@/lib/site/metadata";
import { readOffAddresses } from "@/lib/site/pages/off/queries";
import { leaveOutLinks } from "@/lib/site/pages/off/rules";
import { findOwnAddress, readNotFoundHead, readPublishedPage } from "@/lib/site/pages/queries";
import { fillInPlaces, NOT_FOUND } from "@/lib/site/pages/rules";
import { type PageContent, pageHead } from "@/lib/site/pages/schema";
import { listPublications } from "@/lib/site/publications/queries";
import { readSite } from "@/lib/site/settings/queries";
import type { Site } from "@/lib/site/settings/schema";
import { type StructuredData, socialPicture } from "@/lib/site/structured-data";
import {
  listHomeTestimonials,
  listTestimonials,
  listTestimonialsByRole,
} from "@/lib/site/testimonials/queries";
import { readWords } from "@/lib/site/words/queries";
import { sendMessageAction } from "./contact/actions";

const testimonials = {
  home: listHomeTestimonials,
  dancers: listTestimonialsByRole,
  all: listTestimonials,
};

const read: Readers = {
  courses: (which) => (which === "featured" ? listFeaturedCourses() : listCategoryCourses(which)),
  allCourses: (after) => listPublishedCourses(courseListQuery.parse({ after })),
  testimonials: (which, role) => testimonials[which](role),
  publications: listPublications,
  words: readWords,
};

/** `address` is the canonical address, if several share the path. */
export async function sitePageMetadata(path: string, address = path): Promise<Metadata> {
  const [page, site] = await Promise.all([readPublishedPage(path), readSite()]);
  if (page.isOff) return missingMetadata();
  const { heading, lead, searchTitle, description, ...head } = headOf(page.head, site);
  return pageMetadata({
    title: searchTitle || heading,
    description: description || lead || site.brand.description,
    path: address,
    image: socialPicture(head.picture || page.picture),
  });
}

export function headOf({ content }: PageContent["head"], site: Site) {
  return fillInPlaces(pageHead.parse(content), site);
}

type Props = {
  path: string;
  /** The address of its parent page. */
  above?: string;
  query?: PageFacts["query"];
  /** Additional structured data for search engines. */
  things?: (site: Site) => StructuredData[];
};

/** A public page that the coach edits. */
export async function SitePage({ path, above, query, things }: Props) {
  const [content, site, upper] = await Promise.all([
    readPublishedPage(path),
    readSite(),
    above ? readPageAbove(above) : null,
  ]);
  if (content.isOff) return <MissingPage editor={adminPaths.page(content.id)} />;
  const isUnder = upper && !upper.isOff;
  const under = isUnder ? [{ label: headOf(upper.head, site).name, href: upper.path }] : [];
  return (
    <>
      <EditLink href={adminPaths.page(content.id)} />
      {things && <JsonLd things={things(site)} />}
      <PageView
        content={content}
        site={site}
        path={path}
        under={under}
        query={query}
        inForce={content.inForceSince ? { since: content.inForceSince } : undefined}
      />
    </>
  );
}

export async function missingMetadata(): Promise<Metadata> {
  const { heading, searchTitle } = await readNotFoundHead();
  return { title: searchTitle || heading };
}

/** The page of an address that leads nowhere. Closed doors also close its sections. */
export async function MissingPage({ editor }: { editor?: string }) {
  declareNotFound();
  const [content, site] = await Promise.all([readPublishedPage(NOT_FOUND), readSite()]);
  const sections = (await isFrameClosed()) ? [] : content.sections;
  return (
    <>
      <EditLink href={editor ?? adminPaths.page(content.id)} />
      <PageView content={{ ...content, sections }} site={site} path={NOT_FOUND} />
    </>
  );
}

/** Follows the page if its address has changed. */
async function readPageAbove(address: string) {
  const path = (await findOwnAddress(address)) ?? address;
  return { path, ...(await readPublishedPage(path)) };
}

type ViewProps = Pick<Props, "path" | "query"> &
  Pick<PageFacts, "inForce"> & {
    content: PageContent;
    site: Site;
    under?: Crumb[];
  };

export async function PageView(view: ViewProps) {
  const { content, site, path, under = [], query = {}, inForce } = view;
  const off = await readOffAddresses();
  const head = leaveOutLinks(headOf(content.head, site), off);
  const crumbs = path === paths.home ? undefined : [...under, { label: head.name }];
  const page = { site, head, read, off, query, sendMessage: sendMessageAction, inForce };
  const opening = path === NOT_FOUND ? <MissingOpening {...head} /> : undefined;
  return <PageSections sections={content.sections} page={page} crumbs={crumbs} opening={opening} />;
}
