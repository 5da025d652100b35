import { afterEach, describe, expect, it } from "vitest";
import { eventually } from "../support/eventually";
import { cardProvider, mailbox, query, site } from "../support/world";
import { Customer } from "./customer";
import { DatabaseGate, type Moment } from "./database-gate";
import { stripe } from "./provider";
import { letLocksGoStale, sweep, untilUnderWay } from "./time";

let gate: DatabaseGate | undefined;

afterEach(async () => {
  await gate?.open();
  gate = undefined;
});

/** Kills the process without warning, and lets the minute pass after which its jobs go to others. */
async function killAndStartAgain(meanwhile = async () => {}): Promise<void> {
  await site.kill();
  await meanwhile();
  await gate?.open();
  gate = undefined;
  await cardProvider.recover();
  await mailbox.recover();
  await letLocksGoStale();
  await site.start();
}

async function closeGate(moment: Moment): Promise<DatabaseGate> {
  gate = await DatabaseGate.close(moment);
  return gate;
}

/** A request that the killed site leaves unanswered is not a failure. */
function unanswered(work: Promise<unknown>): void {
  work.catch(() => {});
}

async function countOrders(): Promise<number> {
  return (await query(`SELECT 1 FROM "Order"`)).length;
}

const retrieve = { method: "GET", paths: "^/v1/payment_intents/" };
const refund = { method: "POST", paths: "^/v1/refunds" };
const create = { method: "POST", paths: "^/v1/payment_intents$" };

describe("2 · The server is killed", () => {
  it("while the order is being written: nothing was charged, and the buyer starts again", async () => {
    const buyer = new Customer();
    const { reached } = await watch(closeGate({ table: '"Order"', on: "INSERT" }));
    unanswered(buyer.askForPayment());
    await reached();
    await killAndStartAgain();
    expect((await stripe.paymentIntents.list()).data).toEqual([]);
    await buyer.payAndVanish();
  });

  it("after the order was written, before the payment is made at the provider", async () => {
    const buyer = new Customer();
    await cardProvider.fail({ ...create, latencyMs: 60_000 });
    unanswered(buyer.askForPayment());
    await eventually("order", async () => (await countOrders()) === 1);
    await killAndStartAgain();
    await buyer.payAndVanish();
  });

  it("after the provider made the payment, before its answer came", async () => {
    const buyer = new Customer();
    await cardProvider.fail({ ...create, dropAnswers: true });
    unanswered(buyer.askForPayment());
    await eventually("payment", async () => (await stripe.paymentIntents.list()).data.length > 0);
    await killAndStartAgain();
    await buyer.payAndVanish();
  });

  it("while the buyer's card is being confirmed: the webhook finds the site again", async () => {
    const buyer = new Customer();
    const checkout = await buyer.openCheckout();
    await buyer.saveDetails(checkout);
    await killAndStartAgain(async () => {
      expect(await buyer.confirm(checkout)).toBe("succeeded");
    });
  });

  it("while the webhook's event is being stored: the provider sends it again", async () => {
    const { reached } = await watch(closeGate({ table: '"ProviderEvent"', on: "INSERT" }));
    await new Customer().payAndVanish();
    await reached();
    await killAndStartAgain();
  });

  it("when the event is stored and nothing is done about it yet", async () => {
    const buyer = new Customer();
    const checkout = await buyer.openCheckout();
    await buyer.saveDetails(checkout);
    await cardProvider.fail({ ...retrieve, latencyMs: 60_000 });
    await buyer.confirm(checkout);
    await eventually("job", async () => (await query(`SELECT 1 FROM "ProviderEvent"`)).length > 0);
    await killAndStartAgain();
  });

  it.each([
    ["between the paid order and the grant", { table: '"Order"', on: "UPDATE" }],
    ["when the account has been made", { table: '"User"', on: "INSERT" }],
    ["when the course has been granted", { table: '"Grant"', on: "INSERT" }],
    ["when the first mail has been queued", { table: '"OutboxMail"', on: "INSERT" }],
    ["when all is done but the commit", { table: '"Grant"', on: "INSERT", at: "COMMIT" }],
  ] as [string, Moment][])("in the middle of fulfilment, %s", async (_when, moment) => {
    const buyer = new Customer();
    const checkout = await buyer.openCheckout();
    await buyer.saveDetails(checkout);
    const { reached } = await watch(closeGate(moment));
    await buyer.confirm(checkout);
    await reached();
    await killAndStartAgain();
  });

  it("when the purchase is committed and its job is not yet crossed off", async () => {
    const buyer = new Customer();
    const checkout = await buyer.openCheckout();
    await buyer.saveDetails(checkout);
    const jobs = "graphile_worker._private_jobs";
    const { reached } = await watch(closeGate({ table: jobs, on: "DELETE" }));
    await buyer.confirm(checkout);
    await eventually("grant", async () => (await query(`SELECT 1 FROM "Grant"`)).length > 0);
    await reached();
    await killAndStartAgain();
  });

  it("while the success page fulfils", async () => {
    const buyer = new Customer();
    await cardProvider.webhooks(false);
    const checkout = await buyer.payAndVanish();
    const { reached } = await watch(closeGate({ table: '"Grant"', on: "INSERT" }));
    unanswered(buyer.comeBack(checkout));
    await reached();
    await killAndStartAgain();
    expect(await buyer.comeBack(checkout)).toMatch(/success/i);
  });

  it("in the middle of a sweep", async () => {
    await cardProvider.webhooks(false);
    for (const _ of [1, 2]) await new Customer().payAndVanish();
    const { reached } = await watch(closeGate({ table: '"Grant"', on: "INSERT" }));
    const first = sweep();
    await reached();
    await killAndStartAgain();
    expect(await first).toBe(false);
    expect(await sweep()).toBe(true);
  });

  it("before the second payment's refund reached the provider", async () => {
    const buyer = new Customer();
    await buyer.payAndVanish();
    await cardProvider.fail({ ...refund, latencyMs: 60_000 });
    await new Customer(buyer.email).payAndVanish();
    await untilUnderWay("refund-duplicate");
    await killAndStartAgain();
  });

  it("after the provider gave the money back, before its answer came", async () => {
    const buyer = new Customer();
    await buyer.payAndVanish();
    await cardProvider.fail({ ...refund, dropAnswers: true });
    await new Customer(buyer.email).payAndVanish();
    await eventually("refund", async () => (await stripe.refunds.list()).data.length > 0);
    await killAndStartAgain();
    expect((await stripe.refunds.list()).data).toHaveLength(1);
  });

  it("while a mail is on its way", async () => {
    await mailbox.fail({ mode: "slow", latencyMs: 60_000 });
    await new Customer().payAndVanish();
    await untilUnderWay("send-mail");
    await killAndStartAgain();
  });

  it("after the mail provider took a mail, before its answer came: no second one", async () => {
    await mailbox.fail({ mode: "lost" });
    const buyer = new Customer();
    await buyer.payAndVanish();
    await eventually("mail", async () => (await mailbox.messages(buyer.email)).length > 0);
    await killAndStartAgain();
  });

  it("when a mail was sent, before that was written down: no second one", async () => {
    const { reached } = await watch(closeGate({ table: '"OutboxMail"', on: "UPDATE" }));
    await new Customer().payAndVanish();
    await reached();
    await killAndStartAgain();
  });
});

/** Lets a row read as a sentence: the gate closes, a transaction reaches it. */
async function watch(closing: Promise<DatabaseGate>): Promise<{ reached: () => Promise<void> }> {
  const closed = await closing;
  return { reached: () => closed.reached() };
}
