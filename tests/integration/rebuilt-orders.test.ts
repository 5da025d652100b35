import { describe, expect, it, onTestFinished } from "vitest";
import { eraseOwnAccount } from "@/lib/account/commands";
import { readPaymentSuccess } from "@/lib/checkout/payment-success/queries";
import { db } from "@/lib/db";
import { grantByHand } from "@/lib/orders/by-hand/commands";
import { correctOrderEmail } from "@/lib/orders/commands";
import { fulfil } from "@/lib/payments/fulfil";
import { unsignPayment } from "@/lib/payments/stripe";
import { sweep } from "@/lib/payments/sweep";
import {
  atOnce,
  auditedActions,
  COACH,
  giveByHand,
  listEvents,
  newUser,
  pressAndFulfil,
  refundAtProvider,
  reportEvent,
  soldOrder,
} from "../support/builders";
import { jobsOf } from "../support/jobs";
import { deliver } from "../support/outbox";
import { loseOrder } from "../support/restore";
import { BUYER, newAddress } from "../support/samples";
import {
  beginPurchase,
  cardProvider,
  countMails,
  mailKinds,
  mayLearn,
  paidPurchase,
  pay,
  payAs,
  readOrder,
} from "../support/shop";

async function lostPurchase(options: Parameters<typeof paidPurchase>[0] = {}) {
  return loseOrder(await paidPurchase(options));
}

async function readIntent(paymentIntentId: string) {
  const intent = await cardProvider.paymentIntents.retrieve(paymentIntentId, {
    expand: ["latest_charge"],
  });
  if (typeof intent.latest_charge === "string") throw new Error("The charge was not expanded.");
  return { ...intent, charge: intent.latest_charge };
}

async function renameCourse({ id }: { id: number; title: string }, title: string) {
  await db.course.update({ where: { id }, data: { title } });
}

describe("a payment whose order was begun after the backup", () => {
  it("gives access when it is reported, and its order is back as far as it is known", async () => {
    const { orderId, paymentIntentId, email, course, termsVersion } = await lostPurchase();
    expect(await reportEvent(paymentIntentId, "payment_intent.succeeded")).toBe("succeeded");
    const { charge } = await readIntent(paymentIntentId);
    expect(await readOrder(orderId)).toMatchObject({
      status: "paid",
      courseId: course.id,
      courseTitle: course.title,
      pricePence: course.pricePence,
      currency: "gbp",
      isTest: true,
      email,
      buyerName: BUYER.name,
      buyerCountry: BUYER.country,
      termsVersion,
      consentedAt: null,
      networkKey: null,
      paymentIntentId,
      createdAt: new Date((charge?.created ?? 0) * 1000),
    });
    expect(await mayLearn(orderId)).toBe(true);
    const detail = expect.stringContaining("was missing here and was rebuilt from its payment");
    const history = [{ kind: "rebuilt", detail }, { kind: "paid" }];
    expect(await listEvents(orderId)).toMatchObject(history);
    expect(await countMails("purchase-notice", orderId)).toBe(1);
    expect(await db.alert.count({ where: { paymentIntentId } })).toBe(0);
  });

  it("is found by the sweep, and its receipt does not claim an unknown consent", async () => {
    const { orderId, email } = await lostPurchase();
    await sweep();
    expect(await mayLearn(orderId)).toBe(true);
    const receipt = await deliver("purchase-confirmation", email);
    expect(receipt.text).toContain("Order number");
    expect(receipt.text).not.toContain("you agreed");
  });

  it("is fulfilled at once when the buyer returns from paying", async () => {
    const { paymentIntentId, orderId } = await lostPurchase();
    const { client_secret } = await readIntent(paymentIntentId);
    const query = { payment_intent: paymentIntentId, payment_intent_client_secret: client_secret };
    const shown = { face: "done", order: { id: orderId } };
    expect(await readPaymentSuccess(query, newAddress())).toMatchObject(shown);
  });

  it("has one order, however many callers fulfil it at the same moment", async () => {
    const { orderId, paymentIntentId, email } = await lostPurchase();
    const outcomes = await atOnce(20, () => fulfil(paymentIntentId));
    expect(new Set(outcomes)).toEqual(new Set(["succeeded"]));
    expect(await listEvents(orderId, "rebuilt")).toHaveLength(1);
    expect(await db.grant.count({ where: { orderId } })).toBe(1);
    expect(await mailKinds(email)).toEqual(["purchase-confirmation"]);
  });

  it("can be refunded later like any other", async () => {
    const { orderId, paymentIntentId, email } = await lostPurchase();
    await fulfil(paymentIntentId);
    expect(await refundAtProvider(paymentIntentId)).toBe("succeeded");
    expect(await mayLearn(orderId)).toBe(false);
    expect(await mailKinds(email)).toEqual(["purchase-confirmation", "refund-notice"]);
  });

  it("keeps its partial refund or dispute", async () => {
    const part = await lostPurchase();
    await cardProvider.refunds.create({ payment_intent: part.paymentIntentId, amount: 1000 });
    const disputed = await lostPurchase({ card: "pm_card_createDispute" });
    for (const { paymentIntentId } of [part, disputed]) await fulfil(paymentIntentId);
    expect(await readOrder(part.orderId)).toMatchObject({ refundedPence: 1000 });
    expect(await mayLearn(part.orderId)).toBe(true);
    expect(await mayLearn(disputed.orderId)).toBe(false);
    const { orderId } = disputed;
    expect(await db.alert.count({ where: { orderId, kind: "dispute-open" } })).toBe(1);
    await pressAndFulfil("disputes/:id/won", disputed.paymentIntentId);
    expect(await mayLearn(orderId)).toBe(true);
  });

  it("is refunded if it is the second one for its course", async () => {
    const email = newAddress();
    const both = [await lostPurchase({ email }), await lostPurchase({ email })];
    for (const { paymentIntentId } of both) await fulfil(paymentIntentId);
    const [first, second] = both.map(({ orderId }) => orderId);
    expect(await mayLearn(first ?? "")).toBe(true);
    expect(await jobsOf(`refund-duplicate:${second}`)).toHaveLength(1);
  });

  it("is removed from the list of alerts once it can be fulfilled", async () => {
    const { orderId, paymentIntentId, course } = await lostPurchase();
    onTestFinished(() => renameCourse(course, course.title));
    await renameCourse(course, "Its name before the backup");
    expect(await fulfil(paymentIntentId)).toBe("not-ours");
    const listed = { paymentIntentId, kind: "unknown-payment", resolvedAt: null };
    expect(await db.alert.count({ where: listed })).toBe(1);
    await renameCourse(course, course.title);
    expect(await fulfil(paymentIntentId)).toBe("succeeded");
    expect(await mayLearn(orderId)).toBe(true);
    expect(await db.alert.count({ where: listed })).toBe(0);
  });
});

describe("a payment whose order was restored without its buyer", () => {
  async function restored({ isPaymentKnown = true } = {}) {
    const purchase = await paidPurchase();
    const unknown = {
      ...{ email: null, buyerName: null, consentedAt: null, consentVersion: null },
      ...(!isPaymentKnown && { paymentIntentId: null }),
    };
    await db.order.update({ where: { id: purchase.orderId }, data: unknown });
    expect(await fulfil(purchase.paymentIntentId)).toBe("mismatch");
    const { number } = await readOrder(purchase.orderId);
    return { ...purchase, change: { number, email: purchase.email, reason: "Restored." } };
  }

  it.each([
    ["without its payment", false],
    ["with its payment", true],
  ])(
    "and %s becomes a sale like any other once the coach has named the buyer and given access",
    async (_what, isPaymentKnown) => {
      const { orderId, paymentIntentId, email, change } = await restored({ isPaymentKnown });
      await correctOrderEmail(COACH, change);
      expect(await grantByHand(COACH, change)).toEqual({ to: email });
      expect(await readOrder(orderId)).toMatchObject({
        status: "paid",
        consentedAt: null,
        grant: { reason: "purchase" },
      });
      expect(await jobsOf(`issue-documents:${orderId}`)).toHaveLength(1);
      expect(await mailKinds(email)).toEqual(["purchase-confirmation"]);
      const open = { paymentIntentId, resolvedAt: null };
      expect(await db.alert.count({ where: open })).toBe(0);
      expect(await refundAtProvider(paymentIntentId)).toBe("succeeded");
      expect(await mayLearn(orderId)).toBe(false);
    },
  );

  it("is told as a second payment if the buyer owns the course already", async () => {
    const first = await paidPurchase();
    await fulfil(first.paymentIntentId);
    const { orderId, change } = await restored();
    const named = { ...change, email: first.email };
    await correctOrderEmail(COACH, named);
    expect(await grantByHand(COACH, named)).toEqual({ to: first.email, isSecondPayment: true });
    expect(await auditedActions(`order:${change.number}`)).toEqual([
      "order.correct-email",
      "order.vouch",
    ]);
    expect(await jobsOf(`refund-duplicate:${orderId}`)).toHaveLength(1);
  });

  it("stays closed after another sum was paid, or the money went back", async () => {
    const [other, refunded] = [await restored(), await restored()];
    await db.order.update({ where: { id: other.orderId }, data: { pricePence: { increment: 1 } } });
    await cardProvider.refunds.create({ payment_intent: refunded.paymentIntentId });
    for (const { orderId, change } of [other, refunded]) {
      await correctOrderEmail(COACH, change);
      await grantByHand(COACH, change);
      expect(await readOrder(orderId)).toMatchObject({ status: "pending", rebuiltAt: null });
    }
  });
});

describe("a payment without an order only raises an alert", () => {
  async function expectUntouched(purchase: { orderId: string; paymentIntentId: string }) {
    const { orderId, paymentIntentId } = purchase;
    expect(await fulfil(paymentIntentId)).toBe("not-ours");
    expect(await db.order.count({ where: { id: orderId } })).toBe(0);
    const where = { paymentIntentId, kind: "unknown-payment" };
    expect(await db.alert.count({ where })).toBe(1);
  }

  it.each([
    ["another key signed it", { signature: "c29tZWJvZHkgZWxzZQ" }],
    ["it is not signed", { signature: "" }],
    ["it names another course than the signature", { courseId: "2" }],
    ["it names a course that does not exist", { courseId: "4999" }],
    ["it names other terms than the signature", { termsVersion: "1999-12-31" }],
  ])("if %s", async (_case, metadata) => {
    const purchase = await lostPurchase();
    await cardProvider.paymentIntents.update(purchase.paymentIntentId, { metadata });
    await expectUntouched(purchase);
    expect(await mailKinds(purchase.email)).toEqual([]);
  });

  it("if another sum was paid than was signed", async () => {
    const { orderId, paymentIntentId, email } = await lostPurchase();
    const { metadata, currency } = await readIntent(paymentIntentId);
    const cheap = await cardProvider.paymentIntents.create({ amount: 100, currency, metadata });
    await payAs(email, cheap.id);
    await expectUntouched({ orderId, paymentIntentId: cheap.id });
  });

  it("if its course has another title now, and so may be another course", async () => {
    const purchase = await lostPurchase();
    const { course } = purchase;
    onTestFinished(() => renameCourse(course, course.title));
    await renameCourse(course, "Made after the restoring");
    await expectUntouched(purchase);
  });

  it("if the card came without an address", async () => {
    const purchase = await beginPurchase();
    await pay(purchase.paymentIntentId);
    await expectUntouched(await loseOrder(purchase));
  });

  it("if the card was declined", async () => {
    const purchase = await beginPurchase();
    const { email, paymentIntentId } = purchase;
    const declined = payAs(email, paymentIntentId, "pm_card_chargeDeclined");
    await expect(declined).rejects.toThrow("declined");
    await expectUntouched(await loseOrder(purchase));
  });

  it("if it was refunded: the buyer gets no mail and no account", async () => {
    const purchase = await lostPurchase();
    const { email, paymentIntentId } = purchase;
    await cardProvider.refunds.create({ payment_intent: paymentIntentId });
    await expectUntouched(purchase);
    expect(await mailKinds(email)).toEqual([]);
    expect(await db.user.count({ where: { email } })).toBe(0);
  });

  it("if its buyer was erased before the backup was restored", async () => {
    const purchase = await soldOrder();
    const { paymentIntentId, email, userId } = purchase;
    await eraseOwnAccount(userId);
    expect(await jobsOf(`unsign-payment:${paymentIntentId}`)).toHaveLength(1);
    await unsignPayment(paymentIntentId);
    await expectUntouched(await loseOrder(purchase));
    expect(await db.user.count({ where: { email } })).toBe(0);
  });

  it("if the coach has given its course by hand since: no refund is queued", async () => {
    const purchase = await lostPurchase();
    const { email, course } = purchase;
    await giveByHand((await newUser({ email })).id, course.id);
    await expectUntouched(purchase);
  });
});
