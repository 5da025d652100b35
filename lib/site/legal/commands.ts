import { recordEdit } from "@/lib/audit/commands";
import { db } from "@/lib/db";
import { Refusal } from "@/lib/errors";
import { sanitiseLessonHtml } from "@/lib/text/lesson-html";
import { findLegalText, toLegalForm } from "./queries";
import { legalVersion } from "./rules";
import type { LegalEdit, LegalText } from "./schema";

type Wording = Pick<LegalText, "title" | "introduction" | "contentHtml">;

/** Keeps earlier wordings, because orders refer to them. Throws EditConflict. */
export async function publishLegalText(actor: string, input: LegalEdit): Promise<void> {
  const { kind, version: from, title, introduction } = input;
  const contentHtml = sanitiseLessonHtml(input.contentHtml).trim();
  const wording = { title, introduction, contentHtml };
  await db.$transaction(async (tx) => {
    const current = await findLegalText(kind, undefined, tx);
    if (isSame(current, wording)) {
      throw new Refusal(409, "These words are in force already; nothing was changed.");
    }
    await recordEdit(tx, {
      actor,
      action: "legal.publish",
      subject: `legal:${kind}`,
      read: () => findLegalText(kind, undefined, tx),
      write: async () => {
        if (current?.number !== from) return { count: 0 };
        const number = from + 1;
        const version = legalVersion(number, new Date());
        // If two are published at once, the second finds its number taken and writes no row.
        return tx.legalText.createMany({
          data: [{ kind, number, version, ...wording }],
          skipDuplicates: true,
        });
      },
      toForm: toLegalForm,
    });
  });
}

function isSame(current: LegalText | null, wording: Wording): boolean {
  const fields = ["title", "introduction", "contentHtml"] as const;
  return fields.every((field) => current?.[field] === wording[field]);
}
