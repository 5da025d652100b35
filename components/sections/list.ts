import { aboutKind } from "./about/section";
import { allCoursesKind } from "./all-courses/section";
import { callKind } from "./call/section";
import { categoriesKind } from "./categories/section";
import { contactKind } from "./contact/section";
import { coursesKind } from "./courses/section";
import { cvKind } from "./cv/section";
import { downloadKind } from "./download/section";
import { filmKind } from "./film/section";
import { formatsKind } from "./formats/section";
import { heroKind } from "./hero/section";
import type { SectionKind } from "./kind";
import { logosKind } from "./logos/section";
import { longTextKind } from "./long-text/section";
import { newsletterKind } from "./newsletter/section";
import { pictureTextKind } from "./picture-text/section";
import { pointsKind } from "./points/section";
import { proseKind } from "./prose/section";
import { publicationsKind } from "./publications/section";
import { questionsKind } from "./questions/section";
import { quoteKind } from "./quote/section";
import { quotesKind } from "./quotes/section";
import { reasonsKind } from "./reasons/section";
import { statisticsKind } from "./statistics/section";
import { testimonialsKind } from "./testimonials/section";

/** The database stores these names. */
export const sectionKinds: Record<string, SectionKind> = {
  prose: proseKind,
  "long-text": longTextKind,
  "picture-text": pictureTextKind,
  film: filmKind,
  hero: heroKind,
  statistics: statisticsKind,
  courses: coursesKind,
  "all-courses": allCoursesKind,
  categories: categoriesKind,
  testimonials: testimonialsKind,
  quotes: quotesKind,
  quote: quoteKind,
  about: aboutKind,
  points: pointsKind,
  reasons: reasonsKind,
  formats: formatsKind,
  questions: questionsKind,
  publications: publicationsKind,
  logos: logosKind,
  download: downloadKind,
  cv: cvKind,
  contact: contactKind,
  newsletter: newsletterKind,
  call: callKind,
};

/** A stored or sent name may be anything. */
export function findKind(name: string): SectionKind | undefined {
  return Object.hasOwn(sectionKinds, name) ? sectionKinds[name] : undefined;
}
