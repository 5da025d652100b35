/** [tag, attributes, ...children]; text is a string. Just enough for React to render the same page. */
export type Markup = string | [tag: string, attributes: Record<string, string>, ...Markup[]];

const VOID = /^(?:area|br|col|hr|img|input|link|meta|source|track|wbr)$/;

/** One of our pages as a tree. Reads only the well-formed HTML that React writes. */
export function readMarkup(html: string): Markup[] {
  const body = /<body[^>]*>(?<inner>.*)<\/body>/s.exec(withoutScripts(html))?.groups?.inner ?? "";
  const root: Markup = ["body", {}];
  const open: Extract<Markup, object>[] = [root];
  for (const match of body.matchAll(/<(\/?)([\w-]+)((?:"[^"]*"|[^">])*)>|<!--.*?-->|([^<]+)/gs)) {
    const [, isEnd, tag, attributes = "", text] = match;
    if (text) open.at(-1)?.push(decode(text));
    if (!tag) continue;
    if (isEnd) {
      open.pop();
      continue;
    }
    const element: Markup = [tag, readAttributes(attributes)];
    open.at(-1)?.push(element);
    if (!VOID.test(tag) && !attributes.endsWith("/")) open.push(element);
  }
  return root.slice(2) as Markup[];
}

export function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b.*?<\/script>/gs, "")
    .replaceAll(/<link rel="preload" as="script"[^>]*>/g, "");
}

function readAttributes(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/ (?<name>[\w:-]+)(?:="(?<value>[^"]*)")?/g)];
  return Object.fromEntries(
    pairs
      .map(({ groups }) => [groups?.name ?? "", decode(groups?.value ?? "")] as const)
      // React accepts styles only as objects, and warns about fields without handlers.
      .filter(([name]) => !["style", "value", "checked"].includes(name)),
  );
}

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

function decode(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}
