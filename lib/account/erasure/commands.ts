import { endEmailChange, lockPerson, refuseStaff } from "@/lib/account/moving/commands";
import { deleteMessages } from "@/lib/contact/commands";
import type { Transaction } from "@/lib/db";
import { Refusal } from "@/lib/errors";
import { forgetRates } from "@/lib/http/rate-limit";
import { lockProgress } from "@/lib/learning/commands";
import { note, queueLearnerNews } from "@/lib/payments/reports";
import { closedOrder, withoutPerson } from "@/lib/payments/rules";
import { addJob } from "@/lib/queue/commands";
import { eraseFromWithdrawals } from "@/lib/withdrawals/commands";

/**
 * docs/decisions/0016-erasure.md lists what is kept. Throws Refusal 404, or 409 for coach and assistants and
 * during a payment.
 */
export async function erasePerson(tx: Transaction, userId: string): Promise<void> {
  const { email } = await lockErasable(tx, userId);
  await eraseFromWithdrawals(tx, userId, email);
  const payments = [
    ...(await keepSales(tx, userId)),
    ...(await closeUnpaidOrders(tx, userId, email)),
  ].flatMap(({ paymentIntentId }) => paymentIntentId ?? []);
  await eraseFromEvents(tx, payments);
  await unsignPayments(tx, payments);
  await eraseLearning(tx, userId);
  await eraseMails(tx, email);
  await eraseEmailChanges(tx, userId, email);
  await eraseSignInLinks(tx, email);
  await eraseFromHistory(tx, email);
  await tx.user.delete({ where: { id: userId } });
}

async function lockErasable(tx: Transaction, userId: string): Promise<{ email: string }> {
  const user = await lockPerson(tx, userId);
  await refuseStaff(tx, user.email);
  const where = { email: user.email, status: "processing" as const };
  if (await tx.order.findFirst({ where, select: { id: true } })) {
    throw new Refusal(
      409,
      "A payment with this address is still being processed. Please try again when it has arrived.",
    );
  }
  return user;
}

type Paid = { paymentIntentId: string | null };

async function keepSales(tx: Transaction, userId: string): Promise<Paid[]> {
  const orders = await tx.order.updateManyAndReturn({
    where: { userId, status: "paid" },
    data: {
      userId: null,
      email: null,
      buyerName: null,
      buyerCompany: null,
      buyerAddress: null,
      buyerNumber: null,
      createdUser: false,
      networkKey: null,
      networkCountry: null,
      erasedAt: new Date(),
      version: { increment: 1 },
    },
    select: { id: true, paymentIntentId: true },
  });
  for (const { id } of orders) {
    await note(tx, id, "erased", "The buyer was erased.");
    // A search by the current address misses mails that were sent before it was corrected.
    await tx.$executeRaw`
      DELETE FROM "SignInToken" t USING "OutboxMail" m
      WHERE m."props" ->> 'orderId' = ${id} AND t."id" = (m."props" ->> 'tokenId')::uuid`;
    await tx.$executeRaw`
      DELETE FROM "OutboxMail" WHERE "props" ->> 'orderId' = ${id}
        AND "kind" IN ('purchase-confirmation', 'refund-notice')`;
  }
  return orders;
}

/** A payment that succeeds later finds no address: it opens nothing and raises an alert. */
function closeUnpaidOrders(tx: Transaction, userId: string, email: string): Promise<Paid[]> {
  return tx.order.updateManyAndReturn({
    where: { status: { not: "paid" }, OR: [{ userId }, { email }] },
    data: closedOrder,
    select: { paymentIntentId: true },
  });
}

/** Old events still hold personal fields, which newer ones leave out. */
async function eraseFromEvents(tx: Transaction, payments: string[]): Promise<void> {
  const events = await tx.providerEvent.findMany({
    where: { paymentIntentId: { in: payments } },
    select: { id: true, payload: true },
  });
  for (const { id, payload } of events) {
    const data = { payload: withoutPerson(payload) ?? {} };
    await tx.providerEvent.update({ where: { id }, data });
  }
}

/** A restored backup may lack these orders; rebuilding them must not bring their buyer back. */
async function unsignPayments(tx: Transaction, payments: string[]): Promise<void> {
  for (const paymentIntentId of payments) {
    await addJob(tx, "unsign-payment", { paymentIntentId }, `unsign-payment:${paymentIntentId}`);
  }
}

async function eraseLearning(tx: Transaction, userId: string): Promise<void> {
  await lockProgress(tx, userId);
  await queueLearnerNews(tx, userId);
  await tx.grant.deleteMany({ where: { userId } });
  await tx.certificate.deleteMany({ where: { userId } });
}

/** The job of a deleted mail finds nothing to send. */
async function eraseMails(tx: Transaction, email: string): Promise<void> {
  await deleteMessages(tx, { email });
  await tx.outboxMail.deleteMany({ where: { to: email } });
  // Of a former owner: notices went to all owners, and invitations name who sent them.
  await tx.$executeRaw`
    UPDATE "OutboxMail" SET "to" = array_to_string(array_remove(string_to_array("to", ','), ${email}), ',')
    WHERE ${email} = ANY (string_to_array("to", ','))`;
  const invitations = { kind: "assistant-invitation", props: { equals: { invitedBy: email } } };
  await tx.outboxMail.deleteMany({ where: invitations });
  // An invitation that lapsed; others are refused above.
  await tx.assistant.deleteMany({ where: { email } });
  await tx.assistant.updateMany({ where: { invitedBy: email }, data: { invitedBy: "(erased)" } });
  await tx.newsletterSubscriber.deleteMany({ where: { email } });
}

async function eraseEmailChanges(tx: Transaction, userId: string, email: string): Promise<void> {
  const changes = await tx.emailChange.findMany({
    where: { OR: [{ userId }, { newEmail: email }] },
    select: { id: true },
  });
  for (const { id } of changes) await endEmailChange(tx, id);
}

async function eraseSignInLinks(tx: Transaction, email: string): Promise<void> {
  await tx.signInToken.deleteMany({ where: { email } });
  await forgetRates(tx, email);
}

/** The database lets only the address be removed. The person may also be the actor, as a former coach. */
async function eraseFromHistory(tx: Transaction, email: string): Promise<void> {
  await tx.$executeRaw`SELECT set_config('history.erased_address', ${email}, true)`;
  await tx.$executeRaw`
    UPDATE "AuditLog" SET
      "actorEmail" = without_address("actorEmail", ${email}),
      "before" = without_address("before"::text, ${email})::jsonb,
      "after" = without_address("after"::text, ${email})::jsonb,
      "reason" = without_address("reason", ${email})
    WHERE strpos(concat("actorEmail", "before"::text, "after"::text, "reason"), ${email}) > 0`;
  await tx.$executeRaw`
    UPDATE "PageVersion" SET "actorEmail" = without_address("actorEmail", ${email})
    WHERE "actorEmail" = ${email}`;
  await tx.$executeRaw`SELECT set_config('history.erased_address', '', true)`;
}
