import { linesOfHtml } from "@/lib/text/html";

/** What each field of an edit is called; the type asks for all of them. */
export type Labels<Edit> = Record<Exclude<keyof Edit, "id" | "version">, string>;

/** How to show a field's values in words, where they differ from what was typed. */
export type Words = Record<string, (value?: string) => string>;

/** Browsers send line breaks as CRLF. */
export function asTyped(value = ""): string {
  return value.replaceAll("\r\n", "\n");
}

export function asTick(value?: string): string {
  return value === "on" ? "ticked" : "not ticked";
}

/** Shows a value by its label in a list of choices. */
export function asChoice(options: { value: string; label: string }[]) {
  return (value?: string) => options.find((option) => option.value === value)?.label ?? "";
}

/** The text of stored HTML, one line for each paragraph. */
export function asText(html?: string): string {
  return linesOfHtml(asTyped(html)).join("\n");
}
