import { describe, expect, it } from "vitest";
import { newAddress } from "../support/samples";
import { cardProvider, cardProviderUrl, query } from "../support/world";
import { count } from "./books";
import { type Checkout, Customer, readyToPay } from "./customer";
import { countRefunds } from "./provider";
import { settle, sweep } from "./time";

const liveGrants = () => count("Grant", `"endedAt" IS NULL AND "suspendedAt" IS NULL`);

/** A buyer who has paid and received the course. */
async function served() {
  const buyer = new Customer();
  const { paymentId } = await buyer.payAndVanish();
  await settle();
  return { buyer, paymentId };
}

describe("6 · People", () => {
  it("with two tabs make one payment, once", async () => {
    const buyer = new Customer();
    const [first, second] = [await buyer.openCheckout(), await buyer.openCheckout()];
    expect(second).toEqual(first);
    await buyer.saveDetails(first);
    const answers = await Promise.all([buyer.confirm(first), buyer.confirm(second)]);
    expect(answers.sort()).toEqual(["declined", "succeeded"]);
  });

  it("five of them, who pay for one course with one address at the same moment, are charged once in the end", async () => {
    const email = newAddress();
    await cardProvider.webhooks(false);
    const buyers = [1, 2, 3, 4, 5].map(() => new Customer(email));
    const checkouts = await Promise.all(buyers.map((buyer) => buyer.payAndVanish()));
    await cardProvider.webhooks(true);
    await Promise.all(buyers.map((buyer, i) => checkouts[i] && buyer.comeBack(checkouts[i])));
    await settle();
    expect(await countRefunds()).toBe(4);
    expect(await liveGrants()).toBe(1);
  });

  it.each([
    ["won", 1],
    ["lost", 0],
  ])(
    "who pay twice and dispute the second payment, and %s, get the money back once",
    async (verdict, refunds) => {
      const { buyer } = await served();
      const again = await new Customer(buyer.email).payAndVanish({ card: "pm_card_createDispute" });
      await settle();
      expect(await countRefunds()).toBe(0);
      await cardProvider.post(`disputes/${again.paymentId}/${verdict}`);
      await settle();
      expect(await countRefunds()).toBe(refunds);
      expect(await liveGrants()).toBe(1);
    },
  );

  it("who are refunded in parts at the same moment get mails with the right sums", async () => {
    const { paymentId } = await served();
    const parts = [1000, 2000, 500].map((amount) =>
      cardProvider.post(`payments/${paymentId}/refund`, { amount }),
    );
    await Promise.all(parts);
  });

  it.each(["won", "lost"])(
    "who dispute after a refund, and %s, stay without access",
    async (verdict) => {
      const { paymentId } = await new Customer().payAndVanish();
      await cardProvider.post(`payments/${paymentId}/refund`);
      await settle();
      await cardProvider.post(`payments/${paymentId}/dispute`);
      await settle();
      await cardProvider.post(`disputes/${paymentId}/${verdict}`);
      await settle();
      expect(await liveGrants()).toBe(0);
    },
  );

  it("who lose access during a dispute over a part get it back, even if the part is lost, until the rest is lost as well", async () => {
    const { paymentId } = await served();
    for (const [amount, verdict, left] of [
      [1000, "won", 1],
      [1000, "lost", 1],
      [3999, "lost", 0],
    ] as const) {
      await cardProvider.post(`payments/${paymentId}/dispute`, { amount });
      await settle();
      expect(await liveGrants()).toBe(0);
      await cardProvider.post(`disputes/${paymentId}/${verdict}`);
      await settle();
      expect(await liveGrants()).toBe(left);
    }
  });

  it("who close the tab before their bank approves get the course once it does", async () => {
    const { buyer, checkout } = await readyToPay();
    expect(await buyer.confirm(checkout, "pm_card_threeDSecure2Required")).toBe("requires_action");
    await approveAtBank(checkout);
    await settle();
    expect(await liveGrants()).toBe(1);
  });

  it("who change the address after paying get the course at the last address", async () => {
    await cardProvider.webhooks(false);
    const buyer = new Customer();
    const checkout = await buyer.payAndVanish();
    const last = newAddress();
    expect(await buyer.saveDetails(checkout, last)).toMatchObject({ done: true });
    await sweep();
    await settle();
    expect(await query(`SELECT email FROM "User"`)).toEqual([{ email: last }]);
  });

  it("who try to change another buyer's order are refused, and it keeps its address", async () => {
    const { buyer, checkout } = await readyToPay();
    const answer = await new Customer().saveDetails(checkout);
    expect(answer.message).toContain("did not send the cookie of its order");
    expect(await query(`SELECT email FROM "Order"`)).toEqual([{ email: buyer.email }]);
  });

  it("who change it too late are refused with a reason, and correct it on the success page", async () => {
    const buyer = new Customer();
    const checkout = await buyer.payAndVanish();
    await buyer.comeBack(checkout);
    await settle();
    const last = newAddress();
    expect((await buyer.saveDetails(checkout, last)).message).toContain("paid already");
    expect(await buyer.correctAddress(checkout, last)).toMatchObject({ done: true });
    await settle();
    expect(await query(`SELECT email FROM "User"`)).toEqual([{ email: last }]);
  });

  it("who change it at the moment of the payment never lose the purchase", async () => {
    const { buyer, checkout } = await readyToPay();
    const last = newAddress();
    const [, saved] = await Promise.all([
      buyer.confirm(checkout),
      buyer.saveDetails(checkout, last),
      buyer.comeBack(checkout),
    ]);
    await settle();
    const owner = saved.done ? last : buyer.email;
    expect(await query(`SELECT email FROM "User"`)).toEqual([{ email: owner }]);
  });

  it("who come back with another buyer's payment cannot see it", async () => {
    const checkout = await new Customer().payAndVanish();
    await settle();
    const clientSecret = `${checkout.paymentId}_secret_guessed`;
    expect(await new Customer().comeBack({ ...checkout, clientSecret })).toBe(
      "We cannot see a payment here",
    );
  });
});

/** Presses the button on the bank's page; the browser does not follow it back to the shop. */
async function approveAtBank({ paymentId, clientSecret }: Checkout): Promise<void> {
  const answer = await fetch(new URL(`/3ds/${paymentId}`, cardProviderUrl), {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ client_secret: clientSecret, outcome: "complete" }),
  });
  expect(answer.status).toBe(303);
}
