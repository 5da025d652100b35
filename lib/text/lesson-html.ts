import sanitizeHtml from "sanitize-html";
import { withoutDetour } from "./detours";

/** Replaces this site's origin when parsing URLs, because it belongs to no real site. */
const THIS_SITE = "https://this-site.invalid";

/** No scripts, external content, frames or names. */
const ordinaryFormatting: sanitizeHtml.IOptions = {
  allowedTags: [
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "p",
    "br",
    "hr",
    "blockquote",
    "pre",
    "details",
    "summary",
    "ul",
    "ol",
    "li",
    "dl",
    "dt",
    "dd",
    "figure",
    "figcaption",
    "img",
    "a",
    "table",
    "caption",
    "thead",
    "tbody",
    "tfoot",
    "tr",
    "th",
    "td",
    "strong",
    "b",
    "em",
    "i",
    "u",
    "s",
    "small",
    "sub",
    "sup",
    "mark",
    "q",
    "cite",
    "abbr",
    "code",
    "kbd",
  ],
  allowedAttributes: {
    a: ["href", "title", "rel"],
    abbr: ["title"],
    details: ["open"],
    img: ["src", "alt", "width", "height"],
    ol: ["start", "reversed"],
    td: ["colspan", "rowspan"],
    th: ["colspan", "rowspan", "scope"],
  },
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, ...linkTo(attribs.href) } }),
    // The page has its own h1, so the text's headings start below it.
    h1: "h2",
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !isOwnPicture(attribs.src ?? ""),
};

/** Caches results, because a learning page shows a dozen texts that seldom change. */
const sanitised = new Map<string, string>();
const MAX_KEPT = 500;

export function sanitiseLessonHtml(html: string): string {
  const safe = sanitised.get(html) ?? sanitizeHtml(html, ordinaryFormatting);
  if (sanitised.size >= MAX_KEPT) sanitised.clear();
  sanitised.set(html, safe);
  return safe;
}

function linkTo(href = "") {
  return { ...(href && { href: withoutDetour(href) || href }), rel: "noopener nofollow" };
}

/** A picture from another host would tell that host who reads which lesson. */
function isOwnPicture(src: string): boolean {
  return (
    src.startsWith("/") &&
    URL.canParse(src, THIS_SITE) &&
    new URL(src, THIS_SITE).origin === THIS_SITE
  );
}
