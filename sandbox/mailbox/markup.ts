import { escapeHtml } from "@/lib/text/html";

/** Text that is already HTML. Only `html` creates it, so everything else is escaped. */
export class Markup {
  constructor(readonly markup: string) {}
}

type Part = string | number | Markup | Markup[];

/** HTML with its parts escaped for text and for quoted attributes. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  const rendered = parts.map((part, index) => render(part) + (strings[index + 1] ?? ""));
  return new Markup((strings[0] ?? "") + rendered.join(""));
}

function render(part: Part): string {
  if (part instanceof Markup) return part.markup;
  if (Array.isArray(part)) return part.map(render).join("");
  return escapeHtml(String(part));
}
