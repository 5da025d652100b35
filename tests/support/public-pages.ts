import pages from "./public-pages.json" with { type: "json" };

/** The end of every title, as the seed sets it. */
export const TITLE_SUFFIX = "Belfast Performance Coaching";

/** The contact address on the pages, as the seed sets it. */
export const CONTACT_EMAIL = "hello@example.com";

/** One of each kind of public page, with the title that it must have. */
export const mainPages = Object.entries(pages.main);

/** Every page that search engines may list. */
export const publicPages = [...mainPages, ...Object.entries(pages.others)];

/** Pages that are public but should not be found through a search engine. */
export const unlistedPages = Object.entries(pages.unlisted);

export function fullTitle(title: string): string {
  return `${title} | ${TITLE_SUFFIX}`;
}
