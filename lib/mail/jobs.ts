import { db } from "@/lib/db";
import { composeMail } from "./compose";
import { sendMail } from "./resend";
import { mail } from "./schema";

/** Job: sends one queued mail; a mail already sent stays sent. */
export async function sendQueuedMail(mailId: string): Promise<string> {
  const row = await db.outboxMail.findUnique({ where: { id: mailId } });
  if (!row) return "erased with its reader";
  if (row.sentAt) return "already sent";
  const composed = await composeMail(mail.parse(row));
  const providerId = await sendMail({ ...composed, to: row.to.split(",") }, row.id);
  await db.outboxMail.update({
    where: { id: mailId },
    data: { sentAt: new Date(), providerId, subject: composed.subject },
  });
  return "sent";
}
