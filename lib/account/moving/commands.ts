import { z } from "zod";
import { sides } from "@/lib/account/rules";
import { recordAudit } from "@/lib/audit/commands";
import { lockUser } from "@/lib/auth/commands";
import { findRights } from "@/lib/auth/queries";
import type { Transaction } from "@/lib/db";
import { env } from "@/lib/env";
import { Refusal } from "@/lib/errors";
import { Prisma } from "@/lib/generated/prisma/client";
import { mailKey } from "@/lib/outbox/commands";
import { queueLearnerNews } from "@/lib/payments/reports";
import { sha256 } from "@/lib/secrets";

type Change = { id: string; userId: string; oldEmail: string; newEmail: string };
type MovedUser = { firstSignInAt: Date | null };

/** Locks orders before the account, as payments do. Lock address changes, mails and sign-in links after it. */
export async function lockPerson(tx: Transaction, userId: string) {
  const found = await tx.user.findUnique({ where: { id: userId }, select: { email: true } });
  await tx.$queryRaw`
    SELECT 1 FROM "Order" WHERE "userId" = ${userId}::uuid OR "email" = ${found?.email ?? null}
    ORDER BY "id" FOR UPDATE`;
  return lockUser(tx, userId);
}

/** Call lockPerson first. Throws Refusal 409 for a taken address: accounts are never merged. */
export async function moveAccount(
  tx: Transaction,
  { id, userId, oldEmail, newEmail }: Change,
  { firstSignInAt }: MovedUser,
  { sessionToken, ...by }: { sessionToken: string; actor: string; reason?: string },
): Promise<void> {
  await tx.order.updateMany({
    where: { OR: [{ userId }, { email: oldEmail, status: { not: "paid" } }] },
    data: { email: newEmail },
  });
  const now = new Date();
  await tx.user
    .update({
      where: { id: userId, email: oldEmail },
      data: { email: newEmail, emailVerified: now, firstSignInAt: firstSignInAt ?? now },
    })
    .catch(refuseTaken);
  await queueLearnerNews(tx, userId);
  await keepCompletedChange(tx, id);
  await moveMails(tx, oldEmail, newEmail);
  await tx.contactMessage.updateMany({ where: { email: oldEmail }, data: { email: newEmail } });
  await endOtherSignIns(tx, userId, oldEmail, sessionToken);
  await recordAudit(tx, { ...by, action: "person.move", subject: `person:${userId}` });
}

export async function endEmailChange(tx: Transaction, id: string): Promise<void> {
  await deleteChangeMails(tx, id);
  await tx.emailChange.deleteMany({ where: { id } });
}

/** Keeps a completed change for a month: if its answer was lost, the link can be opened again. */
async function keepCompletedChange(tx: Transaction, id: string): Promise<void> {
  await deleteChangeMails(tx, id);
  await tx.emailChange.update({ where: { id }, data: { oldEmail: "", expiresAt: new Date() } });
}

/** Unsent mails have become pointless, and sent ones hold an address. */
async function deleteChangeMails(tx: Transaction, id: string): Promise<void> {
  const keys = [
    ...sides.map((side) => mailKey("email-change", `${side}:${id}`)),
    mailKey("email-change-taken", id),
    ...sides.map((side) => mailKey("account-moved", `${side}:${id}`)),
  ];
  await tx.outboxMail.deleteMany({ where: { key: { in: keys } } });
}

/** Relies on the unique index, because the other account may be created at this very moment. */
function refuseTaken(error: unknown): never {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002"))
    throw error;
  throw new Refusal(409, "This address has an account of its own. Accounts are not merged.");
}

const linkProps = z.looseObject({ tokenId: z.string() });

/**
 * Sent mails move too, so that they are found when the person asks for their data or is erased. A
 * newsletter subscription stays with its address, whose owner gave the consent.
 */
async function moveMails(tx: Transaction, oldEmail: string, newEmail: string): Promise<void> {
  await tx.outboxMail.deleteMany({ where: { to: oldEmail, sentAt: null, kind: "sign-in" } });
  const mails = await tx.outboxMail.updateManyAndReturn({
    where: { to: oldEmail, NOT: { kind: { startsWith: "newsletter-" } } },
    data: { to: newEmail },
    select: { id: true, props: true, sentAt: true },
  });
  for (const mail of mails) if (!mail.sentAt) await renewMailedLink(tx, mail, newEmail);
}

/** A mail counts as unsent although the old mailbox has it, if the provider's answer was lost: its link must end. */
async function renewMailedLink(
  tx: Transaction,
  { id, props }: { id: string; props: unknown },
  email: string,
): Promise<void> {
  const named = linkProps.safeParse(props).data;
  const old = named && (await tx.signInToken.findUnique({ where: { id: named.tokenId } }));
  if (!old) return;
  const { purpose, callbackPath, expiresAt, usedAt } = old;
  const data = { email, purpose, callbackPath, expiresAt, usedAt };
  const { id: tokenId } = await tx.signInToken.create({ data });
  await tx.outboxMail.update({ where: { id }, data: { props: { ...named, tokenId } } });
}

/** Also removes the second factor and its proof, because the new address may be a coach's. */
async function endOtherSignIns(
  tx: Transaction,
  userId: string,
  oldEmail: string,
  sessionToken: string,
): Promise<void> {
  await tx.signInToken.deleteMany({ where: { email: oldEmail } });
  await tx.session.deleteMany({ where: { userId, sessionToken: { not: sha256(sessionToken) } } });
  await tx.session.updateMany({ where: { userId }, data: { factorProvenAt: null } });
  await tx.coachFactor.deleteMany({ where: { userId } });
  await tx.recoveryCode.deleteMany({ where: { userId } });
}

/**
 * Moving or erasing an account deletes its second factor. Whoever reads the mail of the address could then
 * set up a new one. Throws Refusal 409.
 */
export async function refuseStaff(tx: Transaction, email: string): Promise<void> {
  // An invitation that lapsed gives no rights.
  if (!(await findRights(email, tx))) return;
  throw new Refusal(
    409,
    env.COACH_EMAILS.includes(email)
      ? "This address runs the shop. Another owner can be invited under Assistants; this one is in the server’s settings (COACH_EMAILS)."
      : "This address works in the back office. An owner of the shop can end that first, under Assistants.",
  );
}
