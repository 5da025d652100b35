import sanitizeHtml from "sanitize-html";

/** Stands for this site where an address is read; none of ours is outside it. */
const HERE = "https://this-site.invalid";

/** What a lesson's text may hold: ordinary formatting, nothing that runs, loads, frames or names. */
export function sanitiseLessonHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      ...["h2", "h3", "h4", "h5", "h6", "p", "br", "hr", "blockquote", "pre", "details", "summary"],
      ...["ul", "ol", "li", "dl", "dt", "dd", "figure", "figcaption", "img", "a"],
      ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
      ...["strong", "b", "em", "i", "u", "s", "small", "sub", "sup", "mark", "q", "cite"],
      ...["abbr", "code", "kbd"],
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
      a: sanitizeHtml.simpleTransform("a", { rel: "noopener nofollow" }),
      // The page has its own; below it the text's headings keep their order.
      h1: "h2",
    },
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !isOwnPicture(attribs.src ?? ""),
  });
}

/** A picture from elsewhere would tell its host who reads which lesson. */
function isOwnPicture(src: string): boolean {
  return src.startsWith("/") && URL.canParse(src, HERE) && new URL(src, HERE).origin === HERE;
}
