import { beforeEach, expect, it, vi } from "vitest";
import { saveDetailsAction } from "@/app/(shop)/checkout/actions";
import { saveOrderDetails } from "@/lib/checkout/commands";
import { rememberCheckoutOrder } from "@/lib/checkout/cookie";
import { readPaymentSuccess } from "@/lib/checkout/payment-success/queries";
import { CONSENT_VERSION } from "@/lib/checkout/rules";
import { emptyForm } from "@/lib/forms/state";
import { fulfil } from "@/lib/payments/fulfil";
import { expectRefused, openOrder, readOwnRows, soldOrder } from "../support/builders";
import { BUYER, newAddress } from "../support/samples";
import { cardProvider, mayLearn, paidPurchase, readOrder } from "../support/shop";

/** The cookies of the browser that sends the form. */
const jar = new Map<string, { value: string }>();
vi.mock("next/headers", () => ({
  cookies: async () => ({
    get: (name: string) => jar.get(name),
    set: (name: string, value: string) => jar.set(name, { value }),
  }),
}));
vi.mock("@/lib/auth/next-auth", () => ({ currentUser: async () => null }));
beforeEach(() => jar.clear());

function save(orderId: string, email: string) {
  const details = { ...BUYER, email, consentVersion: CONSENT_VERSION, userId: null };
  return saveOrderDetails(orderId, details);
}

it("a browser that did not begin the order cannot change it", async () => {
  const { orderId, email } = await openOrder();
  const form = new FormData();
  const fields = { ...BUYER, orderId, email: newAddress(), consent: CONSENT_VERSION };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  expect((await saveDetailsAction(emptyForm, form)).message).toContain("did not send the cookie");
  await rememberCheckoutOrder((await openOrder()).orderId);
  const { errors } = await saveDetailsAction(emptyForm, form);
  expect(errors).toEqual({ orderId: "closed" });
  expect(await readOrder(orderId)).toMatchObject({ email });
  await rememberCheckoutOrder(orderId);
  expect(await saveDetailsAction(emptyForm, form)).toMatchObject({ done: true });
});

it("a browser that lost a paid order is told so, and does not begin another", async () => {
  const { orderId } = await soldOrder();
  const form = new FormData();
  const fields = { ...BUYER, orderId, email: newAddress(), consent: CONSENT_VERSION };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const told = { message: expect.stringContaining("please do not pay again"), errors: {} };
  expect(await saveDetailsAction(emptyForm, form)).toMatchObject(told);
  await rememberCheckoutOrder((await openOrder()).orderId);
  expect(await saveDetailsAction(emptyForm, form)).toMatchObject(told);
});

it("an address that is changed after paying, but before the shop knows of it, gets the course", async () => {
  const { orderId, paymentIntentId } = await paidPurchase();
  const last = newAddress();
  expect(await save(orderId, last)).toBe("saved");
  await fulfil(paymentIntentId);
  expect(await readOrder(orderId)).toMatchObject({ status: "paid", email: last });
  expect(await mayLearn(orderId)).toBe(true);
});

it("an order that is paid keeps its address, and its form says so", async () => {
  const { orderId, email } = await soldOrder();
  await expectRefused(save(orderId, newAddress()), 409, "paid already");
  expect(await save(orderId, email)).toBe("saved");
  expect(await readOrder(orderId)).toMatchObject({ email });
});

it("an address that is changed at the moment of the payment never loses the purchase", async () => {
  for (let round = 0; round < 10; round++) {
    const { orderId, paymentIntentId, email } = await paidPurchase();
    const last = newAddress();
    const [saved] = await Promise.allSettled([save(orderId, last), fulfil(paymentIntentId)]);
    expect(await readOrder(orderId)).toMatchObject({
      status: "paid",
      email: saved.status === "fulfilled" ? last : email,
    });
    expect(await mayLearn(orderId)).toBe(true);
  }
});

it("a payment is shown only to the browser that knows its secret", async () => {
  const { orderId, paymentIntentId } = await soldOrder();
  const { client_secret } = await cardProvider.paymentIntents.retrieve(paymentIntentId);
  const open = (secret: string | null) =>
    readPaymentSuccess(
      { payment_intent: paymentIntentId, payment_intent_client_secret: secret },
      newAddress(),
    );
  expect(await open(`${paymentIntentId}_secret_guessed`)).toEqual({ face: "unknown" });
  expect(await open(client_secret)).toMatchObject({ face: "done", order: { id: orderId } });
});

it("an unpaid order in a person's own data does not say who typed their address into it", async () => {
  const { email, userId, number } = await soldOrder();
  const begun = await openOrder();
  await save(begun.orderId, email);
  const rows = await readOwnRows(userId, "orders");
  expect(rows).toMatchObject([{ number, name: BUYER.name }, { number: begun.number }]);
  expect(Object.keys(rows[1] ?? {})).not.toContain("name");
});
