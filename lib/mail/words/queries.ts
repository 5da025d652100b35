import { db, type Transaction } from "@/lib/db";
import type { FormValues } from "@/lib/forms/state";
import type { Message } from "@/lib/mail/message";
import type { Site } from "@/lib/site/settings/schema";
import { type MailWords, noWords } from "./rules";

export function findMailWords(kind: string, client: Transaction = db) {
  return client.mailWords.findUnique({ where: { kind } });
}

export async function readMailWords(kind: string): Promise<MailWords> {
  return (await findMailWords(kind)) ?? noWords;
}

export async function listChangedMails(): Promise<string[]> {
  const rows = await db.mailWords.findMany({
    where: { version: { gt: 1 } },
    select: { kind: true },
  });
  return rows.map(({ kind }) => kind);
}

/** Without saved words of the coach's, the form starts with the mail's usual ones. */
export function toMailForm(
  row: (MailWords & { version: number }) | null,
  message: Message,
  site: Site,
): FormValues {
  const usual = message.usualWords(site);
  return {
    version: String(row?.version ?? 1),
    subject: row?.subject || usual.subject,
    greeting: row?.greeting ?? "",
    closing: row?.closing || usual.closing,
  };
}
