import { expect, it } from "vitest";
import { signInByLink } from "@/lib/auth/commands";
import { findSession } from "@/lib/auth/queries";
import { linkSecret } from "@/lib/auth/rules";
import { correctBuyerEmail, signInBuyer } from "@/lib/checkout/commands";
import { fulfil } from "@/lib/checkout/fulfil";
import { db } from "@/lib/db";
import { findCourseAccess } from "@/lib/learning/access";
import { mailKinds, newAddress, paidPurchase, readOrder } from "../support/shop";

async function fulfilledPurchase(email = newAddress()) {
  const purchase = await paidPurchase({ email });
  await fulfil(purchase.paymentIntentId);
  return purchase;
}

async function readPurchaseLink(email: string) {
  const { id } = await db.signInToken.findFirstOrThrow({ where: { email, purpose: "purchase" } });
  return { tokenId: id, secret: linkSecret(id) };
}

it("the browser that paid is signed in when the payment made the account", async () => {
  const { orderId, email } = await fulfilledPurchase();
  const sessionToken = await signInBuyer(orderId);
  expect(await findSession(sessionToken ?? "")).toMatchObject({ user: { email } });
});

it("the browser that paid for an account that was there is asked for the link or the code", async () => {
  const email = newAddress();
  await db.user.create({ data: { email } });
  const { orderId } = await fulfilledPurchase(email);
  expect(await signInBuyer(orderId)).toBeNull();
});

it("once the owner has proven the address, whoever paid is out and stays out", async () => {
  const { orderId, email } = await fulfilledPurchase();
  const payerSession = await signInBuyer(orderId);
  await signInByLink(await readPurchaseLink(email));
  expect(await findSession(payerSession ?? "")).toBeNull();
  expect(await signInBuyer(orderId)).toBeNull();
});

it("a mistyped address can be corrected: the mail goes to the right one, the old link ends", async () => {
  const { orderId, email, course } = await fulfilledPurchase();
  const oldLink = await readPurchaseLink(email);
  const right = newAddress();
  await correctBuyerEmail(orderId, right);
  expect(await mailKinds(right)).toEqual(["purchase-confirmation"]);
  expect(await signInByLink(oldLink)).toMatchObject({ status: "ended" });
  const { userId } = await readOrder(orderId);
  expect(await db.user.findUniqueOrThrow({ where: { id: userId ?? "" } })).toMatchObject({
    email: right,
  });
  expect(await findCourseAccess(userId, { id: course.id })).not.toBeNull();
});

it("a correction to an address with an account moves the purchase to that account only", async () => {
  const { orderId, email, course } = await fulfilledPurchase();
  const owner = await db.user.create({ data: { email: newAddress() } });
  const sessionToken = await signInBuyer(orderId);
  await correctBuyerEmail(orderId, owner.email);
  expect(await findCourseAccess(owner.id, { id: course.id })).not.toBeNull();
  const mistyped = await db.user.findUniqueOrThrow({ where: { email } });
  expect(await findCourseAccess(mistyped.id, { id: course.id })).toBeNull();
  expect(await findSession(sessionToken ?? "")).toBeNull();
  expect(await signInBuyer(orderId)).toBeNull();
});

it("after the first sign-in the address stays", async () => {
  const { orderId, email } = await fulfilledPurchase();
  await signInByLink(await readPurchaseLink(email));
  const correction = correctBuyerEmail(orderId, newAddress());
  await expect(correction).rejects.toMatchObject({ status: 409 });
});
