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

/** For a text directly below the page's heading: the editor's headings start at h3. */
export function raiseHeadings(html: string): string {
  if (html.includes("<h2")) return html;
  return html.replace(/<(\/?)h([34])>/g, (_, slash, level) => `<${slash}h${level - 1}>`);
}
