import { describe, expect, it } from "vitest";
import { cardProvider, mailbox } from "../support/world";
import { count } from "./books";
import { Customer, readyToPay } from "./customer";
import type { Moment } from "./database-gate";
import { killAfter, killAt, unanswered } from "./killing";
import { countPayments, countRefunds } from "./provider";

describe("2 · The server is killed", () => {
  it("after the provider made the payment, before its answer came", async () => {
    const buyer = new Customer();
    await cardProvider.fail({ method: "POST", paths: "^/v1/payment_intents$", dropAnswers: true });
    unanswered(buyer.askForPayment());
    await killAfter("payment", async () => (await countPayments()) > 0);
    await buyer.payAndVanish();
  });

  it("while the webhook's event is being stored: the provider sends it again", async () => {
    await killAt({ table: '"ProviderEvent"', on: "INSERT" }, () => new Customer().payAndVanish());
  });

  it.each([
    [
      "in the middle of fulfilment, when the account has been made",
      { table: '"User"', on: "INSERT" },
    ],
    [
      "when a mail was sent, before that was written down: no second one",
      { table: '"OutboxMail"', on: "UPDATE" },
    ],
  ] as [string, Moment][])("%s", async (_when, moment) => {
    const { buyer, checkout } = await readyToPay();
    await killAt(moment, () => buyer.confirm(checkout));
  });

  it("when the purchase is committed and its job is not yet crossed off", async () => {
    const { buyer, checkout } = await readyToPay();
    const jobs = { table: "graphile_worker._private_jobs", on: "DELETE" } as const;
    await killAt(
      jobs,
      () => buyer.confirm(checkout),
      async () => (await count("Grant")) > 0,
    );
  });

  it("after the provider gave the money back, before its answer came", async () => {
    const buyer = new Customer();
    await buyer.payAndVanish();
    await cardProvider.fail({ method: "POST", paths: "^/v1/refunds", dropAnswers: true });
    await new Customer(buyer.email).payAndVanish();
    await killAfter("refund", async () => (await countRefunds()) > 0);
    expect(await countRefunds()).toBe(1);
  });

  it("after the mail provider took a mail, before its answer came: no second one", async () => {
    await mailbox.fail({ mode: "lost" });
    const buyer = new Customer();
    await buyer.payAndVanish();
    await killAfter("mail", async () => (await mailbox.messages(buyer.email)).length > 0);
  });
});
