import { site } from "@/lib/site";

/** Every public page that search engines may show, with the title that it must have. */
export const publicPages = [
  ["/", "Walk on as if you belong there."],
  ["/courses", "All Courses"],
  ["/courses/tools-for-life", "Tools for Life"],
  ["/courses/irish-dancing", "Irish Dancing"],
  ["/courses/the-journey-to-self-discovery", "The Journey to Self-Discovery"],
  ["/courses/the-great-process-in-practice", "The Great Process in Practice"],
  ["/courses/taking-back-your-life", "Taking Back Your Life"],
  ["/courses/unshakable-confidence-for-stage", "Unshakable Confidence for Stage"],
  ["/public-speaking", "Public Speaking"],
  ["/publications", "Publications"],
  ["/publications/podcasts", "Podcasts"],
  ["/publications/articles", "Articles"],
  ["/about", "About Your Coach"],
  ["/about/cv", "Curriculum vitae"],
  ["/about/performing-arts-cv", "Performing-arts CV"],
  ["/contact", "Contact"],
  ["/testimonials", "Client Testimonials"],
  ["/privacy", "Privacy Policy"],
  ["/terms", "Terms of Sale and Use"],
  ["/refunds", "Refunds and Cancellation"],
] as const;

/** Pages that everybody may open and nobody should find by a search. */
export const unlistedPages = [
  ["/email-preview", "E-mail preview"],
  ["/newsletter", "Newsletter"],
  ["/newsletter/sent", "Success!"],
  ["/newsletter/confirm", "Confirm your address"],
  ["/newsletter/unsubscribe", "Unsubscribe"],
  ["/signin", "Sign in"],
] as const;

export function fullTitle(title: string): string {
  return `${title} | ${site.titleSuffix}`;
}
