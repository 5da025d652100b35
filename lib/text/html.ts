import { trimMarks } from "./marks";

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
}

/** Decodes only the entities that the sanitiser writes. */
export function textOfHtml(html: string): string {
  const bare = html.replaceAll(/<[^>]*>/g, "");
  return Object.entries(entities).reduceRight(
    (text, [character, entity]) => text.replaceAll(entity, character),
    bare,
  );
}

const BLOCK =
  /<\/?(?:blockquote|caption|d[dlt]|figcaption|h\d|li|ol|p|pre|summary|t[dhr]|ul)\b|<br\b/g;

/** One for each paragraph, item or heading. */
export function linesOfHtml(html: string): string[] {
  const lines = textOfHtml(html.replaceAll(BLOCK, "\n$&")).split("\n");
  return lines.map((line) => line.trim()).filter(Boolean);
}

/** Whether there is anything to see: an emptied editor leaves elements without words. */
export function showsSomething(html: string): boolean {
  return html.includes("<img ") || trimMarks(textOfHtml(html)) !== "";
}

/** For a text directly below the page's heading: the editor's headings start at h3. */
export function raiseHeadings(html: string): string {
  if (html.includes("<h2")) return html;
  return html.replace(/<(\/?)h([34])>/g, (_, slash, level) => `<${slash}h${level - 1}>`);
}

const VOID = ["br", "hr", "img"];

/** Where elements begin that are in no other element. Sanitised HTML closes every tag that it opens. */
export function topElements(html: string): number[] {
  const begins: number[] = [];
  let depth = 0;
  for (const tag of html.matchAll(/<(?<end>\/?)(?<name>\w+)[^>]*>/g)) {
    const { end, name = "" } = tag.groups ?? {};
    if (depth === 0 && !end) begins.push(tag.index);
    if (!VOID.includes(name)) depth += end ? -1 : 1;
  }
  return begins;
}
