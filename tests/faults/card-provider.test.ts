import { describe, expect, it } from "vitest";
import { cardProvider, query } from "../support/world";
import { expectAlerts } from "./balance";
import { count, countPaid } from "./books";
import { Customer, paidInSilence } from "./customer";
import { countPayments, stripe } from "./provider";
import { sweep } from "./time";
import { creates, expectRefusal, lists, stories, troubles } from "./troubles";

describe("4 · Card provider", () => {
  for (const [name, trouble, story] of stories) {
    it(`${trouble}, ${name}`, () => story(troubles[trouble]));
  }

  it("broken (500), and keeping that answer for a day: the next try gets another payment", async () => {
    const buyer = new Customer();
    await cardProvider.fail({ status: 500, kept: true, ...creates, times: 1 });
    await expectRefusal(buyer);
    expect(await count("Order")).toBe(1);
    await buyer.payAndVanish();
    expect([await count("Order"), await countPayments()]).toEqual([2, 1]);
  });

  it("with a key that it has seen with another question: a new order, and one payment of it", async () => {
    const buyer = new Customer();
    await cardProvider.fail({ down: true, ...creates });
    await expectRefusal(buyer);
    await cardProvider.recover();
    const [order] = (await query(`SELECT id FROM "Order"`)) as { id: string }[];
    await stripe.paymentIntents.create(
      { amount: 4999, currency: "gbp", metadata: { orderId: order?.id ?? "" } },
      { idempotencyKey: `order:${order?.id}` },
    );
    const checkout = await buyer.payAndVanish();
    expect(checkout.orderId).not.toBe(order?.id);
  });

  it("away for days, at every sweep: the coach gets one alert, and the first good sweep serves all", async () => {
    await paidInSilence();
    await query(`UPDATE "Sweep" SET "reachedAt" = now() - interval '25 hours'`);
    await cardProvider.fail({ down: true, ...lists });
    expect([await sweep(), await sweep()]).toEqual([false, false]);
    expectAlerts("sweep-stalled");
    await cardProvider.recover();
    expect(await sweep()).toBe(true);
    expect(await countPaid()).toBe(1);
    expect(await count("Attention", `"resolvedAt" IS NULL`)).toBe(0);
  });

  it("one payment that it cannot tell of keeps no other one waiting", async () => {
    // The provider lists the newest first.
    const [free, stuck] = [await paidInSilence(), await paidInSilence()];
    await cardProvider.fail({ status: 500, paths: `^/v1/payment_intents/${stuck.paymentId}` });
    expect(await sweep()).toBe(false);
    const paid = `SELECT id FROM "Order" WHERE status = 'paid'`;
    expect(await query(paid)).toEqual([{ id: free.orderId }]);
    await cardProvider.recover();
    await sweep();
  });
});
