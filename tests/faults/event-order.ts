import fc from "fast-check";
import type Stripe from "stripe";
import { describe, expect, it } from "vitest";
import { cardProvider, query } from "../support/world";
import { Customer } from "./customer";
import { allEvents, post } from "./provider";

/** Every stage of a payment's life that has an event of its own. */
const KINDS = [
  "payment_intent.created",
  "payment_intent.processing",
  "payment_intent.payment_failed",
  "payment_intent.succeeded",
  "charge.refunded",
  "charge.dispute.created",
  "charge.dispute.closed",
];

const AT_ONCE = 20;

type Verdict = { verdict: "won" | "lost"; amount?: number };

/** A payment fails, succeeds, is partly refunded and disputed to a verdict, all unreported to the site. */
async function liveAWholeLife({ verdict, ...part }: Verdict): Promise<string> {
  const buyer = new Customer();
  const checkout = await buyer.payAndVanish({ card: "pm_card_processing" });
  const { paymentId } = checkout;
  await cardProvider.post(`payments/${paymentId}/settle`, { outcome: "failed" });
  expect(await buyer.confirm(checkout)).toBe("succeeded");
  await cardProvider.post(`payments/${paymentId}/refund`, { amount: 1000 });
  await cardProvider.post(`payments/${paymentId}/dispute`, part);
  await cardProvider.post(`disputes/${paymentId}/${verdict}`);
  return paymentId;
}

function chapters(events: Stripe.Event[], paymentId: string): Stripe.Event[] {
  const own = events.filter(({ data }) => JSON.stringify(data.object).includes(paymentId));
  return KINDS.map((kind) => {
    const event = own.find(({ type }) => type === kind);
    if (!event) throw new Error(`The payment ${paymentId} had no ${kind}.`);
    return event;
  });
}

/** Runs the payments in parallel, then delivers each one's events in the order drawn for it. */
async function deliver(drawn: string[][], verdict: Verdict): Promise<void> {
  const paymentIds = await Promise.all(drawn.map(() => liveAWholeLife(verdict)));
  const events = await allEvents();
  const deliveries = paymentIds.map(async (paymentId, index) => {
    const own = chapters(events, paymentId);
    for (const kind of drawn[index] ?? []) {
      const event = own.find(({ type }) => type === kind);
      expect(await post(JSON.stringify(event))).toBe(200);
    }
  });
  await Promise.all(deliveries);
}

export function surviveOrders(count: number, timeout: number): void {
  const someOrder = fc.shuffledSubarray(KINDS, { minLength: KINDS.length });
  const orders = fc.sample(someOrder, { numRuns: count, seed: 20261121 });

  describe("1 · Webhooks", () => {
    it.each<[string, number, Verdict]>([
      ["won", 0, { verdict: "won" }],
      ["lost", 1, { verdict: "lost" }],
      ["over a part lost", 2, { verdict: "lost", amount: 1000 }],
    ])(
      `in ${count / 3} orders of ${KINDS.length} events, with the dispute %s`,
      async (_outcome, rest, verdict) => {
        await cardProvider.webhooks(false);
        const third = orders.filter((_, index) => index % 3 === rest);
        for (let from = 0; from < third.length; from += AT_ONCE) {
          await query(`DELETE FROM "RateLimit"`);
          await deliver(third.slice(from, from + AT_ONCE), verdict);
        }
      },
      timeout,
    );
  });
}
