import { recordAudit } from "@/lib/audit/commands";
import { type Transaction, transact } from "@/lib/db";
import { Refusal } from "@/lib/errors";
import { COACH_INBOX, queueMail } from "@/lib/outbox/commands";
import type { AlertKind } from "./alert";
import { noticeUndelivered } from "./kinds/notice-undelivered";

/** Once per key: adds the alert to the coach's list and mails it. One that is created resolved is only mailed. */
export async function raiseAlert<Facts>(
  tx: Transaction,
  { kind, describe }: AlertKind<Facts>,
  facts: Facts,
): Promise<void> {
  const [row] = await tx.alert.createManyAndReturn({
    data: [{ kind, ...describe(facts) }],
    skipDuplicates: true,
    select: { id: true },
  });
  if (!row) return;
  const props = { attentionId: row.id };
  await queueMail(tx, "attention", { fact: row.id, to: COACH_INBOX, props });
}

/** For an alert that belongs to no other change. Without a transaction its mail could be lost. */
export function raiseAlertAlone<Facts>(alert: AlertKind<Facts>, facts: Facts): Promise<void> {
  return transact((tx) => raiseAlert(tx, alert, facts));
}

/** Sends no mail, since mails to the coach are what failed. One open alert covers all later failures. */
export async function listUndelivered(tx: Transaction, detail: string): Promise<void> {
  const { kind } = noticeUndelivered;
  const episode = await countEpisodes(tx, noticeUndelivered);
  const data = { key: `${kind}:${episode}`, kind, detail };
  await tx.alert.createMany({ data, skipDuplicates: true });
}

/** Belongs in an alert's key: once the alert is resolved, the next one gets a new key. */
export function countEpisodes(tx: Transaction, { kind }: { kind: string }): Promise<number> {
  return tx.alert.count({ where: { kind, resolvedAt: { not: null } } });
}

/** While it is, its single cause is told once, and not again for each mail or job that fails because of it. */
export async function isAlertOpen(tx: Transaction, { kind }: { kind: string }): Promise<boolean> {
  return (await tx.alert.count({ where: { kind, resolvedAt: null } })) > 0;
}

export async function settleAlerts(
  tx: Transaction,
  alerts: { kind: string }[],
  about: { key?: string; orderId?: string; paymentIntentId?: string } = {},
): Promise<void> {
  await tx.alert.updateMany({
    where: { kind: { in: alerts.map(({ kind }) => kind) }, ...about, resolvedAt: null },
    data: { resolvedAt: new Date() },
  });
}

export async function resolveAlert(actor: string, id: string): Promise<void> {
  await transact(async (tx) => {
    const { count } = await tx.alert.updateMany({
      where: { id, resolvedAt: null },
      data: { resolvedAt: new Date() },
    });
    if (count === 0) throw new Refusal(409, "This has been marked as done already.");
    await recordAudit(tx, { actor, action: "attention.resolve", subject: `attention:${id}` });
  });
}
