import { randomUUID } from "node:crypto";
import { recordAudit, recordEdit } from "@/lib/audit/commands";
import { db } from "@/lib/db";
import { Refusal } from "@/lib/errors";
import { composeSample } from "@/lib/mail/compose";
import { messageOf } from "@/lib/mail/list";
import { sendMail } from "@/lib/mail/resend";
import { readSite } from "@/lib/site/settings/queries";
import { findMailWords, toMailForm } from "./queries";
import type { MailWordsEdit } from "./schema";

/** Saves no words that equal the usual ones, so that these keep following the site's settings. */
export async function saveMailWords(actor: string, input: MailWordsEdit): Promise<void> {
  const { kind, version, ...typed } = input;
  const site = await readSite();
  const message = messageOf(kind);
  const usual = message.usualWords(site);
  const words = {
    subject: typed.subject === usual.subject ? "" : typed.subject,
    greeting: typed.greeting,
    closing: typed.closing === usual.closing ? "" : typed.closing,
  };
  await db.$transaction(async (tx) => {
    await tx.mailWords.createMany({ data: [{ kind }], skipDuplicates: true });
    await recordEdit(tx, {
      actor,
      action: "mail.words",
      subject: `mail-words:${kind}`,
      read: () => findMailWords(kind, tx),
      write: () =>
        tx.mailWords.updateMany({
          where: { kind, version },
          data: { ...words, version: { increment: 1 } },
        }),
      toForm: (row) => toMailForm(row, message, site),
    });
  });
}

/** Sends it to the coach who asks, filled with sample facts. Throws Refusal 503 if the provider does not accept it. */
export async function sendSample(kind: string, to: string): Promise<void> {
  const { outcome } = await sendMail({ ...(await composeSample(kind)), to: [to] }, randomUUID());
  if (outcome !== "sent") {
    throw new Refusal(503, "The mail provider did not take it. “Today” says more.");
  }
  await recordAudit(db, { actor: to, action: "mail.sample", subject: `mail-words:${kind}` });
}
