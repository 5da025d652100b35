import { actions } from "@/lib/audit/actions";
import { formatMoment } from "@/lib/text/dates";
import { linesOfHtml } from "@/lib/text/html";
import { formatPence } from "@/lib/text/money";

/** Of entries that earlier releases recorded. */
const former = {
  "course.picture": "changed the picture of",
  "course.reprice": "changed the price of",
  "legal.publish": "published",
  "menus.edit": "changed",
  "publication.cover": "changed the cover of",
};

export function describeAction(action: string): string {
  const words: Record<string, string> = { ...actions, ...former };
  return words[action] ?? `${action.split(".").at(-1)?.replaceAll("-", " ")}:`;
}

/** "pricePence" → "Price", "contentHtml" → "Content", "seesMoney" → "Sees money". */
export function describeField(name: string): string {
  const plain = name.replace(/(?<=[a-z])(?:Pence|Html|At)$/, "");
  const spaced = plain.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

export function describeValue(name: string, value: unknown): string {
  if (typeof value === "number" && name.endsWith("Pence")) return formatPence(value);
  if (typeof value === "string" && MOMENT.test(value)) return formatMoment(new Date(value));
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (value === null || value === "") return "nothing";
  if (typeof value === "string" && /html$/i.test(name)) return linesOfHtml(value).join("\n");
  if (Array.isArray(value)) return value.map((part) => describeValue("", part)).join("; ");
  if (typeof value === "object") {
    return Object.entries(value)
      .map(([field, part]) => `${describeField(field)}: ${describeValue(field, part)}`)
      .join(", ");
  }
  return String(value);
}

/** Whether a text, or an object that holds texts, changed in what is not shown as words. */
export function hasSameWords(name: string, before: unknown, after: unknown): boolean {
  const holdsTexts = /html$/i.test(name) || (typeof before === "object" && before !== null);
  return holdsTexts && describeValue(name, before) === describeValue(name, after);
}
