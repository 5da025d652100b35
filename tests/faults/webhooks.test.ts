import { describe, expect, it } from "vitest";
import { thinEvent } from "@/sandbox/card-provider/thin-event";
import { cardProvider, query, site, siteUrl } from "../support/world";
import { expectAttention } from "./balance";
import { Customer } from "./customer";
import { allEvents, eventsOf, inventEvent, post, secrets, sign, stripe } from "./provider";
import { settle, sweep } from "./time";

const SUCCEEDED = "payment_intent.succeeded";
const AN_HOUR = 3_600_000;

/** A payment that the provider has taken and the site has not heard of. */
async function paidInSilence() {
  await cardProvider.webhooks(false);
  const checkout = await new Customer().payAndVanish();
  const event = (await eventsOf(checkout.paymentId)).find(({ type }) => type === SUCCEEDED);
  if (!event) throw new Error("The provider has no event of the payment.");
  return { ...checkout, event, body: JSON.stringify(event) };
}

async function orderStatus(orderId: string) {
  const [row] = await query(`SELECT status FROM "Order" WHERE id = $1`, [orderId]);
  return row;
}

const storedEvents = () => query(`SELECT id FROM "ProviderEvent"`);

describe("1 · Webhooks", () => {
  it("lost: the sweep closes the gap", async () => {
    const { orderId } = await paidInSilence();
    expect(await sweep()).toBe(true);
    expect(await orderStatus(orderId)).toEqual({ status: "paid" });
  });

  it("a day late: the sweep was earlier, and the event changes nothing", async () => {
    const { body } = await paidInSilence();
    await sweep();
    await settle();
    await query(`UPDATE "Order" SET "paidAt" = "paidAt" - interval '1 day'`);
    expect(await post(body)).toBe(200);
  });

  it("a day late, with the site away all day: the event fulfils", async () => {
    const { event, orderId } = await paidInSilence();
    const created = event.created - 86_400;
    expect(await post(JSON.stringify({ ...event, created }))).toBe(200);
    await settle();
    expect(await orderStatus(orderId)).toEqual({ status: "paid" });
  });

  it("in its thin form, twice, and as a snapshot", async () => {
    const { event, body, orderId } = await paidInSilence();
    const thin = JSON.stringify(thinEvent(event));
    for (const each of [thin, thin, body]) expect(await post(each)).toBe(200);
    await settle();
    expect(await storedEvents()).toEqual([{ id: event.id }]);
    expect(await orderStatus(orderId)).toEqual({ status: "paid" });
  });

  it("delivered a hundred times one after the other", async () => {
    const { event } = await paidInSilence();
    await cardProvider.resend(event.id, { times: 100 });
    expect(await storedEvents()).toEqual([{ id: event.id }]);
  });

  it("delivered a hundred times at once", async () => {
    const { event } = await paidInSilence();
    await cardProvider.resend(event.id, { times: 100, concurrently: true });
    expect(await storedEvents()).toEqual([{ id: event.id }]);
  });

  it("delivered a hundred times at once under a hundred names", async () => {
    const { event } = await paidInSilence();
    const copies = Array.from({ length: 100 }, (_, i) => ({ ...event, id: `${event.id}_${i}` }));
    const answers = await Promise.all(copies.map((copy) => post(JSON.stringify(copy))));
    expect(new Set(answers)).toEqual(new Set([200]));
  });

  it.each([
    ["replayed with the signature of an hour ago", { at: Date.now() - AN_HOUR }],
    ["dated an hour ahead, which the provider's own SDK takes", { at: Date.now() + AN_HOUR }],
    ["signed with another endpoint's secret", { secret: "whsec_anotherendpoint" }],
  ])("%s: refused, and the sweep closes the gap", async (_case, how) => {
    const { body } = await paidInSilence();
    expect(await post(body, sign(body, how))).toBe(400);
    expect(await storedEvents()).toEqual([]);
    await sweep();
  });

  it.each([
    ["without a signature", null],
    ["with a signature that is none", "t=now,v1=abc"],
    ["with the signature of another body", sign("{}")],
  ])("%s: refused, and the sweep closes the gap", async (_case, signature) => {
    const { body } = await paidInSilence();
    expect(await post(body, signature)).toBe(400);
    expect(await storedEvents()).toEqual([]);
    await sweep();
  });

  it("while the secret is replaced, both are good; afterwards the old one is not", async () => {
    const fresh = "whsec_fresh";
    const { body, event } = await paidInSilence();
    const second = JSON.stringify({ ...event, id: `${event.id}_2` });
    const old = secrets.stripeWebhookSecret;
    await site.restart({ STRIPE_WEBHOOK_SECRET: `${fresh}, ${old}` });
    expect(await post(body, sign(body, { secret: fresh }))).toBe(200);
    expect(await post(second, sign(second, { secret: old }))).toBe(200);
    await settle();
    await site.restart({ STRIPE_WEBHOOK_SECRET: fresh });
    expect(await post(second, sign(second, { secret: old }))).toBe(400);
    await site.restart();
  });

  it("of ten megabytes: refused unread, with and without a stated length", async () => {
    const body = JSON.stringify({ padding: "x".repeat(10_000_000) });
    expect(await post(body)).toBe(413);
    const unmeasured = {
      method: "POST",
      headers: { "stripe-signature": sign(body) },
      body: new Blob([body]).stream(),
      duplex: "half",
    };
    const answer = await fetch(new URL("/api/webhooks/stripe", siteUrl), unmeasured);
    expect(answer.status).toBe(413);
    expect(await storedEvents()).toEqual([]);
  });

  it.each([
    ["not JSON", "payment_intent.succeeded"],
    ["empty", ""],
    ["JSON, but no event", "[]"],
    ["an event without an object", `{"id":"evt_1","type":"x","livemode":false}`],
  ])("whose signed body is %s: refused", async (_case, body) => {
    expect(await post(body)).toBe(400);
    expect(await storedEvents()).toEqual([]);
  });

  it("of an unknown kind: acknowledged and kept", async () => {
    expect(await post(await inventEvent({ type: "moon.risen" }))).toBe(200);
    await settle();
    expect(
      await query(`SELECT type, outcome FROM "ProviderEvent" WHERE type LIKE 'moon%'`),
    ).toEqual([{ type: "moon.risen", outcome: "recorded" }]);
  });

  it("with characters that the database cannot hold: kept without them, and fulfilled", async () => {
    const { event, orderId } = await paidInSilence();
    const strange = JSON.stringify({ ...event, request: "\0 \u{d800}" });
    expect(await post(strange)).toBe(200);
    await settle();
    expect(await orderStatus(orderId)).toEqual({ status: "paid" });
  });

  it("of real money at a shop with test keys: kept, never acted on, the coach is told", async () => {
    const { event, orderId } = await paidInSilence();
    for (const id of ["evt_live_1", "evt_live_2"]) {
      expect(await post(JSON.stringify({ ...event, id, livemode: true }))).toBe(200);
    }
    await settle();
    expect(await query(`SELECT outcome FROM "ProviderEvent"`)).toEqual([
      { outcome: "other-mode" },
      { outcome: "other-mode" },
    ]);
    // The coach is told once a day, and midnight may fall between the two.
    const days = await query(
      `SELECT DISTINCT date("receivedAt" AT TIME ZONE 'UTC') FROM "ProviderEvent"`,
    );
    expectAttention(...days.map(() => "other-mode"));
    expect(await orderStatus(orderId)).toEqual({ status: "pending" });
    await sweep();
  });

  it("for a payment that this site never asked for: the coach is told, nobody gets anything", async () => {
    expectAttention("unknown-payment");
    const intent = await stripe.paymentIntents.create({ amount: 500, currency: "gbp" });
    await stripe.paymentIntents.confirm(intent.id, {
      payment_method: "pm_card_visa",
      return_url: siteUrl,
    });
    await settle();
    await sweep();
  });

  it("for a payment that the provider does not know: acknowledged, and the coach is told", async () => {
    expectAttention("unknown-payment");
    const intent = { object: "payment_intent", id: "pi_nobodyknows" };
    expect(await post(await inventEvent({ data: { object: intent } }))).toBe(200);
    await settle();
    expect(
      await query(`SELECT outcome FROM "ProviderEvent" WHERE "paymentIntentId" = $1`, [intent.id]),
    ).toEqual([{ outcome: "unknown" }]);
  });

  it("for a course that is no longer sold: fulfilled; one that was sold cannot be deleted", async () => {
    const { body, orderId } = await paidInSilence();
    const course = `id = (SELECT "courseId" FROM "Order" WHERE id = '${orderId}')`;
    await expect(query(`DELETE FROM "Course" WHERE ${course}`)).rejects.toThrow("foreign key");
    await query(`UPDATE "Course" SET "publishedAt" = NULL WHERE ${course}`);
    expect(await post(body)).toBe(200);
    await settle();
    await query(`UPDATE "Course" SET "publishedAt" = now() WHERE ${course}`);
    expect(await orderStatus(orderId)).toEqual({ status: "paid" });
  });

  it("is acknowledged though the card provider hangs", async () => {
    const { body, event } = await paidInSilence();
    await cardProvider.fail({ latencyMs: 600_000, method: "GET" });
    expect(await post(body)).toBe(200);
    // If the answer had waited for the provider, the event would have been processed by now.
    expect(await query(`SELECT id, outcome FROM "ProviderEvent"`)).toEqual([
      { id: event.id, outcome: null },
    ]);
  });

  it("all events of all payments, delivered backwards", async () => {
    await cardProvider.webhooks(false);
    const buyers = Array.from({ length: 5 }, () => new Customer().payAndVanish());
    const payments = await Promise.all(buyers);
    for (const { paymentId } of payments) await cardProvider.post(`payments/${paymentId}/refund`);
    for (const event of (await allEvents()).reverse()) await post(JSON.stringify(event));
  });
});
