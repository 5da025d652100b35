import sanitizeHtml from "sanitize-html";

/** What a lesson's text may hold: ordinary formatting, nothing that runs, loads or frames. */
export function sanitiseLessonHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ["p", "h3", "h4", "ul", "ol", "li", "strong", "em", "blockquote", "br", "a"],
    allowedAttributes: { a: ["href"] },
    allowedSchemes: ["https", "mailto"],
    transformTags: { a: sanitizeHtml.simpleTransform("a", { rel: "noopener nofollow" }) },
  });
}
