/** What is empty is said as the mail itself says it. */
export type MailWords = { subject: string; greeting: string; closing: string };

export const noWords: MailWords = { subject: "", greeting: "", closing: "" };

const PLACE = /\{([^{}]*)\}/g;

function placesIn(text: string): string[] {
  return [...text.matchAll(PLACE)].map(([, name = ""]) => name);
}

/** A place without a value leaves nothing behind, and no gap either. */
export function fillPlaces(text: string, values: Record<string, string>): string {
  return text
    .replaceAll(PLACE, (_place, name: string) => values[name] ?? "")
    .replaceAll(/ {2,}/g, " ")
    .replaceAll(/ +(?=[,.!?])/g, "")
    .trim();
}

/** Why the text cannot be taken, or null. */
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
