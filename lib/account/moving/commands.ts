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

const linkProps = z.object({ tokenId: z.string() });

/**
 * Sent mails move too, so that they are found when the person asks for their data or is erased. A
 * newsletter subscription stays with its address, whose owner gave the consent.
 */
async function moveMails(tx: Transaction, oldEmail: string, newEmail: string): Promise<void> {
  await tx.outboxMail.deleteMany({ where: { to: oldEmail, sentAt: null, kind: "sign-in" } });
  const mails = await tx.outboxMail.updateManyAndReturn({
    where: { to: oldEmail, NOT: { kind: { startsWith: "newsletter-" } } },
    data: { to: newEmail },
    select: { props: true, sentAt: true },
  });
  const tokenIds = mails
    .filter(({ sentAt }) => !sentAt)
    .flatMap(({ props }) => linkProps.safeParse(props).data?.tokenId ?? []);
  await tx.signInToken.updateMany({
    where: { id: { in: tokenIds } },
    data: { email: newEmail },
  });
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
