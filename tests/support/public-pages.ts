/** The end of every title, as initially set in the database. */
export const TITLE_SUFFIX = "Belfast Performance Coaching";

/** The contact address on the pages, as initially set in the database. */
export const CONTACT_EMAIL = "hello@example.com";

/** One of each kind of public page, with the title that it must have. */
export const mainPages = [
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
  ["/publications/books/the-drive-home", "The Drive Home"],
  ["/publications/articles/nerves-are-fuel", "Nerves Are Fuel"],
] as const;

/** Every page that search engines may list. */
export const publicPages = [
  ...mainPages,
  ["/publications/books/steady-feet-quiet-mind", "Steady Feet, Quiet Mind"],
  ["/publications/books/the-promise-you-keep", "The Promise You Keep"],
  ["/publications/books/ninety-seconds-to-begin", "Ninety Seconds to Begin"],
  ["/publications/podcasts/in-the-wings", "In the Wings"],
  ["/publications/podcasts/a-pot-of-tea-and-a-pencil", "A Pot of Tea and a Pencil"],
  ["/publications/podcasts/monday-ten-past-nine", "Monday, Ten Past Nine"],
  [
    "/publications/articles/what-the-last-sixteen-bars-can-teach-a-boardroom",
    "What the Last Sixteen Bars Can Teach a Boardroom",
  ],
  ["/publications/articles/the-smallest-promise-that-works", "The Smallest Promise That Works"],
] as const;

/** Pages that everybody may open but nobody should find through a search engine. */
export const unlistedPages = [
  ["/email-preview", "E-mail preview"],
  ["/newsletter", "Newsletter"],
  ["/newsletter/sent", "Success!"],
  ["/newsletter/confirm", "Confirm your address"],
  ["/newsletter/unsubscribe", "Unsubscribe"],
  ["/signin", "Sign in"],
  ["/terms/2026-11-21", "Terms of Sale and Use"],
] as const;

export function fullTitle(title: string): string {
  return `${title} | ${TITLE_SUFFIX}`;
}
