import { listUndelivered, raiseAlert } from "@/lib/alerts/commands";
import { giftBounced } from "@/lib/alerts/kinds/gift-bounced";
import { mailBounced } from "@/lib/alerts/kinds/mail-bounced";
import { db, type Transaction } from "@/lib/db";
import { isToTheCoach, nameMail } from "@/lib/mail/list";
import { whyUndelivered } from "@/lib/mail/rules";
import { giftMail, type MailEvent, orderMail } from "@/lib/mail/schema";
import { keepProof } from "@/lib/proofs/commands";
import { maskEmail } from "@/lib/text/mask-email";

/**
 * A buyer whom our mails about an order do not reach needs help, and so does somebody who does not know of a
 * course that was given to them, or a coach who hears of nothing; any other mail can be requested again.
 */
export async function followMailEvent({ type, data }: MailEvent): Promise<void> {
  const id = data.tags?.mail;
  const why = whyUndelivered(type);
  if (id && (why || type === "email.delivered")) await followTestLetter(id, why);
  if (!id || !why) return;
  await db.$transaction(async (tx) => {
    const row = await tx.outboxMail.findUnique({ where: { id } });
    if (!row) return;
    if (isToTheCoach(row.kind)) return reportNotice(tx, row, why);
    const bounce = { mailId: id, name: nameMail(row.kind), why };
    const orderId = await findOrderOf(tx, row);
    if (orderId) return raiseAlert(tx, mailBounced, { ...bounce, orderId });
    const courseTitle = await findCourseGiven(tx, row);
    if (courseTitle) await raiseAlert(tx, giftBounced, { ...bounce, courseTitle });
  });
}

/** The launch list waits for what becomes of the coach's letter to themselves. */
async function followTestLetter(id: string, why: string | undefined): Promise<void> {
  const letter = await db.outboxMail.findUnique({ where: { id, kind: "test-letter" } });
  if (!letter) return;
  const words = why ? `It did not arrive: ${why}.` : "It was delivered.";
  await keepProof("mail-letter", !why, words);
}

async function findOrderOf(
  tx: Transaction,
  { to, props }: { to: string; props: unknown },
): Promise<string | undefined> {
  const orderId = orderMail.safeParse(props).data?.orderId;
  if (!orderId) return undefined;
  const order = await tx.order.findUnique({ where: { id: orderId }, select: { email: true } });
  // An address that has been corrected since says nothing of the buyer.
  return order?.email === to ? orderId : undefined;
}

async function findCourseGiven(
  tx: Transaction,
  { props }: { props: unknown },
): Promise<string | undefined> {
  const gift = giftMail.safeParse(props);
  if (!gift.success) return undefined;
  const grant = await tx.grant.findUnique({
    where: { id: gift.data.grantId },
    select: { course: { select: { title: true } } },
  });
  return grant?.course.title;
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
  const detail = `A mail to you yourself, “${nameMail(kind)}”, did not arrive at ${addresses}: ${why}.`;
  await listUndelivered(tx, detail);
}
