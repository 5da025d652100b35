/** An empty field means the mail's own words. */
export type MailWords = { subject: string; greeting: string; closing: string };

export const noWords: MailWords = { subject: "", greeting: "", closing: "" };

/** With the blank before it. */
const PLACE = /( ?)\{([^{}]*)\}/g;

function placesIn(text: string): string[] {
  return [...text.matchAll(PLACE)].map(([, , name = ""]) => name);
}

/** Removes a place without a value, and the gap that it would leave. */
export function fillPlaces(text: string, values: Record<string, string>): string {
  const fill = (_place: string, blank: string, name: string) =>
    values[name] ? blank + values[name] : "";
  return text.replaceAll(PLACE, fill).trim();
}

/** The reason to refuse the text, or null. */
export function whyNotFilled(text: string, known: string[]): string | null {
  const unknown = placesIn(text).find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const usable = known.map((name) => `{${name}}`).join(", ");
    return `“{${unknown}}” stands for nothing in this mail. You can use ${usable}.`;
  }
  return /[{}]/.test(text.replaceAll(PLACE, ""))
    ? "A curly bracket is left open: each placeholder begins with { and ends with }."
    : null;
}
