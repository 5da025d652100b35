import type { CourseCardDto } from "@/lib/courses/schema";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site";

/** schema.org's vocabulary for search engines, each with the base that its addresses need. */
type Thing = { "@type": string | string[]; [property: string]: unknown };

const coach = { "@type": "Person", name: site.coach, jobTitle: "Performance coach" };

function organisationReference(base: string) {
  return { "@type": "Organization", name: site.name, url: absolute("/", base) };
}

export function organisation(base: string): Thing {
  return {
    ...organisationReference(base),
    description: site.description,
    email: site.email,
    logo: absolute("/icon-512.png", base),
    address: { "@type": "PostalAddress", addressLocality: "Belfast", addressCountry: "GB" },
    founder: coach,
    sameAs: Object.values(site.social),
  };
}

export function person(base: string): Thing {
  return {
    ...coach,
    url: absolute(paths.about, base),
    image: absolute("/artwork/portrait.svg", base),
    worksFor: organisationReference(base),
  };
}

/** The same crumbs as the page shows; the last one is the page itself. */
export function breadcrumbList(
  crumbs: { label: string; href?: string }[],
  base: string,
): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      ...(href && { item: absolute(href, base) }),
    })),
  };
}

export function courseList(courses: CourseCardDto[], base: string): Thing {
  return {
    "@type": "ItemList",
    itemListElement: courses.map((course, index) => ({
      "@type": "ListItem",
      position: index + 1,
      url: absolute(paths.course(course.slug), base),
      item: courseReference(course, base),
    })),
  };
}

function courseReference({ slug, title, description }: CourseCardDto, base: string): Thing {
  return {
    "@type": "Course",
    name: title,
    description,
    url: absolute(paths.course(slug), base),
    provider: organisationReference(base),
  };
}

/** A course is both: what is learnt, and what is bought at the price that the page shows. */
export function courseForSale(course: CourseCardDto, base: string): Thing {
  return {
    ...courseReference(course, base),
    "@type": ["Course", "Product"],
    sku: course.slug,
    image: absolute(socialPicture(course.slug), base),
    brand: organisationReference(base),
    inLanguage: "en-GB",
    hasCourseInstance: { "@type": "CourseInstance", courseMode: "Online", instructor: coach },
    offers: {
      "@type": "Offer",
      category: "Paid",
      price: course.price,
      priceCurrency: "GBP",
      availability: "https://schema.org/InStock",
      url: absolute(paths.course(course.slug), base),
    },
  };
}

type Preview = { title: string; description: string; filmPath: string; publishedAt: string };

/** Only for a film that every visitor can watch. */
export function previewFilm(course: CourseCardDto, preview: Preview, base: string): Thing {
  return {
    "@type": "VideoObject",
    name: preview.title,
    description: preview.description,
    thumbnailUrl: absolute(socialPicture(course.slug), base),
    uploadDate: preview.publishedAt,
    contentUrl: absolute(preview.filmPath, base),
  };
}

/** The picture that stands for a course where its link is shared. */
export function socialPicture(slug: string): string {
  return `/artwork/social/${slug}.png`;
}

function absolute(path: string, base: string): string {
  return new URL(path, base).href;
}
