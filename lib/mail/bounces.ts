import { raiseAttention } from "@/lib/attention/commands";
import { db } from "@/lib/db";
import { type MailEvent, orderMail } from "./schema";

const UNDELIVERED = ["email.bounced", "email.failed", "email.suppressed"];

/** A buyer whom our mails about an order do not reach needs a person; anything else may be asked for again. */
export async function followMailEvent({ type, data }: MailEvent): Promise<void> {
  const id = data.tags?.mail;
  if (!id || !UNDELIVERED.includes(type)) return;
  await db.$transaction(async (tx) => {
    const row = await tx.outboxMail.findUnique({ where: { id } });
    const order = orderMail.safeParse(row?.props);
    if (!row || !order.success) return;
    await raiseAttention(tx, {
      key: `mail-bounced:${id}`,
      kind: "mail-bounced",
      detail: `A mail (${row.kind}) came back undelivered: ${type}. Please reach the buyer another way.`,
      orderId: order.data.orderId,
    });
  });
}
