import type { CourseCardDto, PreviewLesson } from "@/lib/courses/schema";
import { env } from "@/lib/env";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site";

/** A thing in the vocabulary of schema.org, as search engines read it. */
export type Thing = { "@type": string | string[]; [property: string]: unknown };

const coach = { "@type": "Person", name: site.coach, jobTitle: "Performance coach" };

function organisationReference() {
  return { "@type": "Organization", name: site.name, url: absolute("/") };
}

export function organisation(): Thing {
  return {
    ...organisationReference(),
    description: site.description,
    email: site.email,
    logo: absolute("/icon-512.png"),
    address: { "@type": "PostalAddress", addressLocality: "Belfast", addressCountry: "GB" },
    founder: coach,
    sameAs: Object.values(site.social),
  };
}

export function person(): Thing {
  return {
    ...coach,
    url: absolute(paths.about),
    image: absolute("/artwork/portrait.svg"),
    worksFor: organisationReference(),
  };
}

/** The same crumbs as the page shows; the last one is the page itself. */
export function breadcrumbList(crumbs: { label: string; href?: string }[]): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      ...(href && { item: absolute(href) }),
    })),
  };
}

export function courseList(courses: CourseCardDto[]): Thing {
  return {
    "@type": "ItemList",
    itemListElement: courses.map((course, index) => ({
      "@type": "ListItem",
      position: index + 1,
      url: absolute(paths.course(course.slug)),
      item: courseReference(course),
    })),
  };
}

function courseReference({ slug, title, description }: CourseCardDto): Thing {
  return {
    "@type": "Course",
    name: title,
    description,
    url: absolute(paths.course(slug)),
    provider: organisationReference(),
  };
}

/** A course is both: what is learnt, and what is bought at the price that the page shows. */
export function courseForSale(course: CourseCardDto): Thing {
  return {
    ...courseReference(course),
    "@type": ["Course", "Product"],
    sku: course.slug,
    image: absolute(socialPicture(course)),
    brand: organisationReference(),
    inLanguage: "en-GB",
    hasCourseInstance: { "@type": "CourseInstance", courseMode: "Online", instructor: coach },
    offers: {
      "@type": "Offer",
      category: "Paid",
      price: course.price,
      priceCurrency: "GBP",
      availability: "https://schema.org/InStock",
      url: absolute(paths.course(course.slug)),
    },
  };
}

/** Only for a film that every visitor can watch. */
export function previewFilm(course: CourseCardDto, preview: PreviewLesson): Thing {
  return {
    "@type": "VideoObject",
    name: preview.title,
    description: preview.description,
    thumbnailUrl: absolute(socialPicture(course)),
    uploadDate: preview.publishedAt,
    contentUrl: absolute(paths.lessonFilm(preview.id)),
  };
}

/** The picture of a course's shared link; a course that was added without one gets the common one. */
export function socialPicture({ imageUrl }: { imageUrl: string | null }): string {
  const uploaded = /^(?<path>\/pictures\/[0-9a-f]{32})\.webp$/.exec(imageUrl ?? "")?.groups?.path;
  if (uploaded) return `${uploaded}-social.jpg`;
  const name = /^\/artwork\/(?<name>[a-z0-9-]+)\.svg$/.exec(imageUrl ?? "")?.groups?.name;
  return `/artwork/social/${name ?? "course-fallback"}.png`;
}

function absolute(path: string): string {
  return new URL(path, env.NEXTAUTH_URL).href;
}
