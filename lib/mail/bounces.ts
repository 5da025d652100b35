import { raiseAttention } from "@/lib/attention/commands";
import { db } from "@/lib/db";
import { nameMail, whyUndelivered } from "./rules";
import { type MailEvent, orderMail } from "./schema";

/** A buyer whom our mails about an order do not reach needs help; any other mail can be requested again. */
export async function followMailEvent({ type, data }: MailEvent): Promise<void> {
  const id = data.tags?.mail;
  const why = whyUndelivered(type);
  if (!id || !why) return;
  await db.$transaction(async (tx) => {
    const row = await tx.outboxMail.findUnique({ where: { id } });
    const order = orderMail.safeParse(row?.props);
    if (!row || !order.success) return;
    await raiseAttention(tx, {
      key: `mail-bounced:${id}`,
      kind: "mail-bounced",
      detail: `The mail “${nameMail(row.kind)}” came back undelivered: ${why}.`,
      orderId: order.data.orderId,
    });
  });
}
