import { describe, it } from "vitest";
import { cardProvider } from "../support/world";
import { count } from "./books";
import { Customer, readyToPay } from "./customer";
import { killAfter, killAt, unanswered } from "./killing";
import { countPayments } from "./provider";

describe("2 · The server is killed", () => {
  it("after the provider made the payment, before its answer arrived", async () => {
    const buyer = new Customer();
    await cardProvider.fail({ method: "POST", paths: "^/v1/payment_intents$", dropAnswers: true });
    unanswered(buyer.askForPayment());
    await killAfter("payment", async () => (await countPayments()) > 0);
    await buyer.payAndVanish();
  });

  it("while the webhook's event is being stored: the provider sends it again", async () => {
    await killAt({ table: '"ProviderEvent"', on: "INSERT" }, () => new Customer().payAndVanish());
  });

  it("when the purchase is committed but its job is not yet deleted", async () => {
    const { buyer, checkout } = await readyToPay();
    const jobs = { table: "graphile_worker._private_jobs", on: "DELETE" } as const;
    await killAt(
      jobs,
      () => buyer.confirm(checkout),
      async () => (await count("Grant")) > 0,
    );
  });
});
