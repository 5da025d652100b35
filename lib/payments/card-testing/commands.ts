import { raiseAlertAlone } from "@/lib/alerts/commands";
import { cardAccepted } from "@/lib/alerts/kinds/card-accepted";
import { cardTesting } from "@/lib/alerts/kinds/card-testing";
import { db } from "@/lib/db";
import { Refusal } from "@/lib/errors";
import { fulfil } from "@/lib/payments/fulfil";
import { countFailedCards } from "@/lib/payments/queries";
import { FAILED_CARDS_WINDOW_MS, isCardTesting } from "@/lib/payments/rules";
import { cancelPayment } from "@/lib/payments/stripe";

/** @throws Refusal 429 for an hour if too many cards failed from the network or for the browser's orders */
export async function refuseCardTesters(networkKey: string, orderIds: string[]): Promise<void> {
  const failed = await countFailedCards(orderIds, networkKey);
  if (!isCardTesting(failed, "browser")) return;
  const text =
    "Too many cards were declined here. Please try again in an hour, from another connection, or write to us.";
  throw new Refusal(429, text, { "Retry-After": String(FAILED_CARDS_WINDOW_MS / 1000) });
}

/** Closes the payment, because the browser confirms cards with the provider and only this stops a card tester. */
export async function stopCardTesting(paymentIntentId: string): Promise<void> {
  const order = await db.order.findUnique({ where: { paymentIntentId } });
  if (!order || order.status === "paid") return;
  if (!isCardTesting(await countFailedCards([order.id], order.networkKey), "order")) return;
  await cancelPayment(paymentIntentId, "fraudulent");
  const { id: orderId, number } = order;
  if ((await fulfil(paymentIntentId)) !== "cancelled") {
    return raiseAlertAlone(cardAccepted, { orderId, number });
  }
  await raiseAlertAlone(cardTesting, { source: await findFirstOf(order), orderId, number });
}

async function findFirstOf({ id, networkKey }: { id: string; networkKey: string | null }) {
  if (!networkKey) return id;
  const orderBy = { createdAt: "asc" } as const;
  const first = await db.order.findFirst({ where: { networkKey }, orderBy, select: { id: true } });
  return first?.id ?? id;
}
