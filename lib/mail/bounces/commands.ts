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
 * Raises an alert about mails on orders, given courses and for the coach, whose readers may not know what they
 * miss. Any other mail can be requested again.
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

/** The launch list shows whether the coach's letter to themselves arrived. */
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
  // If the buyer's address was corrected since, a failure at the old one does not matter.
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
 * Lists the notice without mailing it, because a mail to the coach is what failed. The provider does not say which
 * of several addresses failed. They are masked, because the list outlives a coach who leaves.
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
