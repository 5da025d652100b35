import type { Transaction } from "@/lib/db";
import { env } from "@/lib/env";
import { queueMail } from "@/lib/mail/commands";

type Attention = {
  /** Names the fact: the coach is told once, however often it is met. */
  key: string;
  kind: "payment-mismatch" | "unknown-payment" | "dispute" | "job-given-up";
  detail: string;
  orderId?: string;
  paymentIntentId?: string;
};

/** Puts a matter on the coach's list and mails it, once. */
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
    to: env.COACH_EMAILS.join(","),
    props: { attentionId: row.id },
  });
}
