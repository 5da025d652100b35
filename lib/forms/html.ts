import { withPaths } from "@/lib/paths/absolute-url";
import { showsSomething } from "@/lib/text/html";
import { sanitiseLessonHtml } from "@/lib/text/lesson-html";

export function cleanHtml(html: string): string {
  return withPaths(sanitiseLessonHtml(html));
}

/** Null for an emptied editor. */
export function savedHtml(html: string): string | null {
  const text = cleanHtml(html).trim();
  return showsSomething(text) ? text : null;
}
