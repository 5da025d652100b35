import type { Metadata } from "next";
import type { Readers } from "@/components/sections/kind";
import { PageSections } from "@/components/sections/page-sections";
import type { Crumb } from "@/components/ui/breadcrumbs";
import { JsonLd } from "@/components/ui/json-ld";
import { listCategoryCourses, listFeaturedCourses } from "@/lib/courses/public/queries";
import { paths } from "@/lib/paths/public";
import { pageMetadata } from "@/lib/site/metadata";
import { readPublishedPage } from "@/lib/site/pages/queries";
import { fillInPlaces } from "@/lib/site/pages/rules";
import { type PageContent, pageHead } from "@/lib/site/pages/schema";
import { listPublications } from "@/lib/site/publications/queries";
import { readSite } from "@/lib/site/settings/queries";
import type { Site } from "@/lib/site/settings/schema";
import { type StructuredData, socialPicture } from "@/lib/site/structured-data";
import {
  listDancersTestimonials,
  listHomeTestimonials,
  listTestimonials,
} from "@/lib/site/testimonials/queries";

const testimonials = {
  home: listHomeTestimonials,
  dancers: listDancersTestimonials,
  all: listTestimonials,
};

const read: Readers = {
  courses: (which) => (which === "featured" ? listFeaturedCourses() : listCategoryCourses(which)),
  testimonials: (which) => testimonials[which](),
  publications: listPublications,
};

export async function sitePageMetadata(path: string): Promise<Metadata> {
  const [{ head }, site] = await Promise.all([readPublishedPage(path), readSite()]);
  const { heading, lead, searchTitle, description, picture } = headOf(head, site);
  return pageMetadata({
    title: searchTitle || heading,
    description: description || lead || site.brand.description,
    path,
    image: picture ? socialPicture({ imageUrl: picture }) : undefined,
  });
}

function headOf({ content }: PageContent["head"], site: Site) {
  return fillInPlaces(pageHead.parse(content), site);
}

type Props = {
  path: string;
  /** The pages above it. */
  under?: Crumb[];
  /** What search engines are told besides. */
  things?: (site: Site) => StructuredData[];
};

/** A public page that the coach edits. */
export async function SitePage({ path, under, things }: Props) {
  const [content, site] = await Promise.all([readPublishedPage(path), readSite()]);
  return (
    <>
      {things && <JsonLd things={things(site)} />}
      <PageView content={content} site={site} path={path} under={under} />
    </>
  );
}

type ViewProps = Pick<Props, "path" | "under"> & { content: PageContent; site: Site };

export function PageView({ content, site, path, under = [] }: ViewProps) {
  const head = headOf(content.head, site);
  const crumbs = path === paths.home ? undefined : [...under, { label: head.name }];
  return <PageSections sections={content.sections} page={{ site, head, read }} crumbs={crumbs} />;
}
