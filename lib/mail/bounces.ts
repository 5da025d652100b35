import { raiseAttention } from "@/lib/attention/commands";
import { db, type Transaction } from "@/lib/db";
import { nameMail, whyUndelivered } from "./rules";
import { giftMail, type MailEvent, orderMail } from "./schema";

/**
 * A buyer whom our mails about an order do not reach needs help, and so does somebody who does not know of a
 * course that was given to them; any other mail can be requested again.
 */
export async function followMailEvent({ type, data }: MailEvent): Promise<void> {
  const id = data.tags?.mail;
  const why = whyUndelivered(type);
  if (!id || !why) return;
  await db.$transaction(async (tx) => {
    const row = await tx.outboxMail.findUnique({ where: { id } });
    const about = row && (await findSubject(tx, row));
    if (!about) return;
    await raiseAttention(tx, {
      key: `mail-bounced:${id}`,
      kind: about.orderId ? "mail-bounced" : "gift-bounced",
      detail: `The mail “${nameMail(row.kind)}”${about.words} came back undelivered: ${why}.`,
      orderId: about.orderId,
    });
  });
}

/** What a mail is about, if not reaching its reader matters. */
async function findSubject(
  tx: Transaction,
  { to, props }: { to: string; props: unknown },
): Promise<{ words: string; orderId?: string } | null> {
  const mail = orderMail.safeParse(props);
  if (mail.success) {
    const { orderId } = mail.data;
    const order = await tx.order.findUnique({ where: { id: orderId }, select: { email: true } });
    // The coach's own notice says nothing of the buyer, nor does an address that has been corrected since.
    return order?.email === to ? { words: "", orderId } : null;
  }
  const gift = giftMail.safeParse(props);
  if (!gift.success) return null;
  const grant = await tx.grant.findUnique({
    where: { id: gift.data.grantId },
    select: { course: { select: { title: true } } },
  });
  return grant && { words: ` (${grant.course.title})` };
}
