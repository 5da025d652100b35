import {
  countEpisodes,
  isAlertOpen,
  raiseAlert,
  raiseAlertAlone,
  settleAlerts,
} from "@/lib/alerts/commands";
import { mailBlocked } from "@/lib/alerts/kinds/mail-blocked";
import { mailGivenUp } from "@/lib/alerts/kinds/mail-given-up";
import { mailRefused } from "@/lib/alerts/kinds/mail-refused";
import { mailsGivenUp } from "@/lib/alerts/kinds/mails-given-up";
import { db, type Transaction, transact } from "@/lib/db";
import type { OutboxMail } from "@/lib/generated/prisma/client";
import { logger } from "@/lib/logger";
import { reportNotice } from "@/lib/mail/bounces/commands";
import { addMailJob } from "@/lib/outbox/commands";
import { composeMail } from "./compose";
import { isOnRequest, isToTheCoach, keptSubject, nameMail } from "./list";
import { Outdated } from "./message";
import { type Attempt, sendMail } from "./resend";
import type { GivenUpBecause } from "./rules";
import { orderMail } from "./schema";

/** Job: sends one queued mail, unless it was sent before. */
export async function sendQueuedMail(mailId: string): Promise<string> {
  const row = await db.outboxMail.findUnique({ where: { id: mailId } });
  if (!row) return "erased with its reader";
  if (row.sentAt) return "already sent";
  if (row.givenUpBecause) return row.givenUpBecause;
  const composed = await composeMail(row).catch(nullIfOutdated);
  if (!composed) return giveUp(row.id, "outdated");
  const attempt = await sendMail({ ...composed, to: row.to.split(",") }, row.id);
  return follow(row, keptSubject(row.kind, composed.subject), attempt);
}

function nullIfOutdated(error: unknown): null {
  if (!(error instanceof Outdated)) throw error;
  return null;
}

async function follow(row: OutboxMail, subject: string | null, attempt: Attempt): Promise<string> {
  switch (attempt.outcome) {
    case "sent": {
      const { providerId } = attempt;
      // No row matches if its reader was erased meanwhile, and this row with them.
      await db.outboxMail.updateMany({
        where: { id: row.id },
        data: { sentAt: new Date(), providerId, subject },
      });
      await settleAlerts(db, [mailBlocked]);
      await settleOnceAllAreSent();
      for (const alert of [mailRefused, mailGivenUp]) {
        await settleAlerts(db, [alert], { key: `${alert.kind}:${row.id}` });
      }
      return "sent";
    }
    case "later": {
      const runAt = new Date(Date.now() + attempt.seconds * 1000);
      await addMailJob(db, row.id, runAt);
      return `the provider asks for ${attempt.seconds} seconds`;
    }
    case "blocked":
      await transact(async (tx) => {
        const episode = await countEpisodes(tx, mailBlocked);
        await raiseAlert(tx, mailBlocked, { ...attempt, episode });
      });
      throw new Error(`The mail provider refuses the account: ${attempt.reason}`);
    case "refused":
      await reportRefused(row, attempt);
      return giveUp(row.id, "refused");
  }
}

async function settleOnceAllAreSent(): Promise<void> {
  if (!(await isAlertOpen(db, mailsGivenUp))) return;
  const failed = await db.outboxMail.count({ where: { sentAt: null, givenUpBecause: "failed" } });
  if (failed === 0) await settleAlerts(db, [mailsGivenUp]);
}

/** After its job's last try: tells the coach whose mail it was, so that they may send another in its place. */
export async function giveUpFailed(mailId: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const [row] = await tx.outboxMail.updateManyAndReturn({
      where: { id: mailId, sentAt: null },
      data: { givenUpBecause: "failed" },
    });
    if (row) await reportGivenUp(tx, row);
  });
}

async function reportGivenUp(tx: Transaction, row: OutboxMail): Promise<void> {
  const { id, kind, to, props } = row;
  if (isToTheCoach(kind)) return reportNotice(tx, row, "it could not be sent for days");
  if (isOnRequest(kind)) return;
  if (await isAlertOpen(tx, mailBlocked)) {
    return raiseAlert(tx, mailsGivenUp, { episode: await countEpisodes(tx, mailsGivenUp) });
  }
  const { orderId } = orderMail.safeParse(props).data ?? {};
  await raiseAlert(tx, mailGivenUp, { mailId: id, name: nameMail(kind), to, orderId });
}

async function giveUp(id: string, why: GivenUpBecause): Promise<string> {
  await db.outboxMail.updateMany({ where: { id, sentAt: null }, data: { givenUpBecause: why } });
  return why;
}

async function reportRefused(
  row: OutboxMail,
  { reason, words }: { reason: string; words: string },
): Promise<void> {
  logger.warn({ mail: row.id, kind: row.kind, reason }, "mail refused for good");
  // Otherwise a stranger could trigger an alert with every invalid address that they type.
  if (isOnRequest(row.kind)) return;
  // The provider would refuse a mail about this one too, and so on without end.
  if (row.kind === "attention") {
    const why = `the mail provider refuses it for good: “${words}” (${reason})`;
    return reportNotice(db, row, why);
  }
  const { orderId } = orderMail.safeParse(row.props).data ?? {};
  const name = nameMail(row.kind);
  await raiseAlertAlone(mailRefused, { mailId: row.id, name, words, reason, orderId });
}
