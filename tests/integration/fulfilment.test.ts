import { describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import { reportPaymentOfNobody } from "@/lib/payments/alerts";
import { fulfil } from "@/lib/payments/fulfil";
import { refundDuplicate } from "@/lib/payments/second-payment";
import { formatDate } from "@/lib/text/dates";
import { newUser, pressAndFulfil, refundAtProvider, soldOrder } from "../support/builders";
import { newAddress } from "../support/samples";
import {
  beginPurchase,
  cardProvider,
  countMails,
  mailKinds,
  mayLearn,
  paidPurchase,
  pay,
  press,
  readOrder,
} from "../support/shop";

describe("a paid order", () => {
  it("is marked paid, opens the course, and tells the buyer and the coach once each", async () => {
    const { orderId, paymentIntentId, email } = await paidPurchase();
    expect(await fulfil(paymentIntentId)).toBe("succeeded");
    const order = await readOrder(orderId);
    expect(order).toMatchObject({ status: "paid", email, createdUser: true });
    expect(await mayLearn(orderId)).toBe(true);
    expect(await mailKinds(email)).toEqual(["purchase-confirmation"]);
    expect(await countMails("purchase-notice", orderId)).toBe(1);
  });

  it("is fulfilled once when a hundred callers fulfil it at once", async () => {
    const { orderId, paymentIntentId, email } = await paidPurchase();
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => fulfil(paymentIntentId)));
    expect(new Set(outcomes)).toEqual(new Set(["succeeded"]));
    expect(await db.grant.count({ where: { orderId } })).toBe(1);
    expect(await mailKinds(email)).toEqual(["purchase-confirmation"]);
    expect(await countMails("purchase-notice", orderId)).toBe(1);
    expect(await db.orderEvent.count({ where: { orderId, kind: "paid" } })).toBe(1);
  });

  it("keeps its price and title when the course is re-priced, renamed and unpublished", async () => {
    const { orderId, course } = await soldOrder();
    await db.course.update({
      where: { id: course.id },
      data: { pricePence: 1, title: "Renamed", publishedAt: null },
    });
    expect(await readOrder(orderId)).toMatchObject({
      pricePence: course.pricePence,
      courseTitle: course.title,
    });
    expect(await mayLearn(orderId)).toBe(true);
    await db.course.update({ where: { id: course.id }, data: course });
  });

  it("belongs to the account that the address has already, however it was typed", async () => {
    const email = newAddress();
    const first = await soldOrder({ email });
    const second = await soldOrder({ email, slug: "taking-back-your-life" });
    const orders = [await readOrder(first.orderId), await readOrder(second.orderId)];
    expect(orders[0]?.userId).toBe(orders[1]?.userId);
    expect(orders.map((order) => order.createdUser)).toEqual([true, false]);
  });
});

describe("a payment that must not open anything", () => {
  it("of another amount grants nothing and is put before the coach once", async () => {
    const { orderId, paymentIntentId, course } = await paidPurchase();
    await db.order.update({ where: { id: orderId }, data: { pricePence: course.pricePence + 1 } });
    expect(await fulfil(paymentIntentId)).toBe("mismatch");
    expect(await fulfil(paymentIntentId)).toBe("mismatch");
    expect(await mayLearn(orderId)).toBe(false);
    expect(await db.attention.findMany({ where: { orderId } })).toHaveLength(1);
  });

  it("without an address or consent grants nothing and is put before the coach", async () => {
    const { orderId, paymentIntentId } = await beginPurchase();
    await db.order.update({ where: { id: orderId }, data: { email: null } });
    await pay(paymentIntentId);
    expect(await fulfil(paymentIntentId)).toBe("mismatch");
    expect(await db.grant.count({ where: { orderId } })).toBe(0);
    expect(await db.attention.count({ where: { orderId } })).toBe(1);
  });

  it("that another shop made is put before the coach and belongs to nobody", async () => {
    const intent = await cardProvider.paymentIntents.create({ amount: 500, currency: "gbp" });
    await pay(intent.id);
    expect(await fulfil(intent.id)).toBe("not-ours");
    expect(await db.attention.count({ where: { paymentIntentId: intent.id } })).toBe(1);
  });

  /** What stands on the coach's list about a payment. */
  async function listedKinds(paymentIntentId: string): Promise<string[]> {
    const where = { paymentIntentId, resolvedAt: null };
    return (await db.attention.findMany({ where })).map(({ kind }) => kind).sort();
  }

  it("leaves the coach’s list once its order has what was missing, and the course is open", async () => {
    const { orderId, paymentIntentId, email } = await beginPurchase();
    await db.order.update({ where: { id: orderId }, data: { email: null } });
    await pay(paymentIntentId);
    await fulfil(paymentIntentId);
    expect(await listedKinds(paymentIntentId)).toEqual(["payment-mismatch"]);
    await db.order.update({ where: { id: orderId }, data: { email } });
    expect(await fulfil(paymentIntentId)).toBe("succeeded");
    expect(await listedKinds(paymentIntentId)).toEqual([]);
  });

  it("that the provider did not know under other keys leaves the list once it is served", async () => {
    const { paymentIntentId } = await paidPurchase();
    await reportPaymentOfNobody(paymentIntentId);
    expect(await listedKinds(paymentIntentId)).toEqual(["unknown-payment"]);
    await fulfil(paymentIntentId);
    expect(await listedKinds(paymentIntentId)).toEqual([]);
  });

  it("leaves the list once its money went back", async () => {
    const intent = await cardProvider.paymentIntents.create({ amount: 500, currency: "gbp" });
    await pay(intent.id);
    await fulfil(intent.id);
    await refundAtProvider(intent.id);
    expect(await listedKinds(intent.id)).toEqual([]);
  });

  it.each(["failed", "canceled"])(
    "and whose refund is %s later is put before the coach once, until its money goes back again",
    async (result) => {
      const intent = await cardProvider.paymentIntents.create({ amount: 500, currency: "gbp" });
      await pay(intent.id);
      await refundAtProvider(intent.id);
      await press(`refunds/${intent.id}/${result}`);
      for (const _time of [1, 2]) await fulfil(intent.id);
      expect(await listedKinds(intent.id)).toEqual(["refund-failed"]);
      const told = { paymentIntentId: intent.id, kind: "refund-failed" };
      const { id, detail } = await db.attention.findFirstOrThrow({ where: told });
      expect(detail).toContain(`A refund of £5.00 of payment ${intent.id}, which opened nothing,`);
      expect(await db.outboxMail.count({ where: { key: `attention:${id}` } })).toBe(1);
      await refundAtProvider(intent.id);
      expect(await listedKinds(intent.id)).toEqual([]);
    },
  );

  it.each(["won", "lost"])(
    "and is disputed is put before the coach with the day to answer by, until that is %s",
    async (verdict) => {
      const intent = await cardProvider.paymentIntents.create({ amount: 500, currency: "gbp" });
      await pay(intent.id, "pm_card_createDispute");
      for (const _time of [1, 2]) expect(await fulfil(intent.id)).toBe("not-ours");
      expect(await listedKinds(intent.id)).toEqual(["payment-disputed", "unknown-payment"]);
      const [dispute] = (await cardProvider.disputes.list({ payment_intent: intent.id })).data;
      const day = formatDate(new Date(Number(dispute?.evidence_details.due_by) * 1000));
      const told = { paymentIntentId: intent.id, kind: "payment-disputed" };
      expect(await db.attention.findFirstOrThrow({ where: told })).toMatchObject({
        detail: `Payment ${intent.id}, which opened nothing, is disputed: answer at Stripe by ${day}.`,
      });
      await press(`disputes/${intent.id}/${verdict}`);
      await fulfil(intent.id);
      expect(await listedKinds(intent.id)).toEqual(verdict === "won" ? ["unknown-payment"] : []);
    },
  );

  it("and is disputed is told of as its order’s dispute once the order is served", async () => {
    const { orderId, paymentIntentId, email } = await beginPurchase();
    await db.order.update({ where: { id: orderId }, data: { email: null } });
    await pay(paymentIntentId, "pm_card_createDispute");
    await fulfil(paymentIntentId);
    expect(await listedKinds(paymentIntentId)).toEqual(["payment-disputed", "payment-mismatch"]);
    await db.order.update({ where: { id: orderId }, data: { email } });
    await fulfil(paymentIntentId);
    expect(await listedKinds(paymentIntentId)).toEqual([]);
    expect(await db.attention.count({ where: { orderId, kind: "dispute-open" } })).toBe(1);
  });

  it.each([
    ["paid", pay],
    ["cancelled", (id: string) => cardProvider.paymentIntents.cancel(id)],
  ])("that names another payment's order and was %s leaves that order alone", async (_, end) => {
    const { orderId, paymentIntentId, course } = await soldOrder();
    const imitation = await cardProvider.paymentIntents.create({
      amount: course.pricePence,
      currency: "gbp",
      metadata: { orderId },
    });
    await end(imitation.id);
    expect(await fulfil(imitation.id)).toBe("mismatch");
    expect(await readOrder(orderId)).toMatchObject({ paymentIntentId, status: "paid" });
  });

  it("that was declined leaves the order open to another try", async () => {
    const { orderId, paymentIntentId } = await beginPurchase();
    await expect(pay(paymentIntentId, "pm_card_chargeDeclined")).rejects.toThrow("declined");
    expect(await fulfil(paymentIntentId)).toBe("failed");
    expect(await readOrder(orderId)).toMatchObject({ status: "failed", paidAt: null, grant: null });
    await pay(paymentIntentId);
    expect(await fulfil(paymentIntentId)).toBe("succeeded");
    expect(await mayLearn(orderId)).toBe(true);
  });
});

describe("refunds and disputes", () => {
  it("a full refund ends the access and tells the buyer", async () => {
    const { orderId, paymentIntentId, email } = await soldOrder();
    await refundAtProvider(paymentIntentId);
    expect(await mayLearn(orderId)).toBe(false);
    expect(await mailKinds(email)).toEqual(["purchase-confirmation", "refund-notice"]);
  });

  it("part refunds leave the access until they add up to the whole", async () => {
    const { orderId, paymentIntentId, course } = await soldOrder();
    await refundAtProvider(paymentIntentId, 1000);
    expect(await mayLearn(orderId)).toBe(true);
    const rest = course.pricePence - 1000;
    await refundAtProvider(paymentIntentId, rest);
    expect(await mayLearn(orderId)).toBe(false);
  });

  it("a refund that is seen before the sale opens nothing and promises nothing", async () => {
    const { orderId, paymentIntentId, email } = await paidPurchase();
    await refundAtProvider(paymentIntentId);
    expect(await mayLearn(orderId)).toBe(false);
    expect(await readOrder(orderId)).toMatchObject({ status: "paid" });
    expect(await mailKinds(email)).toEqual(["refund-notice"]);
  });

  it("a refund that fails later opens the course again and is put before the coach, once", async () => {
    const { orderId, paymentIntentId, email } = await soldOrder();
    await refundAtProvider(paymentIntentId);
    await press(`refunds/${paymentIntentId}/failed`);
    await Promise.all([fulfil(paymentIntentId), fulfil(paymentIntentId)]);
    expect(await mayLearn(orderId)).toBe(true);
    expect(await readOrder(orderId)).toMatchObject({ refundedPence: 0 });
    expect(await mailKinds(email)).toEqual(["purchase-confirmation", "refund-notice"]);
    expect(await toldOfFailedRefund(orderId)).toEqual({ story: 1, attention: 1 });
  });

  it("a dispute suspends the access, winning it restores it, losing it ends it", async () => {
    for (const [verdict, restored] of [
      ["won", true],
      ["lost", false],
    ] as const) {
      const { orderId, paymentIntentId } = await soldOrder({ card: "pm_card_createDispute" });
      expect(await mayLearn(orderId)).toBe(false);
      expect((await readOrder(orderId)).grant?.suspendedAt).not.toBeNull();
      await press(`disputes/${paymentIntentId}/${verdict}`);
      await fulfil(paymentIntentId);
      expect(await mayLearn(orderId)).toBe(restored);
    }
  });

  it("a dispute that was prevented by giving the money back ends the access", async () => {
    const { orderId, paymentIntentId } = await soldOrder();
    await pressAndFulfil("payments/:id/resolution", paymentIntentId);
    expect(await readOrder(orderId)).toMatchObject({ disputeStatus: "lost" });
    expect(await mayLearn(orderId)).toBe(false);
  });

  it("a dispute after an inquiry that was closed is put before the coach and mailed as well", async () => {
    const { orderId, paymentIntentId } = await soldOrder();
    for (const step of ["payments/:id/inquiry", "disputes/:id/won", "payments/:id/dispute"]) {
      await press(step.replace(":id", paymentIntentId));
      await Promise.all([fulfil(paymentIntentId), fulfil(paymentIntentId)]);
    }
    const told = await db.attention.findMany({ where: { orderId }, orderBy: { createdAt: "asc" } });
    expect(told.map(({ kind }) => kind)).toEqual(["dispute-open", "dispute-won", "dispute-open"]);
    const keys = told.map(({ id }) => `attention:${id}`);
    expect(await db.outboxMail.count({ where: { key: { in: keys } } })).toBe(3);
  });

  it("ending one grant leaves the access that another one gives", async () => {
    const { orderId, paymentIntentId, course, userId } = await soldOrder();
    if (!userId) throw new Error("The paid order has no buyer.");
    await db.grant.create({ data: { userId, courseId: course.id, reason: "given by hand" } });
    await refundAtProvider(paymentIntentId);
    expect(await mayLearn(orderId)).toBe(true);
  });
});

/** How often the coach is told of it, in the order's story and under "Needs you". */
async function toldOfFailedRefund(orderId: string) {
  const where = { orderId, kind: "refund-failed" };
  return {
    story: await db.orderEvent.count({ where }),
    attention: await db.attention.count({ where }),
  };
}

describe("paying twice", () => {
  it("and the refund of the second payment fails: the coach is told, and nothing is tried for ever", async () => {
    const email = newAddress();
    await soldOrder({ email });
    const { orderId, paymentIntentId } = await soldOrder({ email });
    await refundDuplicate(orderId);
    await pressAndFulfil("refunds/:id/failed", paymentIntentId);
    expect(await readOrder(orderId)).toMatchObject({ grant: null, refundedPence: 0 });
    expect(await toldOfFailedRefund(orderId)).toEqual({ story: 1, attention: 1 });
  });

  it("gives the second payment back, says so, and keeps the first one's access", async () => {
    const email = newAddress();
    const first = await soldOrder({ email });
    const second = await soldOrder({ email });
    await refundDuplicate(second.orderId);
    await refundDuplicate(second.orderId);
    const order = await readOrder(second.orderId);
    expect(order).toMatchObject({ grant: null, refundedPence: order.pricePence });
    expect(await mayLearn(first.orderId)).toBe(true);
    expect(await mailKinds(email)).toEqual(["purchase-confirmation", "refund-notice"]);
  });

  it.each([
    ["was refunded unheard", false],
    ["is refunded while the second one waits for its own", true],
  ])("where the first payment %s, the second one gives the course", async (_what, isHeard) => {
    const email = newAddress();
    const first = await soldOrder({ email });
    const second = await soldOrder({ email });
    await cardProvider.refunds.create({ payment_intent: first.paymentIntentId });
    if (isHeard) await fulfil(first.paymentIntentId);
    expect(await refundDuplicate(second.orderId)).toBe("granted");
    expect(await refundDuplicate(second.orderId)).toBe("granted");
    expect(await readOrder(second.orderId)).toMatchObject({ refundedPence: 0 });
    expect(await readOrder(first.orderId)).toMatchObject({ grant: { endedAt: expect.any(Date) } });
    expect(await mayLearn(second.orderId)).toBe(true);
    expect(await mailKinds(email)).toEqual([
      "purchase-confirmation",
      "purchase-confirmation",
      "refund-notice",
    ]);
  });

  it("and having disputed the second payment gives it nothing, though the first one was refunded", async () => {
    const email = newAddress();
    const first = await soldOrder({ email });
    const second = await soldOrder({ email, card: "pm_card_createDispute" });
    await cardProvider.refunds.create({ payment_intent: first.paymentIntentId });
    await refundDuplicate(second.orderId);
    expect(await readOrder(second.orderId)).toMatchObject({ grant: null });
    await pressAndFulfil("disputes/:id/won", second.paymentIntentId);
    expect(await refundDuplicate(second.orderId)).toBe("granted");
    expect(await mayLearn(second.orderId)).toBe(true);
  });

  it("and having both given back at the provider before the second one's turn opens nothing", async () => {
    const email = newAddress();
    const first = await soldOrder({ email });
    const second = await soldOrder({ email });
    for (const { paymentIntentId } of [first, second]) {
      await cardProvider.refunds.create({ payment_intent: paymentIntentId });
    }
    await refundDuplicate(second.orderId);
    const order = await readOrder(second.orderId);
    expect(order).toMatchObject({ grant: null, refundedPence: order.pricePence });
    expect(await mailKinds(email)).toEqual([
      "purchase-confirmation",
      "refund-notice",
      "refund-notice",
    ]);
    const notices = await db.outboxMail.findMany({ where: { to: email, kind: "refund-notice" } });
    const lost = { reason: "refunded", hasAccess: false };
    expect(notices.map(({ props }) => props)).toMatchObject([lost, lost]);
  });

  it.each([
    ["new", false],
    ["known", true],
  ])(
    "at the same moment with a %s address grants once and marks the others for their refund",
    async (_what, isKnown) => {
      const email = newAddress();
      if (isKnown) await newUser({ email });
      const purchases = [];
      for (let count = 0; count < 5; count++) purchases.push(await paidPurchase({ email }));
      await Promise.all(purchases.map(({ paymentIntentId }) => fulfil(paymentIntentId)));
      const orders = await Promise.all(purchases.map(({ orderId }) => readOrder(orderId)));
      expect(orders.filter((order) => order.grant !== null)).toHaveLength(1);
      const marked = await db.orderEvent.count({
        where: { kind: "already-owned", orderId: { in: orders.map((order) => order.id) } },
      });
      expect(marked).toBe(4);
    },
  );
});
