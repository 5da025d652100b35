import { textOfHtml } from "@/lib/text/html";

/** What each field of an edit is called; the type asks for all of them. */
export type Labels<Edit> = Record<Exclude<keyof Edit, "id" | "version">, string>;

/** How the values of a field are read out, where that is not as they were typed. */
export type Words = Record<string, (value?: string) => string>;

/** Browsers send the lines of a text with other ends than ours. */
export function asTyped(value = ""): string {
  return value.replaceAll("\r\n", "\n");
}

export function asTick(value?: string): string {
  return value === "on" ? "ticked" : "not ticked";
}

/** What the list of a choice calls its values. */
export function asChoice(options: { value: string; label: string }[]) {
  return (value?: string) => options.find((option) => option.value === value)?.label ?? "";
}

/** The words of a text that is kept as HTML, a line for each of its paragraphs. */
export function asText(html?: string): string {
  return textOfHtml(asTyped(html).replaceAll(/<\/(?:p|li|h\d)>|<br>/g, "$&\n")).trim();
}
