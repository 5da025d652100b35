import type { Line } from "@/lib/back-office/launch/line";
import { findMailWords } from "@/lib/mail/words/queries";
import { adminPaths } from "@/lib/paths/back-office";

const KIND = "newsletter-welcome";

export const welcomeMail: Line = {
  name: "welcome-mail",
  title: "A welcome of your own",
  why: "It promises new subscribers a letter each month, and gives an exercise that may not be yours.",
  place: { href: adminPaths.mailWords(KIND), label: "Go there" },
  // Saving it unchanged counts: the coach has read it.
  findGaps: async () =>
    (await findMailWords(KIND))?.version === 1
      ? ["You have not saved the newsletter’s welcome yet."]
      : [],
};
