import { describe, expect, it, onTestFinished } from "vitest";
import { startSecondInstance } from "../support/second-instance";
import { signEvent } from "../support/sign-event";
import { thinEvent } from "../support/thin-event";
import { cardProvider, query, siteUrl } from "../support/world";
import { expectAlerts } from "./balance";
import { count, countPaid } from "./books";
import { paidInSilence } from "./customer";
import { inventEvent, post, secrets, sign, successOf } from "./provider";
import { settle, sweep } from "./time";

/** A payment not yet reported to the site, with the event that would report it. */
async function unheard() {
  const { orderId, paymentId } = await paidInSilence();
  const event = await successOf(paymentId);
  return { orderId, event, body: JSON.stringify(event) };
}

const storedEvents = () => count("ProviderEvent");

describe("1 · Webhooks", () => {
  it("lost: the sweep closes the gap", async () => {
    await paidInSilence();
    expect(await sweep()).toBe(true);
    expect(await countPaid()).toBe(1);
  });

  it("a day late, with the site down all day: the event is fulfilled", async () => {
    const { event } = await unheard();
    const created = event.created - 86_400;
    expect(await post(JSON.stringify({ ...event, created }))).toBe(200);
    await settle();
    expect(await countPaid()).toBe(1);
  });

  it("in its thin form, twice, and as a snapshot", async () => {
    const { event, body } = await unheard();
    const thin = JSON.stringify(thinEvent(event));
    for (const each of [thin, thin, body]) expect(await post(each)).toBe(200);
    await settle();
    expect([await storedEvents(), await countPaid()]).toEqual([1, 1]);
  });

  it("not authentic: each is refused and not stored, and the sweep closes the gap", async () => {
    const { body } = await unheard();
    for (const signature of [null, sign("{}")]) expect(await post(body, signature)).toBe(400);
    expect(await storedEvents()).toBe(0);
    expect(await sweep()).toBe(true);
  });

  it("while the secret is replaced, both are accepted", async () => {
    const { body, event } = await unheard();
    const second = JSON.stringify({ ...event, id: `${event.id}_2` });
    const [fresh, old] = ["whsec_fresh", secrets.stripeWebhookSecret];
    const { url, service } = await startSecondInstance({
      STRIPE_WEBHOOK_SECRET: `${fresh}, ${old}`,
    });
    onTestFinished(async () => void (await service.stop()));
    expect(await post(body, signEvent(body, fresh), url)).toBe(200);
    expect(await post(second, signEvent(second, old), url)).toBe(200);
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
    expect(await storedEvents()).toBe(0);
  });

  it("whose signed body is not an event: refused", async () => {
    const withoutObject = `{"id":"evt_1","type":"x","livemode":false}`;
    for (const body of ["", "payment_intent.succeeded", "[]", withoutObject]) {
      expect(await post(body), body).toBe(400);
    }
    expect(await storedEvents()).toBe(0);
  });

  it("of an unknown kind: acknowledged and stored", async () => {
    expect(await post(await inventEvent({ type: "moon.risen" }))).toBe(200);
    await settle();
    expect(
      await query(`SELECT type, outcome FROM "ProviderEvent" WHERE type LIKE 'moon%'`),
    ).toEqual([{ type: "moon.risen", outcome: "recorded" }]);
  });

  it("with characters that the database cannot hold: stored without them, and fulfilled", async () => {
    const { event } = await unheard();
    const strange = JSON.stringify({ ...event, request: "\0 \u{d800}" });
    expect(await post(strange)).toBe(200);
    await settle();
    expect(await countPaid()).toBe(1);
  });

  it("of real money at a shop with test keys: stored, never acted on, and the coach gets an alert", async () => {
    const { event } = await unheard();
    for (const id of ["evt_live_1", "evt_live_2"]) {
      expect(await post(JSON.stringify({ ...event, id, livemode: true }))).toBe(200);
    }
    await settle();
    expect(await query(`SELECT outcome FROM "ProviderEvent"`)).toEqual([
      { outcome: "other-mode" },
      { outcome: "other-mode" },
    ]);
    // The coach gets one alert a day, and midnight may fall between the two events.
    const days = await query(
      `SELECT DISTINCT date("receivedAt" AT TIME ZONE 'UTC') FROM "ProviderEvent"`,
    );
    expectAlerts(...days.map(() => "other-mode"));
    expect(await countPaid()).toBe(0);
    await sweep();
  });

  it("for a payment that the provider does not know: acknowledged, and the coach gets an alert", async () => {
    expectAlerts("unknown-payment");
    const intent = { object: "payment_intent", id: "pi_nobodyknows" };
    expect(await post(await inventEvent({ data: { object: intent } }))).toBe(200);
    await settle();
    expect(
      await query(`SELECT outcome FROM "ProviderEvent" WHERE "paymentIntentId" = $1`, [intent.id]),
    ).toEqual([{ outcome: "unknown" }]);
  });

  it("for a course that is no longer sold: fulfilled; a course that was sold cannot be deleted", async () => {
    const { body, orderId } = await unheard();
    const course = `id = (SELECT "courseId" FROM "Order" WHERE id = '${orderId}')`;
    await expect(query(`DELETE FROM "Course" WHERE ${course}`)).rejects.toThrow("foreign key");
    await query(`UPDATE "Course" SET "publishedAt" = NULL WHERE ${course}`);
    expect(await post(body)).toBe(200);
    await settle();
    await query(`UPDATE "Course" SET "publishedAt" = now() WHERE ${course}`);
    expect(await countPaid()).toBe(1);
  });

  it("is acknowledged even while the card provider hangs", async () => {
    const { body, event } = await unheard();
    await cardProvider.fail({ latencyMs: 600_000, method: "GET" });
    expect(await post(body)).toBe(200);
    // If the answer had waited for the provider, the event would have been processed by now.
    expect(await query(`SELECT id, outcome FROM "ProviderEvent"`)).toEqual([
      { id: event.id, outcome: null },
    ]);
  });
});
