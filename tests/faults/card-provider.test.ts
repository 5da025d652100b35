import { describe, expect, it } from "vitest";
import { eventually } from "../support/eventually";
import { readJobs } from "../support/waiting-jobs";
import { cardProvider, query } from "../support/world";
import { expectAttention } from "./balance";
import { Customer } from "./customer";
import { stripe } from "./provider";
import { letPausesPass, settle, sweep } from "./time";

const INTENTS = "^/v1/payment_intents$";
const INTENT = "^/v1/payment_intents/pi_\\w+$";
const REFUNDS = "^/v1/refunds$";

/** Each way in which a request to the provider can fail; only the last one has done what was asked. */
const TROUBLES = [
  ["down", { down: true }],
  ["too busy (429)", { status: 429 }],
  ["refusing the key (403)", { status: 403 }],
  ["broken (500)", { status: 500 }],
  ["cut off in the middle of its answer", { dropAnswers: true }],
] as const;

const intentCount = async () => (await stripe.paymentIntents.list({ limit: 100 })).data.length;
const orderCount = async () => (await query(`SELECT id FROM "Order"`)).length;

async function paidInSilence(options = {}) {
  await cardProvider.webhooks(false);
  return new Customer().payAndVanish(options);
}

async function expectJobFailing(task: string): Promise<void> {
  await eventually(`failing ${task}`, async () =>
    (await readJobs()).some((job) => job.task === task && job.error !== null),
  );
}

describe("4 · Card provider, asked for a payment", () => {
  it.each(TROUBLES)(
    "%s: said in words, and the next try gets the same one payment",
    async (_case, fault) => {
      const buyer = new Customer();
      await cardProvider.fail({ ...fault, paths: INTENTS, method: "POST" });
      const answer = await buyer.askForPayment();
      expect(answer.status).toBe(503);
      expect(await answer.text()).toContain("does not answer at the moment");
      await cardProvider.recover();
      const checkout = await buyer.openCheckout();
      expect(await orderCount()).toBe(1);
      expect(await intentCount()).toBe(1);
      await buyer.saveDetails(checkout);
      expect(await buyer.confirm(checkout)).toBe("succeeded");
    },
  );

  it.each(TROUBLES)("%s once: the buyer notices nothing", async (_case, fault) => {
    await cardProvider.fail({ ...fault, paths: INTENTS, method: "POST", times: 1 });
    await new Customer().payAndVanish();
    expect(await intentCount()).toBe(1);
  });

  it("broken (500), and keeping that answer for a day: the next try gets another payment", async () => {
    const buyer = new Customer();
    await cardProvider.fail({ status: 500, kept: true, paths: INTENTS, method: "POST", times: 1 });
    const answer = await buyer.askForPayment();
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain("does not answer at the moment");
    expect(await orderCount()).toBe(1);
    await buyer.payAndVanish();
    expect(await orderCount()).toBe(2);
    expect(await intentCount()).toBe(1);
  });

  it("with a key that it has seen with another question: a new order, and one payment of it", async () => {
    const buyer = new Customer();
    await cardProvider.fail({ down: true, paths: INTENTS, method: "POST" });
    expect((await buyer.askForPayment()).status).toBe(503);
    await cardProvider.recover();
    const [order] = (await query(`SELECT id FROM "Order"`)) as { id: string }[];
    await stripe.paymentIntents.create(
      { amount: 4999, currency: "gbp", metadata: { orderId: order?.id ?? "" } },
      { idempotencyKey: `order:${order?.id}` },
    );
    const checkout = await buyer.payAndVanish();
    expect(checkout.orderId).not.toBe(order?.id);
  });
});

describe("4 · Card provider, asked what became of a payment", () => {
  it.each(TROUBLES)(
    "%s: the success page claims nothing, the job goes on until it knows",
    async (_case, fault) => {
      await cardProvider.webhooks(true);
      const buyer = new Customer();
      const checkout = await buyer.openCheckout();
      await buyer.saveDetails(checkout);
      await cardProvider.fail({ ...fault, paths: INTENT, method: "GET" });
      expect(await buyer.confirm(checkout)).toBe("succeeded");
      expect(await buyer.comeBack(checkout)).toContain("We cannot look up your payment");
      await expectJobFailing("process-provider-event");
      await cardProvider.recover();
      expect(await buyer.comeBack(checkout)).toBe("Payment Successful!");
    },
  );

  it.each(TROUBLES)("%s, at the sweep: the next sweep closes the gap", async (_case, fault) => {
    if ("status" in fault && fault.status === 403) expectAttention("key-refused");
    await paidInSilence();
    await cardProvider.fail({ ...fault, paths: INTENTS, method: "GET" });
    expect(await sweep()).toBe(false);
    await cardProvider.recover();
    expect(await sweep()).toBe(true);
    expect(await query(`SELECT status FROM "Order"`)).toEqual([{ status: "paid" }]);
  });

  it("away for days, at every sweep: the coach is told once, and the first good sweep serves all", async () => {
    await paidInSilence();
    await query(`UPDATE "Sweep" SET "reachedAt" = now() - interval '25 hours'`);
    await cardProvider.fail({ down: true, paths: INTENTS, method: "GET" });
    expect([await sweep(), await sweep()]).toEqual([false, false]);
    expectAttention("sweep-stalled");
    await cardProvider.recover();
    expect(await sweep()).toBe(true);
    expect(await query(`SELECT status FROM "Order"`)).toEqual([{ status: "paid" }]);
    expect(await query(`SELECT id FROM "Attention" WHERE "resolvedAt" IS NULL`)).toEqual([]);
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

describe("4 · Card provider, asked to give money back", () => {
  it.each(TROUBLES)("%s: a second payment goes back once all the same", async (_case, fault) => {
    const buyer = new Customer();
    await buyer.payAndVanish();
    await settle();
    const second = new Customer(buyer.email);
    await cardProvider.fail({ ...fault, paths: REFUNDS, method: "POST" });
    await second.payAndVanish();
    await expectJobFailing("refund-duplicate");
    await letPausesPass();
    await cardProvider.recover();
    await settle();
    const refunds = await stripe.refunds.list();
    expect(refunds.data.map(({ amount }) => amount)).toEqual([4999]);
  });
});

describe("4 · Card provider, half a minute slow", () => {
  it("everybody who asks is told in time, and nothing is charged or given twice", async () => {
    const [opening, returning] = [new Customer(), new Customer()];
    const checkout = await returning.openCheckout();
    await returning.saveDetails(checkout);
    await returning.confirm(checkout);
    const twice = new Customer();
    await twice.payAndVanish();
    await settle();
    await new Customer(twice.email).payAndVanish();
    await cardProvider.fail({ latencyMs: 30_000 });
    const [asked, face, swept] = await Promise.all([
      opening.askForPayment(),
      returning.comeBack(checkout),
      sweep(),
    ]);
    expect(asked.status).toBe(503);
    expect(face).toContain("We cannot look up your payment");
    expect(swept).toBe(false);
    await cardProvider.recover();
    await opening.payAndVanish();
    expect(await intentCount()).toBe(4);
  });
});
