import { recordAudit } from "@/lib/audit/commands";
import { type Transaction, transact } from "@/lib/db";
import { Refusal } from "@/lib/errors";
import { COACH_INBOX, queueMail } from "@/lib/outbox/commands";
import type { AttentionKind, UnmailedKind } from "./rules";

type Attention = {
  /** Names the fact, so that the coach is told of it once, however often it is found. */
  key: string;
  kind: AttentionKind;
  detail: string;
  orderId?: string;
  paymentIntentId?: string;
  /** Set from the start where another query lists the matter for as long as it lasts: it is only mailed. */
  resolvedAt?: Date;
};

/** Puts a matter on the coach's list, unless it is resolved, and mails it, once. */
export async function raiseAttention(tx: Transaction, attention: Attention): Promise<void> {
  const [row] = await tx.attention.createManyAndReturn({
    data: [attention],
    skipDuplicates: true,
    select: { id: true },
  });
  if (!row) return;
  await queueMail(tx, {
    kind: "attention",
    key: `attention:${row.id}`,
    to: COACH_INBOX,
    props: { attentionId: row.id },
  });
}

/**
 * Puts a matter on the coach's list and mails nothing about it, since that mail would fare no better. While
 * one is open, others of its kind are part of it.
 */
export async function listAttention(
  tx: Transaction,
  { kind, detail }: { kind: UnmailedKind; detail: string },
): Promise<void> {
  const done = await tx.attention.count({ where: { kind, resolvedAt: { not: null } } });
  const data = { key: `${kind}:${done}`, kind, detail };
  await tx.attention.createMany({ data, skipDuplicates: true });
}

/**
 * Raises a matter in a transaction of its own, for a matter that is not part of another change. It still needs
 * one: nobody would hear of a matter without its mail.
 */
export function raiseAttentionAlone(attention: Attention): Promise<void> {
  return transact((tx) => raiseAttention(tx, attention));
}

/** Takes matters off the coach's list that have settled themselves. */
export async function settleAttention(
  tx: Transaction,
  kinds: AttentionKind[],
  about: Partial<Pick<Attention, "key" | "orderId" | "paymentIntentId">>,
): Promise<void> {
  await tx.attention.updateMany({
    where: { kind: { in: kinds }, ...about, resolvedAt: null },
    data: { resolvedAt: new Date() },
  });
}

/** @throws Refusal 409 where it has been resolved already */
export async function resolveAttention(actor: string, id: string): Promise<void> {
  await transact(async (tx) => {
    const { count } = await tx.attention.updateMany({
      where: { id, resolvedAt: null },
      data: { resolvedAt: new Date() },
    });
    if (count === 0) throw new Refusal(409, "This has been marked as done already.");
    await recordAudit(tx, { actor, action: "attention.resolve", subject: `attention:${id}` });
  });
}
