import { recordAudit } from "@/lib/audit/commands";
import { type Transaction, transact } from "@/lib/db";
import { Refusal } from "@/lib/errors";
import { addMailJob } from "@/lib/outbox/commands";
import { listUnsentMails } from "./queries";

/** Small enough that a transaction locks no row for long. */
const BATCH = 100;

const ALL = 100_000;

/** @throws Refusal 409 if it was sent already or is outdated */
export async function sendMailAgain(actor: string, id: string): Promise<void> {
  await transact(async (tx) => {
    const unsent = await tx.outboxMail.findFirst({
      // In SQL a comparison with null is never true, so the filter names null explicitly.
      where: {
        id,
        sentAt: null,
        OR: [{ givenUpBecause: null }, { givenUpBecause: { not: "outdated" } }],
      },
    });
    if (!unsent)
      throw new Refusal(409, "This mail has been sent meanwhile, or is no longer needed.");
    await tryAnew(tx, id);
    await recordAudit(tx, { actor, action: "mail.resend", subject: `mail:${id}` });
  });
}

/**
 * Sends again all mails that have failed so far, with one job per mail to respect the provider's rate limit.
 *
 * @returns how many
 */
export async function sendAllMailsAgain(actor: string): Promise<number> {
  const ids = (await listUnsentMails(ALL)).map(({ id }) => id);
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH);
    await transact(async (tx) => {
      for (const id of batch) await tryAnew(tx, id);
      const after = { mails: batch.length };
      await recordAudit(tx, { actor, action: "mail.resend", subject: "mails", after });
    });
  }
  return ids.length;
}

/** A job that has failed starts again at once with its first try. */
async function tryAnew(tx: Transaction, id: string): Promise<void> {
  await tx.outboxMail.updateMany({ where: { id, sentAt: null }, data: { givenUpBecause: null } });
  await addMailJob(tx, id);
}
