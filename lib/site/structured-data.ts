import type {
  BreadcrumbList,
  Course,
  ItemList,
  Organization,
  Person,
  PostalAddress,
  Product,
  Thing,
  VideoObject,
} from "schema-dts";
import type { CourseCardDto, PreviewLesson } from "@/lib/courses/public/schema";
import { absoluteUrl } from "@/lib/paths/absolute-url";
import { UPLOADED } from "@/lib/paths/pictures";
import { paths } from "@/lib/paths/public";
import { type Branded, commonSocialPicture, iconAddress } from "@/lib/site/brand/icons";
import type { Site } from "@/lib/site/settings/schema";

/** schema-dts also allows a bare name for most things; here all are objects. */
type Of<Things, Type extends string> = Extract<Things, { "@type": Type }>;

/** In schema-dts a thing has one type, but this one needs two. */
type CourseForSale = Omit<Of<Course, "Course">, "@type"> &
  Omit<Of<Product, "Product">, "@type"> & { "@type": ["Course", "Product"] };

export type StructuredData = Exclude<Thing, string> | CourseForSale;

type Owner = { brand: Pick<Site["brand"], "name" | "coach" | "profession"> };
type Portrayed = Owner & Pick<Site, "looks">;

function coach({ brand }: Owner): Of<Person, "Person"> {
  const { coach: name, profession } = brand;
  return { "@type": "Person", name, ...(profession && { jobTitle: profession }) };
}

function organisationReference({ brand }: Owner): Of<Organization, "Organization"> {
  return { "@type": "Organization", name: brand.name, url: absoluteUrl("/") };
}

export function organisation(site: Site): Of<Organization, "Organization"> {
  return {
    ...organisationReference(site),
    description: site.brand.description,
    email: site.contact.email,
    ...(site.contact.phone && { telephone: site.contact.phone }),
    logo: absoluteUrl(iconAddress("icon-512.png", site)),
    address: postalAddress(site),
    founder: coach(site),
    sameAs: Object.values(site.social).filter(Boolean),
  };
}

/** "Belfast, Northern Ireland" is a town and its region. */
function postalAddress({ contact }: Pick<Site, "contact">): Of<PostalAddress, "PostalAddress"> {
  const [town, ...region] = contact.location.split(",").map((part) => part.trim());
  return {
    "@type": "PostalAddress",
    ...(contact.postalAddress && { streetAddress: contact.postalAddress }),
    addressLocality: town,
    ...(region.length > 0 && { addressRegion: region.join(", ") }),
  };
}

export function person(site: Portrayed): Of<Person, "Person"> {
  return {
    ...coach(site),
    url: absoluteUrl(paths.about),
    ...(site.looks.portrait && { image: absoluteUrl(site.looks.portrait) }),
    worksFor: organisationReference(site),
  };
}

/** The last crumb is the current page. */
export function breadcrumbList(
  crumbs: { label: string; href?: string }[],
): Of<BreadcrumbList, "BreadcrumbList"> {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      ...(href && { item: absoluteUrl(href) }),
    })),
  };
}

export function courseList(courses: CourseCardDto[], site: Owner): Of<ItemList, "ItemList"> {
  return {
    "@type": "ItemList",
    itemListElement: courses.map((course, index) => ({
      "@type": "ListItem",
      position: index + 1,
      url: absoluteUrl(paths.course(course.slug)),
      item: courseReference(course, site),
    })),
  };
}

function courseReference(
  { slug, title, description }: CourseCardDto,
  site: Owner,
): Of<Course, "Course"> {
  return {
    "@type": "Course",
    name: title,
    description,
    url: absoluteUrl(paths.course(slug)),
    provider: organisationReference(site),
  };
}

export function courseForSale(course: CourseCardDto, site: Branded): CourseForSale {
  return {
    ...courseReference(course, site),
    "@type": ["Course", "Product"],
    sku: course.slug,
    category: course.category,
    image: absoluteUrl(courseSocialPicture(course, site)),
    brand: organisationReference(site),
    inLanguage: "en-GB",
    hasCourseInstance: { "@type": "CourseInstance", courseMode: "Online", instructor: coach(site) },
    offers: {
      "@type": "Offer",
      category: "Paid",
      price: course.price,
      priceCurrency: "GBP",
      availability: "https://schema.org/InStock",
      url: absoluteUrl(paths.course(course.slug)),
    },
  };
}

/** Use only for a film that every visitor can watch. */
export function previewFilm(
  course: CourseCardDto,
  preview: PreviewLesson,
  site: Branded,
): Of<VideoObject, "VideoObject"> {
  return {
    "@type": "VideoObject",
    name: preview.title,
    description: preview.description,
    thumbnailUrl: absoluteUrl(courseSocialPicture(course, site)),
    ...(preview.publishedAt !== null && { uploadDate: preview.publishedAt }),
    contentUrl: absoluteUrl(paths.lessonFilm(preview.id)),
  };
}

/** The drawings with a copy for social networks, which show no SVG. */
const COPIED = [
  "taking-back-your-life",
  "the-great-process-in-practice",
  "the-journey-to-self-discovery",
  "unshakable-confidence-for-stage",
];

export function socialPicture(imageUrl: string | null): string | undefined {
  const uploaded = UPLOADED.exec(imageUrl ?? "")?.groups?.stem;
  if (uploaded) return `${uploaded}-social.jpg`;
  const name = COPIED.find((it) => imageUrl === `/artwork/${it}.svg`);
  return name && `/artwork/social/${name}.png`;
}

function courseSocialPicture({ imageUrl }: CourseCardDto, site: Branded): string {
  return socialPicture(imageUrl) ?? commonSocialPicture(site);
}
