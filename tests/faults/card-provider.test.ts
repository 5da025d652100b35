import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { cardProvider, query } from "../support/world";
import { expectAlerts } from "./balance";
import { count, countPaid } from "./books";
import { Customer, paidInSilence } from "./customer";
import { countPayments, stripe } from "./provider";
import { settle, sweep } from "./time";
import { creates, expectRefusal, lists, stories, troubles } from "./troubles";

describe("4 · Card provider", () => {
  for (const [name, trouble, story] of stories) {
    it(`${trouble}, ${name}`, () => story(troubles[trouble]));
  }

  it("broken (500), and keeping that answer for a day: the next attempt gets another payment", async () => {
    const buyer = new Customer();
    await cardProvider.fail({ status: 500, kept: true, ...creates, times: 1 });
    await expectRefusal(buyer);
    expect(await count("Order")).toBe(1);
    await buyer.payAndVanish();
    expect([await count("Order"), await countPayments()]).toEqual([2, 1]);
  });

  it("limiting requests per second: refused buyers try again, and all are served", async () => {
    await cardProvider.fail({
      perSecond: 8,
      paths: "^/v1/(payment_intents|events|refunds)(/pi_\\w+)?$",
    });
    const buyers = Array.from({ length: 12 }, () => new Customer());
    const tryAgain = async (buyer: Customer): Promise<unknown> =>
      buyer.payAndVanish().catch(() => pause(1000).then(() => tryAgain(buyer)));
    await Promise.all(buyers.map(tryAgain));
    await settle(60);
    await cardProvider.recover();
    expect([await countPayments(), await countPaid()]).toEqual([12, 12]);
  });

  it("with a key that it has seen with another request: a new order gets one payment", async () => {
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

  it("down for days, at every sweep: the coach gets one alert, and the first successful sweep serves all", async () => {
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

  it("failing for one payment: the others do not wait for it", async () => {
    // The provider lists the newest payment first.
    const [free, stuck] = [await paidInSilence(), await paidInSilence()];
    await cardProvider.fail({ status: 500, paths: `^/v1/payment_intents/${stuck.paymentId}` });
    expect(await sweep()).toBe(false);
    const paid = `SELECT id FROM "Order" WHERE status = 'paid'`;
    expect(await query(paid)).toEqual([{ id: free.orderId }]);
    await cardProvider.recover();
    await sweep();
  });
});
