import { type Line, sentences } from "@/lib/back-office/launch/line";
import { adminPaths } from "@/lib/paths/back-office";
import { readSite } from "@/lib/site/settings/queries";
import { isPlaceholder } from "./mail-domain";

export const contactAddress: Line = {
  name: "contact-address",
  title: "Where visitors write to",
  why: "What they send to a placeholder reaches nobody.",
  place: { href: adminPaths.settingsGroup("contact"), label: "Contact" },
  findGaps: async () => findContactGaps((await readSite()).contact.email),
};

export function findContactGaps(email: string): string[] {
  return sentences([
    isPlaceholder(email),
    `Visitors are told to write to ${email}, a placeholder.`,
  ]);
}
