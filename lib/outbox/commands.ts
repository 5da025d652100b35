import { db, type Transaction } from "@/lib/db";
import { env } from "@/lib/env";
import { untilNoneIsLeft } from "@/lib/lists/batches";
import { addJob } from "@/lib/queue/commands";

/** In place of an address: each address that owns the shop when the mail is queued. */
export const COACH_INBOX = "the coach";

/** The key of the job that sends a mail; with an empty id, the prefix of all such keys. */
export function mailJobKey(mailId: string): string {
  return `send-mail:${mailId}`;
}

/** Each file in lib/mail/messages adds its kind and props. */
export interface Mails {}

export type MailKind = keyof Mails;

/** `fact` identifies what the mail reports. A second mail of the same kind about it is not queued. */
export function mailKey(kind: MailKind, fact: string): string {
  return `${kind}:${fact}`;
}

/** Call it in the transaction that creates the fact. */
export async function queueMail<Kind extends MailKind>(
  tx: Transaction,
  kind: Kind,
  { fact, to, props }: { fact: string; to: string; props: Mails[Kind] },
): Promise<void> {
  const recipients = to === COACH_INBOX ? await findOwners(tx) : to;
  const [row] = await tx.outboxMail.createManyAndReturn({
    data: [{ key: mailKey(kind, fact), to: recipients, kind, props }],
    skipDuplicates: true,
    select: { id: true },
  });
  if (row) await addMailJob(tx, row.id);
}

/** Joined by commas. An invited owner counts once they have come in. */
async function findOwners(tx: Transaction): Promise<string> {
  const invited = await tx.assistant.findMany({
    where: { isOwner: true, cameInAt: { not: null } },
    orderBy: { id: "asc" },
    select: { email: true },
  });
  return [...new Set([...env.COACH_EMAILS, ...invited.map(({ email }) => email)])].join(",");
}

/** Pass `runAt` if the provider asks us to wait. */
export async function addMailJob(
  tx: Transaction,
  mailId: string,
  runAt: Date | null = null,
): Promise<void> {
  await addJob(tx, "send-mail", { mailId }, mailJobKey(mailId), runAt);
}

/**
 * Adds jobs for mails that have waited since before `until`: a restored backup may lack the job, or its process
 * died during the last try.
 */
export async function addLostMailJobs(until: Date): Promise<void> {
  const mails = await db.$queryRaw<{ id: string }[]>`
    SELECT m."id" FROM "OutboxMail" m
    WHERE m."sentAt" IS NULL AND m."givenUpBecause" IS NULL AND m."createdAt" < ${until}
      AND NOT EXISTS (
        SELECT FROM graphile_worker.jobs j
        WHERE j.key = ${mailJobKey("")} || m."id" AND j.attempts < j.max_attempts)`;
  for (const { id } of mails) await addMailJob(db, id);
}

/** Kinds whose facts the back office also lists and which happen only once. */
const NOTICES = ["attention", "security-notice"];

/** Job: deletes notices to the coach a year after they were sent. */
export async function forgetNotices(): Promise<string> {
  const count = await untilNoneIsLeft(
    (most) => db.$executeRaw`
      DELETE FROM "OutboxMail" WHERE "id" IN (
        SELECT "id" FROM "OutboxMail"
        WHERE "kind" = ANY (${NOTICES}) AND "sentAt" < now() - interval '1 year'
        ORDER BY "id" LIMIT ${most})`,
  );
  return `${count} old notices forgotten`;
}
