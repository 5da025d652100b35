import { adminPaths } from "@/lib/paths/back-office";
import { confirmLegalRead, isLegalRead } from "../legal";
import { type Line, proven, sentences } from "../line";

export const legalTexts: Line = {
  name: "legal-texts",
  title: "Terms, refunds and privacy read",
  why: "They are made in your name. Have a solicitor read them.",
  place: { href: adminPaths.settings, label: "Legal texts" },
  findGaps: async () =>
    sentences([
      !(await isLegalRead()),
      "Nobody has confirmed that the terms, the refund and the privacy texts were read.",
    ]),
  proof: {
    button: "I have read all three",
    prove: async ({ email }) => {
      await confirmLegalRead(email);
      return proven("Kept, with today’s versions, in the audit log.");
    },
  },
};
