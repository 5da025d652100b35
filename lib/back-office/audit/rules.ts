import { formatMoment } from "@/lib/text/dates";
import { formatPence } from "@/lib/text/money";

/** The words between actor and subject, by the action's whole name or its verb alone. */
const words: Record<string, string> = {
  "access.end": "ended the access of",
  "access.grant": "gave access to",
  "launch.prove": "tried out",
  "legal.read": "read and agreed with",
  "settings.edit": "changed",
  add: "added",
  "add-section": "added a section to",
  address: "gave another address to",
  "call-off": "called off what was to be shown of",
  change: "changed the rights of",
  copy: "copied",
  "correct-email": "corrected the e-mail address of",
  cover: "changed the cover of",
  create: "made",
  delete: "deleted",
  edit: "changed",
  end: "ended the work of",
  erase: "erased",
  export: "took an export of",
  invite: "invited",
  move: "moved",
  "move-section": "moved a section of",
  "new-recovery-codes": "made new recovery codes for",
  off: "took off the site",
  on: "put on the site again",
  picture: "changed the picture of",
  preview: "looked at the lessons of",
  publish: "published",
  recover: "used a recovery code of",
  refund: "gave money back for",
  replace: "set up another phone for",
  resend: "sent again",
  resolve: "marked as done",
  restore: "brought back an earlier version of",
  retire: "took out for new buyers",
  "set-up": "set up a phone for",
  show: "showed to buyers",
  "show-lessons": "showed all finished lessons of",
  "sign-out": "signed out",
  state: "changed the state of",
  trailer: "changed the trailer of",
  unpublish: "took down",
  words: "changed the words of",
  year: "changed the first day of the year in",
};

export function describeAction(action: string): string {
  const verb = action.split(".").at(-1) ?? action;
  return words[action] ?? words[verb] ?? `${verb.replaceAll("-", " ")}:`;
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
  if (Array.isArray(value)) return value.map((part) => describeValue("", part)).join("; ");
  if (typeof value === "object") {
    return Object.entries(value)
      .map(([field, part]) => `${describeField(field)}: ${describeValue(field, part)}`)
      .join(", ");
  }
  return String(value);
}
