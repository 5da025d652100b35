import { describe, it } from "vitest";
import { cardProvider } from "../support/world";
import { Customer } from "./customer";
import { allEvents, post } from "./provider";

describe("1 · Webhooks", () => {
  it("all events of all payments, delivered in reverse order", async () => {
    await cardProvider.webhooks(false);
    const buyers = Array.from({ length: 5 }, () => new Customer().payAndVanish());
    const payments = await Promise.all(buyers);
    for (const { paymentId } of payments) await cardProvider.post(`payments/${paymentId}/refund`);
    for (const event of (await allEvents()).reverse()) await post(JSON.stringify(event));
  });
});
