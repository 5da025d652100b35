import { describe, expect, it } from "vitest";
import { cardProvider } from "../support/world";
import { count } from "./books";
import { Customer, paidInSilence, readyToPay } from "./customer";
import type { Moment } from "./database-gate";
import { killAfter, killAndStartAgain, killAt, unanswered } from "./killing";
import { countPayments, countRefunds } from "./provider";
import { sweep, untilUnderWay } from "./time";

describe("2 · The server is killed", () => {
  it("while the order is being written: nothing was charged, and the buyer starts again", async () => {
    const buyer = new Customer();
    await killAt({ table: '"Order"', on: "INSERT" }, () => buyer.askForPayment());
    expect(await countPayments()).toBe(0);
    await buyer.payAndVanish();
  });

  it("after the order was written, before the payment is made at the provider", async () => {
    const buyer = new Customer();
    await cardProvider.fail({ method: "POST", paths: "^/v1/payment_intents$", latencyMs: 60_000 });
    unanswered(buyer.askForPayment());
    await killAfter("order", async () => (await count("Order")) === 1);
    await buyer.payAndVanish();
  });

  it("while the buyer's card is being confirmed: the webhook is delivered after the restart", async () => {
    const { buyer, checkout } = await readyToPay();
    await killAndStartAgain(async () => {
      expect(await buyer.confirm(checkout)).toBe("succeeded");
    });
  });

  it("when the event is stored but not yet processed", async () => {
    const { buyer, checkout } = await readyToPay();
    await cardProvider.fail({ method: "GET", paths: "^/v1/payment_intents/", latencyMs: 60_000 });
    await buyer.confirm(checkout);
    await killAfter("event", async () => (await count("ProviderEvent")) > 0);
  });

  it.each([
    ["when the account has been created", { table: '"User"', on: "INSERT" }],
    ["between the paid order and the grant", { table: '"Order"', on: "UPDATE" }],
    ["when the course has been granted", { table: '"Grant"', on: "INSERT" }],
    ["when the first mail has been queued", { table: '"OutboxMail"', on: "INSERT" }],
    ["just before the commit", { table: '"Grant"', on: "INSERT", at: "COMMIT" }],
  ] as [string, Moment][])("during fulfilment, %s", async (_when, moment) => {
    const { buyer, checkout } = await readyToPay();
    await killAt(moment, () => buyer.confirm(checkout));
  });

  it("while the success page fulfils the order", async () => {
    const buyer = new Customer();
    await cardProvider.webhooks(false);
    const checkout = await buyer.payAndVanish();
    await killAt({ table: '"Grant"', on: "INSERT" }, () => buyer.comeBack(checkout));
    expect(await buyer.comeBack(checkout)).toMatch(/success/i);
  });

  it("during a sweep", async () => {
    for (const _ of [1, 2]) await paidInSilence();
    let first: Promise<boolean> | undefined;
    await killAt({ table: '"Grant"', on: "INSERT" }, async () => {
      first = sweep();
    });
    expect(await first).toBe(false);
    expect(await sweep()).toBe(true);
  });

  it("before the second payment's refund reached the provider", async () => {
    const buyer = new Customer();
    await buyer.payAndVanish();
    await cardProvider.fail({ method: "POST", paths: "^/v1/refunds", latencyMs: 60_000 });
    await new Customer(buyer.email).payAndVanish();
    await untilUnderWay("refund-duplicate");
    await killAndStartAgain();
  });

  it("when a mail was sent but not recorded: it is not sent again", async () => {
    const { buyer, checkout } = await readyToPay();
    await killAt({ table: '"OutboxMail"', on: "UPDATE" }, () => buyer.confirm(checkout));
  });

  it("after the provider made a refund, before its answer arrived", async () => {
    const buyer = new Customer();
    await buyer.payAndVanish();
    await cardProvider.fail({ method: "POST", paths: "^/v1/refunds", dropAnswers: true });
    await new Customer(buyer.email).payAndVanish();
    await killAfter("refund", async () => (await countRefunds()) > 0);
    expect(await countRefunds()).toBe(1);
  });
});
