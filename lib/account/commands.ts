import { recordAudit } from "@/lib/audit/commands";
import { lockUser } from "@/lib/auth/commands";
import { db, type Transaction } from "@/lib/db";
import { Refusal } from "@/lib/errors";
import { untilNoneIsLeft } from "@/lib/lists/batches";
import { queueMail } from "@/lib/outbox/commands";
import type { LinkToken } from "@/lib/paths/mailed-link";
import { DAY_MS } from "@/lib/text/durations";
import { erasePerson } from "./erasure/commands";
import { endEmailChange, lockPerson, moveAccount, refuseStaff } from "./moving/commands";
import { findEmailChange, isChangeCompleted } from "./queries";
import { EMAIL_CHANGE_LIFETIME_MS, OWNER, type Side, sides } from "./rules";

/** Only the mailbox of a taken address learns that it is taken. Throws Refusal 409, also for coach and assistants. */
export async function requestEmailChange(userId: string, newEmail: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const { email: oldEmail } = await lockUser(tx, userId);
    await refuseStaff(tx, oldEmail);
    if (newEmail === oldEmail) throw new Refusal(409, "This is your address already.");
    // This also replaces a completed change, which is kept for a month.
    const former = await tx.emailChange.findUnique({ where: { userId }, select: { id: true } });
    if (former) await endEmailChange(tx, former.id);
    const expiresAt = new Date(Date.now() + EMAIL_CHANGE_LIFETIME_MS);
    const { id: changeId } = await tx.emailChange.create({
      data: { userId, oldEmail, newEmail, expiresAt },
    });
    const taken = await tx.user.findUnique({ where: { email: newEmail }, select: { id: true } });
    await queueMail(tx, "email-change", {
      fact: `old:${changeId}`,
      to: oldEmail,
      props: { changeId, side: "old" },
    });
    if (taken) {
      await queueMail(tx, "email-change-taken", { fact: changeId, to: newEmail, props: {} });
    } else {
      await queueMail(tx, "email-change", {
        fact: `new:${changeId}`,
        to: newEmail,
        props: { changeId, side: "new" },
      });
    }
  });
}

type Browser = { userId: string; sessionToken: string } | null;
type Confirmation = "ended" | "other-account" | "waiting" | "changed";

/**
 * The new address must be confirmed in a browser that is signed in to the account: otherwise a mail to a
 * mistyped address would give the account away. Confirming again returns the same answer.
 */
export async function confirmEmailChange(
  side: Side,
  link: LinkToken,
  browser: Browser,
): Promise<Confirmation> {
  return db.$transaction(async (tx) => {
    const past = async () => ((await isChangeCompleted(side, link, tx)) ? "changed" : "ended");
    const found = await findEmailChange(side, link, tx);
    if (!found) return past();
    if (side === "new" && browser?.userId !== found.userId) return "other-account";
    const person = await lockPerson(tx, found.userId);
    const confirmed = side === "old" ? "oldConfirmedAt" : "newConfirmedAt";
    const [change] = await tx.emailChange.updateManyAndReturn({
      where: { id: found.id, expiresAt: { gt: new Date() } },
      data: { [confirmed]: new Date() },
    });
    if (!change) return past();
    if (!change.oldConfirmedAt || !change.newConfirmedAt) return "waiting";
    // Invited meanwhile.
    await refuseStaff(tx, person.email);
    await moveAccount(tx, change, person, {
      sessionToken: browser?.sessionToken ?? "",
      actor: OWNER,
    });
    return "changed";
  });
}

/** Has no effect once the account has moved. */
export async function refuseEmailChange(
  side: Side,
  link: LinkToken,
): Promise<"stopped" | "changed"> {
  return db.$transaction(async (tx) => {
    const change = await findEmailChange(side, link, tx);
    if (change) await dropEmailChange(tx, change);
    return (await isChangeCompleted(side, link, tx)) ? "changed" : "stopped";
  });
}

/**
 * For a lost mailbox: the coach confirms for both addresses. Throws Refusal 404, or 409 for the address of a
 * coach or assistant, a taken one, or the same one.
 */
export async function moveByCoach(
  actor: string,
  { id: userId, email: newEmail, reason }: { id: string; email: string; reason: string },
): Promise<void> {
  await db.$transaction(async (tx) => {
    const person = await lockPerson(tx, userId);
    const oldEmail = person.email;
    for (const email of [oldEmail, newEmail]) await refuseStaff(tx, email);
    if (newEmail === oldEmail) throw new Refusal(409, "This is their address already.");
    const former = await tx.emailChange.findUnique({ where: { userId }, select: { id: true } });
    if (former) await endEmailChange(tx, former.id);
    const now = new Date();
    const agreed = { oldConfirmedAt: now, newConfirmedAt: now, expiresAt: now };
    const change = await tx.emailChange.create({ data: { userId, oldEmail, newEmail, ...agreed } });
    await moveAccount(tx, change, person, { sessionToken: "", actor, reason });
    for (const side of sides) {
      const to = side === "old" ? oldEmail : newEmail;
      await queueMail(tx, "account-moved", { fact: `${side}:${change.id}`, to, props: { side } });
    }
  });
}

export async function cancelEmailChange(userId: string): Promise<void> {
  await db.$transaction((tx) => dropEmailChange(tx, { userId }));
}

async function dropEmailChange(tx: Transaction, { userId }: { userId: string }): Promise<void> {
  // Both addresses may be confirmed while this waits for the lock.
  await lockUser(tx, userId);
  const pending = { userId, expiresAt: { gt: new Date() } };
  const change = await tx.emailChange.findUnique({ where: pending, select: { id: true } });
  if (change) await endEmailChange(tx, change.id);
}

export async function eraseOwnAccount(userId: string): Promise<void> {
  await db.$transaction(async (tx) => {
    await erasePerson(tx, userId);
    await recordAudit(tx, { actor: OWNER, action: "person.erase", subject: `person:${userId}` });
  });
}

const MONTH_MS = 30 * DAY_MS;

/** Job: deletes changes, with their mails, a month after they were completed or expired. */
export async function forgetEndedChanges(): Promise<string> {
  const count = await untilNoneIsLeft(async (most) => {
    const ended = await db.emailChange.findMany({
      where: { expiresAt: { lt: new Date(Date.now() - MONTH_MS) } },
      orderBy: { expiresAt: "asc" },
      take: most,
      select: { id: true },
    });
    for (const { id } of ended) await db.$transaction((tx) => endEmailChange(tx, id));
    return ended.length;
  });
  return `${count} changes of address forgotten`;
}
