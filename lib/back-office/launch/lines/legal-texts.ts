import { confirmLegalRead, isLegalRead } from "@/lib/back-office/launch/legal/commands";
import { type Line, proven, sentences } from "@/lib/back-office/launch/line";
import { adminPaths } from "@/lib/paths/back-office";

export const legalTexts: Line = {
  name: "legal-texts",
  title: "Legal texts read",
  why: "Terms, refunds, privacy, accessibility and reviews speak in your name. Have a solicitor read them before you sell.",
  place: { href: adminPaths.pages, label: "Pages" },
  findGaps: async () =>
    sentences([
      !(await isLegalRead()),
      "Nobody has confirmed that the newest version of each text was read.",
    ]),
  proof: {
    button: "I have read all of them",
    prove: async ({ email }) => {
      await confirmLegalRead(email);
      return proven("Kept, with today’s versions, in the audit log.");
    },
    isNeedless: isLegalRead,
  },
};
