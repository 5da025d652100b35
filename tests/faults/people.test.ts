import { describe, expect, it } from "vitest";
import { JOURNEY, newAddress } from "../support/samples";
import { cardProvider, cardProviderUrl, query } from "../support/world";
import { expectAttention } from "./balance";
import { Customer, findCourse } from "./customer";
import { stripe } from "./provider";
import { settle, sweep } from "./time";

const refundCount = async () => (await stripe.refunds.list({ limit: 100 })).data.length;
const liveGrants = () =>
  query(`SELECT id FROM "Grant" WHERE "endedAt" IS NULL AND "suspendedAt" IS NULL`);

describe("6 · People", () => {
  it("with two tabs pay one payment, once", async () => {
    const buyer = new Customer();
    const [first, second] = [await buyer.openCheckout(), await buyer.openCheckout()];
    expect(second).toEqual(first);
    await buyer.saveDetails(first);
    const answers = await Promise.all([buyer.confirm(first), buyer.confirm(second)]);
    expect(answers.sort()).toEqual(["declined", "succeeded"]);
  });

  it("with two browsers pay twice and get the second payment back", async () => {
    const email = newAddress();
    await Promise.all([new Customer(email).payAndVanish(), new Customer(email).payAndVanish()]);
    await settle();
    expect(await refundCount()).toBe(1);
    expect(await liveGrants()).toHaveLength(1);
  });

  it("five of them, paying one course for one address at once, are charged once in the end", async () => {
    const email = newAddress();
    await cardProvider.webhooks(false);
    const buyers = [1, 2, 3, 4, 5].map(() => new Customer(email));
    const checkouts = await Promise.all(buyers.map((buyer) => buyer.payAndVanish()));
    await cardProvider.webhooks(true);
    await Promise.all(buyers.map((buyer, i) => checkouts[i] && buyer.comeBack(checkouts[i])));
    await settle();
    expect(await refundCount()).toBe(4);
    expect(await liveGrants()).toHaveLength(1);
  });

  it("pay the price that they were shown, though it has changed since; a reload shows the new one", async () => {
    const { id, pricePence } = await findCourse(JOURNEY);
    const buyer = new Customer();
    const checkout = await buyer.openCheckout();
    await query(`UPDATE "Course" SET "pricePence" = 5999 WHERE id = $1`, [id]);
    const reloaded = await new Customer().openCheckout();
    await query(`UPDATE "Course" SET "pricePence" = $2 WHERE id = $1`, [id, pricePence]);
    expect(reloaded.amount).toBe(59.99);
    await buyer.saveDetails(checkout);
    expect(await buyer.confirm(checkout)).toBe("succeeded");
    await settle();
    expect(await query(`SELECT "pricePence" FROM "Order" WHERE status = 'paid'`)).toEqual([
      { pricePence },
    ]);
  });

  it("get the course that they paid for, though it was taken off sale meanwhile", async () => {
    const { id } = await findCourse(JOURNEY);
    const buyer = new Customer();
    const checkout = await buyer.openCheckout();
    await query(`UPDATE "Course" SET "publishedAt" = NULL WHERE id = $1`, [id]);
    await buyer.saveDetails(checkout);
    await buyer.confirm(checkout);
    const face = await buyer.comeBack(checkout);
    await query(`UPDATE "Course" SET "publishedAt" = now() WHERE id = $1`, [id]);
    expect(face).toBe("Payment Successful!");
  });

  it("who pay again a week later get the money back", async () => {
    const buyer = new Customer();
    await buyer.payAndVanish();
    await settle();
    await query(`UPDATE "Order" SET "paidAt" = "paidAt" - interval '7 days'`);
    await new Customer(buyer.email).payAndVanish();
    await settle();
    expect(await refundCount()).toBe(1);
  });

  it.each([
    ["won", 1],
    ["lost", 0],
  ])(
    "who pay twice and dispute the second payment, and %s, have the money back once",
    async (verdict, refunds) => {
      const buyer = new Customer();
      await buyer.payAndVanish();
      await settle();
      const again = await new Customer(buyer.email).payAndVanish({ card: "pm_card_createDispute" });
      await settle();
      expect(await refundCount()).toBe(0);
      await cardProvider.post(`disputes/${again.paymentId}/${verdict}`);
      await settle();
      expect(await refundCount()).toBe(refunds);
      expect(await liveGrants()).toHaveLength(1);
    },
  );

  it("who are refunded before their payment was seen get no access and no promise", async () => {
    await cardProvider.webhooks(false);
    const { paymentId } = await new Customer().payAndVanish();
    await cardProvider.post(`payments/${paymentId}/refund`);
    await sweep();
    expect(await liveGrants()).toEqual([]);
    expect(await query(`SELECT kind FROM "OutboxMail"`)).toEqual([{ kind: "refund-notice" }]);
  });

  it("who are refunded in parts keep access until the parts add up to the whole", async () => {
    const { paymentId } = await new Customer().payAndVanish();
    await settle();
    for (const amount of [1000, 2000, 1998]) {
      await cardProvider.post(`payments/${paymentId}/refund`, { amount });
      await settle();
      expect(await liveGrants()).toHaveLength(1);
    }
    await cardProvider.post(`payments/${paymentId}/refund`, { amount: 1 });
    await settle();
    expect(await liveGrants()).toEqual([]);
  });

  it("who are refunded in parts all at once are told the truth", async () => {
    const { paymentId } = await new Customer().payAndVanish();
    await settle();
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
      expect(await liveGrants()).toEqual([]);
    },
  );

  it("who close the tab before their bank has asked get the course when the bank says yes", async () => {
    const buyer = new Customer();
    const checkout = await buyer.openCheckout();
    await buyer.saveDetails(checkout);
    expect(await buyer.confirm(checkout, "pm_card_threeDSecure2Required")).toBe("requires_action");
    await approveAtBank(checkout);
    await settle();
    expect(await liveGrants()).toHaveLength(1);
  });

  it("who change the address at the last moment get the course at the last address", async () => {
    await cardProvider.webhooks(false);
    const buyer = new Customer();
    const checkout = await buyer.payAndVanish();
    const last = newAddress();
    expect(await buyer.saveDetails(checkout, last)).toMatchObject({ done: true });
    await sweep();
    await settle();
    expect(await query(`SELECT email FROM "User"`)).toEqual([{ email: last }]);
  });

  it("who try to change somebody else's order are refused, and it keeps its address", async () => {
    const buyer = new Customer();
    const checkout = await buyer.openCheckout();
    await buyer.saveDetails(checkout);
    const answer = await new Customer().saveDetails(checkout);
    expect(answer.message).toContain("begun in another browser");
    expect(await query(`SELECT email FROM "Order"`)).toEqual([{ email: buyer.email }]);
  });

  it("who change it too late are told so, and correct it on the success page", async () => {
    const buyer = new Customer();
    const checkout = await buyer.payAndVanish();
    await buyer.comeBack(checkout);
    await settle();
    const last = newAddress();
    expect((await buyer.saveDetails(checkout, last)).message).toContain("paid or closed already");
    expect(await buyer.correctAddress(checkout, last)).toMatchObject({ done: true });
    await settle();
    expect(await query(`SELECT email FROM "User"`)).toEqual([{ email: last }]);
  });

  it("who change it in the very moment of the payment never lose the purchase", async () => {
    const buyer = new Customer();
    const checkout = await buyer.openCheckout();
    await buyer.saveDetails(checkout);
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

  it("whose payment came before their address are put before the coach, and served once it is there", async () => {
    expectAttention("payment-mismatch");
    const buyer = new Customer();
    const checkout = await buyer.openCheckout();
    await buyer.confirm(checkout);
    await settle();
    expect(await liveGrants()).toEqual([]);
    await buyer.saveDetails(checkout);
    await sweep();
    await settle();
    expect(await liveGrants()).toHaveLength(1);
    expect(await query(`SELECT id FROM "Attention" WHERE "resolvedAt" IS NULL`)).toEqual([]);
  });

  it("whose card is declined pay with another one, once", async () => {
    const buyer = new Customer();
    const checkout = await buyer.payAndVanish({ card: "pm_card_chargeDeclined" });
    await settle();
    expect(await buyer.openCheckout()).toEqual(checkout);
    expect(await buyer.confirm(checkout)).toBe("succeeded");
  });

  it("who come back with somebody else's payment see nothing of it", async () => {
    const checkout = await new Customer().payAndVanish();
    await settle();
    const clientSecret = `${checkout.paymentId}_secret_guessed`;
    expect(await new Customer().comeBack({ ...checkout, clientSecret })).toBe(
      "We cannot see a payment here",
    );
  });
});

/** Presses the button on the bank's page; the browser does not follow it back to the shop. */
async function approveAtBank({
  paymentId,
  clientSecret,
}: {
  paymentId: string;
  clientSecret: string;
}) {
  const answer = await fetch(new URL(`/3ds/${paymentId}`, cardProviderUrl), {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ client_secret: clientSecret, outcome: "complete" }),
  });
  expect(answer.status).toBe(303);
}
