import { listAttention, raiseAttention } from "@/lib/alerts/commands";
import { db, type Transaction } from "@/lib/db";
import { giftMail, type MailEvent, orderMail } from "@/lib/outbox/schema";
import { maskEmail } from "@/lib/text/mask-email";
import { isToTheCoach, nameMail, whyUndelivered } from "./rules";

/**
 * A buyer whom our mails about an order do not reach needs help, and so does somebody who does not know of a
 * course that was given to them, or a coach who hears of nothing; any other mail can be requested again.
 */
export async function followMailEvent({ type, data }: MailEvent): Promise<void> {
  const id = data.tags?.mail;
  const why = whyUndelivered(type);
  if (!id || !why) return;
  await db.$transaction(async (tx) => {
    const row = await tx.outboxMail.findUnique({ where: { id } });
    if (!row) return;
    if (isToTheCoach(row.kind)) return reportNotice(tx, row, why);
    const about = await findSubject(tx, row);
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
    // An address that has been corrected since says nothing of the buyer.
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

/**
 * Tells the coach, on the list alone, that a mail did not reach the coach. The provider does not say at which
 * of several addresses; they are masked, because the list outlives a coach who leaves.
 */
export async function reportNotice(
  tx: Transaction,
  { kind, to }: { kind: string; to: string },
  why: string,
): Promise<void> {
  const addresses = to.split(",").map(maskEmail).join(" or ");
  await listAttention(tx, {
    kind: "notice-undelivered",
    detail: `A mail to you yourself, “${nameMail(kind)}”, did not arrive at ${addresses}: ${why}.`,
  });
}
