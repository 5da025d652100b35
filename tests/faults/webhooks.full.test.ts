import { describe, expect, it } from "vitest";
import { cardProvider } from "../support/world";
import { count } from "./books";
import { Customer, paidInSilence } from "./customer";
import { allEvents, post, successOf } from "./provider";

describe("1 · Webhooks", () => {
  it("delivered a hundred times in succession", async () => {
    const { paymentId } = await paidInSilence();
    await cardProvider.resend((await successOf(paymentId)).id, { times: 100 });
    expect(await count("ProviderEvent")).toBe(1);
  });

  it("delivered a hundred times at the same moment under a hundred ids", async () => {
    const { paymentId } = await paidInSilence();
    const event = await successOf(paymentId);
    const copies = Array.from({ length: 100 }, (_, i) => ({ ...event, id: `${event.id}_${i}` }));
    const answers = await Promise.all(copies.map((copy) => post(JSON.stringify(copy))));
    expect(new Set(answers)).toEqual(new Set([200]));
  });

  it("all events of all payments, delivered in reverse order", async () => {
    await cardProvider.webhooks(false);
    const buyers = Array.from({ length: 5 }, () => new Customer().payAndVanish());
    const payments = await Promise.all(buyers);
    for (const { paymentId } of payments) await cardProvider.post(`payments/${paymentId}/refund`);
    for (const event of (await allEvents()).reverse()) await post(JSON.stringify(event));
  });
});
