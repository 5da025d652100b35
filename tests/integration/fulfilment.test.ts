import { describe, expect, it } from "vitest";
import { z } from "zod";
import { raiseAlertAlone } from "@/lib/alerts/commands";
import { unknownPayment } from "@/lib/alerts/kinds/unknown-payment";
import { db } from "@/lib/db";
import { listClosedCourses } from "@/lib/learning/closed/queries";
import { fulfil } from "@/lib/payments/fulfil";
import { listPendingRefunds, listSecondPayments } from "@/lib/payments/queries";
import { refundDuplicate } from "@/lib/payments/second-payment/commands";
import { formatDate } from "@/lib/text/dates";
import {
  atOnce,
  countAlertMails,
  giveByHand,
  listEvents,
  newUser,
  pressAndFulfil,
  refundAtProvider,
  soldOrder,
} from "../support/builders";
import { jobsOf, loseJob } from "../support/jobs";
import { deliver } from "../support/outbox";
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
  it("opens the course and mails buyer and coach once, although a hundred callers fulfil it at the same moment", async () => {
    const { orderId, paymentIntentId, email } = await paidPurchase();
    const outcomes = await atOnce(100, () => fulfil(paymentIntentId));
    expect(new Set(outcomes)).toEqual(new Set(["succeeded"]));
    expect(await readOrder(orderId)).toMatchObject({ status: "paid", email, createdUser: true });
    expect(await mayLearn(orderId)).toBe(true);
    expect(await db.grant.count({ where: { orderId } })).toBe(1);
    expect(await mailKinds(email)).toEqual(["purchase-confirmation"]);
    expect(await countMails("purchase-notice", orderId)).toBe(1);
    expect(await listEvents(orderId, "paid")).toHaveLength(1);
  });

  it("keeps its price and title when the course is re-priced, renamed and unpublished", async () => {
    const { orderId, course } = await soldOrder();
    const { id, pricePence, title: courseTitle } = course;
    const changed = { pricePence: 1, title: "Renamed", publishedAt: null };
    await db.course.update({ where: { id }, data: changed });
    expect(await readOrder(orderId)).toMatchObject({ pricePence, courseTitle });
    expect(await mayLearn(orderId)).toBe(true);
    await db.course.update({ where: { id }, data: course });
  });

  it("belongs to the account that the address already has", async () => {
    const email = newAddress();
    const first = await soldOrder({ email });
    const second = await soldOrder({ email, slug: "taking-back-your-life" });
    expect(first.userId).toBe(second.userId);
    const orders = [await readOrder(first.orderId), await readOrder(second.orderId)];
    expect(orders.map((order) => order.createdUser)).toEqual([true, false]);
  });
});

/** The kinds of open alerts about a payment. */
async function listedKinds(paymentIntentId: string): Promise<string[]> {
  const where = { paymentIntentId, resolvedAt: null };
  return (await db.alert.findMany({ where })).map(({ kind }) => kind).sort();
}

/** An order whose address got lost, with the payment that it waits for. */
async function orderWithoutAddress() {
  const { orderId, paymentIntentId, email } = await beginPurchase();
  const setEmail = (to: string | null) =>
    db.order.update({ where: { id: orderId }, data: { email: to } });
  await setEmail(null);
  return { orderId, paymentIntentId, giveAddress: () => setEmail(email) };
}

async function paymentOfNobody(card?: string): Promise<string> {
  const { id } = await cardProvider.paymentIntents.create({ amount: 500, currency: "gbp" });
  await pay(id, card);
  return id;
}

describe("a payment that must not open a course", () => {
  it("of another amount grants nothing and raises one alert", async () => {
    const { orderId, paymentIntentId, course } = await paidPurchase();
    await db.order.update({ where: { id: orderId }, data: { pricePence: course.pricePence + 1 } });
    for (const _time of [1, 2]) expect(await fulfil(paymentIntentId)).toBe("mismatch");
    expect(await mayLearn(orderId)).toBe(false);
    expect(await db.alert.count({ where: { orderId } })).toBe(1);
  });

  it("without an address or consent grants nothing and raises an alert until the order has both", async () => {
    const { orderId, paymentIntentId, giveAddress } = await orderWithoutAddress();
    await pay(paymentIntentId);
    expect(await fulfil(paymentIntentId)).toBe("mismatch");
    expect(await db.grant.count({ where: { orderId } })).toBe(0);
    expect(await listedKinds(paymentIntentId)).toEqual(["payment-mismatch"]);
    await giveAddress();
    expect(await fulfil(paymentIntentId)).toBe("succeeded");
    expect(await listedKinds(paymentIntentId)).toEqual([]);
  });

  it("that another shop made raises an alert until it is refunded", async () => {
    const id = await paymentOfNobody();
    expect(await fulfil(id)).toBe("not-ours");
    expect(await listedKinds(id)).toEqual(["unknown-payment"]);
    await refundAtProvider(id);
    expect(await listedKinds(id)).toEqual([]);
  });

  it("that the provider did not know under other keys leaves the list of alerts once it is fulfilled", async () => {
    const { paymentIntentId } = await paidPurchase();
    await raiseAlertAlone(unknownPayment, { paymentIntentId });
    expect(await listedKinds(paymentIntentId)).toEqual(["unknown-payment"]);
    await fulfil(paymentIntentId);
    expect(await listedKinds(paymentIntentId)).toEqual([]);
  });

  it.each(["failed", "canceled"])(
    "and whose refund is %s later raises one alert until it is refunded again",
    async (result) => {
      const paymentIntentId = await paymentOfNobody();
      await refundAtProvider(paymentIntentId);
      await press(`refunds/${paymentIntentId}/${result}`);
      for (const _time of [1, 2]) await fulfil(paymentIntentId);
      expect(await listedKinds(paymentIntentId)).toEqual(["refund-failed"]);
      const where = { paymentIntentId, kind: "refund-failed" };
      const { id, detail } = await db.alert.findFirstOrThrow({ where });
      const words = `A refund of £5.00 of payment ${paymentIntentId}, which opened nothing,`;
      expect(detail).toContain(words);
      expect(await countAlertMails([{ id }])).toBe(1);
      await refundAtProvider(paymentIntentId);
      expect(await listedKinds(paymentIntentId)).toEqual([]);
    },
  );

  it.each(["won", "lost"])(
    "and is disputed raises an alert with the day to answer by, until the dispute is %s",
    async (verdict) => {
      const id = await paymentOfNobody("pm_card_createDispute");
      for (const _time of [1, 2]) expect(await fulfil(id)).toBe("not-ours");
      expect(await listedKinds(id)).toEqual(["payment-disputed", "unknown-payment"]);
      const [dispute] = (await cardProvider.disputes.list({ payment_intent: id })).data;
      const day = formatDate(new Date(Number(dispute?.evidence_details.due_by) * 1000));
      const alert = { paymentIntentId: id, kind: "payment-disputed" };
      expect(await db.alert.findFirstOrThrow({ where: alert })).toMatchObject({
        detail: `Payment ${id}, which opened nothing, is disputed: answer at Stripe by ${day}.`,
      });
      await pressAndFulfil(`disputes/:id/${verdict}`, id);
      expect(await listedKinds(id)).toEqual(verdict === "won" ? ["unknown-payment"] : []);
    },
  );

  it("and is disputed is listed under its order once the order is fulfilled", async () => {
    const { orderId, paymentIntentId, giveAddress } = await orderWithoutAddress();
    await pay(paymentIntentId, "pm_card_createDispute");
    await fulfil(paymentIntentId);
    expect(await listedKinds(paymentIntentId)).toEqual(["payment-disputed", "payment-mismatch"]);
    await giveAddress();
    await fulfil(paymentIntentId);
    expect(await listedKinds(paymentIntentId)).toEqual([]);
    expect(await db.alert.count({ where: { orderId, kind: "dispute-open" } })).toBe(1);
  });

  it.each([
    ["paid", pay],
    ["cancelled", (id: string) => cardProvider.paymentIntents.cancel(id)],
  ])(
    "that names another payment's order and was %s leaves that order unchanged",
    async (_, end) => {
      const { orderId, paymentIntentId, course } = await soldOrder();
      const imitation = await cardProvider.paymentIntents.create({
        amount: course.pricePence,
        currency: "gbp",
        metadata: { orderId },
      });
      await end(imitation.id);
      expect(await fulfil(imitation.id)).toBe("mismatch");
      expect(await readOrder(orderId)).toMatchObject({ paymentIntentId, status: "paid" });
    },
  );

  it("that was declined leaves the order open to another attempt, and its history says why", async () => {
    const { orderId, paymentIntentId } = await beginPurchase();
    await expect(pay(paymentIntentId, "pm_card_chargeDeclined")).rejects.toThrow("declined");
    expect(await fulfil(paymentIntentId)).toBe("failed");
    expect(await readOrder(orderId)).toMatchObject({ status: "failed", paidAt: null, grant: null });
    for (const reason of ["InsufficientFunds", "InsufficientFunds", "LostCard"]) {
      await pay(paymentIntentId, `pm_card_visa_chargeDeclined${reason}`).catch(() => {});
      await fulfil(paymentIntentId);
    }
    const details = (await listEvents(orderId)).map(({ detail }) => detail);
    const reasons = ["the bank gave no reason", "insufficient funds", "lost card"];
    expect(details).toEqual(reasons.map((why) => `The payment is failed: ${why}.`));
    await pay(paymentIntentId);
    expect(await fulfil(paymentIntentId)).toBe("succeeded");
    expect(await mayLearn(orderId)).toBe(true);
  });
});

describe("refunds and disputes", () => {
  it("a full refund, whole or in parts, ends access and is mailed to the buyer", async () => {
    const { orderId, paymentIntentId, email, course } = await soldOrder();
    await refundAtProvider(paymentIntentId, 1000);
    expect(await mayLearn(orderId)).toBe(true);
    await refundAtProvider(paymentIntentId, course.pricePence - 1000);
    expect(await mayLearn(orderId)).toBe(false);
    const notices = ["refund-notice", "refund-notice"];
    expect(await mailKinds(email)).toEqual(["purchase-confirmation", ...notices]);
  });

  it("a refund that is seen before the sale is fulfilled grants nothing and sends no receipt", async () => {
    const { orderId, paymentIntentId, email } = await paidPurchase();
    await refundAtProvider(paymentIntentId);
    expect(await mayLearn(orderId)).toBe(false);
    expect(await readOrder(orderId)).toMatchObject({ status: "paid" });
    expect(await mailKinds(email)).toEqual(["refund-notice"]);
  });

  it.each(["failed", "canceled"])(
    "a refund that is %s later restores access and raises one alert",
    async (result) => {
      const { orderId, paymentIntentId, email } = await soldOrder();
      await refundAtProvider(paymentIntentId);
      await press(`refunds/${paymentIntentId}/${result}`);
      await atOnce(2, () => fulfil(paymentIntentId));
      expect(await mayLearn(orderId)).toBe(true);
      expect(await readOrder(orderId)).toMatchObject({ refundedPence: 0 });
      expect(await mailKinds(email)).toEqual(["purchase-confirmation", "refund-notice"]);
      await expectFailedRefundOnce(orderId);
      const { detail } = await db.alert.findFirstOrThrow({ where: { orderId } });
      expect(detail).toContain("cancelled at Stripe");
    },
  );

  it.each([
    ["won", true],
    ["lost", false],
  ])("a dispute suspends access until it is %s: restored then is %s", async (verdict, isOpen) => {
    const sale = await soldOrder({ card: "pm_card_createDispute" });
    const { orderId, paymentIntentId, email, userId } = sale;
    expect(await mayLearn(orderId)).toBe(false);
    expect((await readOrder(orderId)).grant?.suspendedAt).not.toBeNull();
    expect(await listClosedCourses(userId)).toMatchObject([{ why: "paused" }]);
    expect((await deliver("access-changed", email)).subject).toContain("Your access is paused");
    await pressAndFulfil(`disputes/:id/${verdict}`, paymentIntentId);
    await fulfil(paymentIntentId);
    expect(await mayLearn(orderId)).toBe(isOpen);
    const news = isOpen ? "open again" : "has ended";
    expect((await deliver("access-changed", email)).subject).toContain(
      `Your access ${isOpen ? "is " : ""}${news}`,
    );
    expect(await listClosedCourses(userId)).toMatchObject(isOpen ? [] : [{ why: "disputed" }]);
  });

  it("a dispute that was prevented by a refund ends access", async () => {
    const { orderId, paymentIntentId } = await soldOrder();
    await pressAndFulfil("payments/:id/resolution", paymentIntentId);
    expect(await readOrder(orderId)).toMatchObject({ disputeStatus: "lost" });
    expect(await mayLearn(orderId)).toBe(false);
  });

  it("a dispute after a closed inquiry raises its own alert and mail", async () => {
    const { orderId, paymentIntentId } = await soldOrder();
    for (const step of ["payments/:id/inquiry", "disputes/:id/won", "payments/:id/dispute"]) {
      await press(step.replace(":id", paymentIntentId));
      await atOnce(2, () => fulfil(paymentIntentId));
    }
    const alerts = await db.alert.findMany({ where: { orderId }, orderBy: { createdAt: "asc" } });
    expect(alerts.map(({ kind }) => kind)).toEqual(["dispute-open", "dispute-won", "dispute-open"]);
    expect(await countAlertMails(alerts)).toBe(3);
  });

  it.each([
    ["succeeded", false],
    ["failed", true],
    ["canceled", true],
  ])("a refund is called pending until it has %s: access then is %s", async (result, isOpen) => {
    const { orderId, paymentIntentId, email, course, userId } = await soldOrder({
      card: "pm_card_pendingRefund",
    });
    await refundAtProvider(paymentIntentId);
    await pressAndFulfil("refunds/:id/requires_action", paymentIntentId);
    const pending = { refundedPence: 0, pendingRefundPence: course.pricePence };
    expect(await readOrder(orderId)).toMatchObject(pending);
    expect(await mayLearn(orderId)).toBe(true);
    expect(await listPendingRefunds(userId)).toMatchObject([{ courseTitle: course.title }]);
    const notice = await deliver("refund-notice", email);
    expect(notice.text).toContain("A refund of your whole purchase is pending.");
    await pressAndFulfil(`refunds/:id/${result}`, paymentIntentId);
    expect(await listPendingRefunds(userId)).toEqual([]);
    expect(await mayLearn(orderId)).toBe(isOpen);
    expect(await countMails("refund-notice", orderId)).toBe(isOpen ? 1 : 2);
    if (isOpen) await expectFailedRefundOnce(orderId);
  });

  it("a dispute about a part is recorded as that part, and ends access only together with the rest", async () => {
    const { orderId, paymentIntentId, course } = await soldOrder();
    await pressAndFulfil("payments/:id/dispute", paymentIntentId, { amount: 1000 });
    expect(await mayLearn(orderId)).toBe(false);
    await pressAndFulfil("disputes/:id/lost", paymentIntentId);
    expect(await readOrder(orderId)).toMatchObject({ disputeStatus: "lost", lostPence: 1000 });
    expect(await mayLearn(orderId)).toBe(true);
    const rest = { amount: course.pricePence - 1000 };
    await pressAndFulfil("payments/:id/dispute", paymentIntentId, rest);
    expect(await mayLearn(orderId)).toBe(false);
    await pressAndFulfil("disputes/:id/lost", paymentIntentId);
    expect((await readOrder(orderId)).grant?.endedAt).not.toBeNull();
    const alerts = await db.alert.findMany({ where: { orderId }, orderBy: { createdAt: "asc" } });
    const ofPart = alerts.map(({ detail }) => detail.includes("£10.00"));
    expect(ofPart).toEqual([true, true, false, false]);
  });

  it.each(["won", "lost"])(
    "a dispute after a full refund opens nothing once it is %s",
    async (verdict) => {
      const { orderId, paymentIntentId } = await soldOrder();
      await refundAtProvider(paymentIntentId);
      for (const step of ["payments/:id/dispute", `disputes/:id/${verdict}`]) {
        await pressAndFulfil(step, paymentIntentId);
        expect(await mayLearn(orderId)).toBe(false);
      }
    },
  );

  it("an appeal against a lost dispute keeps access paused until the appeal is won", async () => {
    const { orderId, paymentIntentId } = await soldOrder({ card: "pm_card_createDispute" });
    for (const step of ["answered", "lost", "appealed", "answered"]) {
      await pressAndFulfil(`disputes/:id/${step}`, paymentIntentId);
    }
    expect(await readOrder(orderId)).toMatchObject({ disputeStatus: "open", lostPence: 0 });
    await pressAndFulfil("disputes/:id/won", paymentIntentId);
    expect(await mayLearn(orderId)).toBe(true);
  });

  it("refunds at the same moment are mailed with sums that add up", async () => {
    const { paymentIntentId, email } = await soldOrder();
    const parts = [1000, 2000, 500];
    await Promise.all(parts.map((amount) => refundAtProvider(paymentIntentId, amount)));
    const notices = await db.outboxMail.findMany({ where: { to: email, kind: "refund-notice" } });
    const told = z
      .array(z.object({ newPence: z.number() }))
      .parse(notices.map(({ props }) => props));
    expect(told.reduce((sum, { newPence }) => sum + newPence, 0)).toBe(3500);
  });

  it("all refunds are counted, even more than a charge lists", async () => {
    const { orderId, paymentIntentId } = await soldOrder();
    for (let times = 0; times < 11; times++) {
      await cardProvider.refunds.create({ payment_intent: paymentIntentId, amount: 100 });
    }
    await fulfil(paymentIntentId);
    expect(await readOrder(orderId)).toMatchObject({ refundedPence: 1100 });
  });

  it("the end of one grant leaves the access from another one unchanged", async () => {
    const { orderId, paymentIntentId, course, userId } = await soldOrder();
    await giveByHand(userId, course.id);
    await refundAtProvider(paymentIntentId);
    expect(await mayLearn(orderId)).toBe(true);
  });
});

async function expectFailedRefundOnce(orderId: string): Promise<void> {
  const where = { orderId, kind: "refund-failed" };
  expect([await db.orderEvent.count({ where }), await db.alert.count({ where })]).toEqual([1, 1]);
}

describe("paying twice", () => {
  async function payTwice(card?: string) {
    const first = await soldOrder();
    const { email } = first;
    const second = await paidPurchase({ email, ...(card && { card }) });
    await fulfil(second.paymentIntentId);
    const { orderId } = second;
    return { first, second, email, orderId, refundSecond: () => refundDuplicate(orderId) };
  }

  const bought = "purchase-confirmation";
  const refunded = "refund-notice";

  it("tells the coach once if both payments stand, because access came back after the second", async () => {
    const disputed = await soldOrder({ card: "pm_card_createDispute" });
    const returned = await soldOrder();
    await refundAtProvider(returned.paymentIntentId);
    for (const [first, cause] of [
      [disputed, "disputes/:id/won"],
      [returned, "refunds/:id/failed"],
    ] as const) {
      const second = await paidPurchase({ email: first.email });
      await fulfil(second.paymentIntentId);
      await pressAndFulfil(cause, first.paymentIntentId);
      await fulfil(first.paymentIntentId);
      const where = { orderId: second.orderId, kind: "paid-twice", resolvedAt: null };
      expect(await db.alert.count({ where })).toBe(1);
      await refundAtProvider(second.paymentIntentId);
      expect(await mayLearn(first.orderId)).toBe(true);
      expect(await db.alert.count({ where })).toBe(0);
    }
  });

  it("refunds the second payment once, lists it on the account, and keeps the first one's access", async () => {
    const { first, email, orderId, refundSecond } = await payTwice();
    const { userId } = await readOrder(orderId);
    const told = () => listSecondPayments(userId ?? "");
    expect(await told()).toMatchObject([{ isBack: false }]);
    for (const _time of [1, 2]) await refundSecond();
    const order = await readOrder(orderId);
    expect(order).toMatchObject({ grant: null, refundedPence: order.pricePence });
    expect(await told()).toMatchObject([{ number: order.number, isBack: true }]);
    expect(await mayLearn(first.orderId)).toBe(true);
    expect(await mailKinds(email)).toEqual([bought, refunded]);
  });

  it("raises one alert if the refund of the second payment fails, and does not retry", async () => {
    const { second, orderId, refundSecond } = await payTwice();
    await refundSecond();
    await pressAndFulfil("refunds/:id/failed", second.paymentIntentId);
    expect(await readOrder(orderId)).toMatchObject({ grant: null, refundedPence: 0 });
    await expectFailedRefundOnce(orderId);
  });

  it.each([
    ["was refunded without a report", false],
    ["is refunded while the second one waits for its own", true],
  ])("grants the course from the second payment if the first one %s", async (_what, isHeard) => {
    const { first, email, orderId, refundSecond } = await payTwice();
    const payment = { payment_intent: first.paymentIntentId };
    await cardProvider.refunds.create(payment);
    if (isHeard) await fulfil(first.paymentIntentId);
    for (const _time of [1, 2]) expect(await refundSecond()).toBe("granted");
    const { userId, refundedPence } = await readOrder(orderId);
    expect([refundedPence, await listSecondPayments(userId ?? "")]).toEqual([0, []]);
    expect(await readOrder(first.orderId)).toMatchObject({ grant: { endedAt: expect.any(Date) } });
    expect(await mayLearn(orderId)).toBe(true);
    expect(await mailKinds(email)).toEqual([bought, bought, refunded]);
  });

  it("refunds nothing and grants nothing while the second payment is disputed, although the first was refunded", async () => {
    const { first, second, orderId, refundSecond } = await payTwice("pm_card_createDispute");
    await cardProvider.refunds.create({ payment_intent: first.paymentIntentId });
    await refundSecond();
    expect(await readOrder(orderId)).toMatchObject({ grant: null });
    await pressAndFulfil("disputes/:id/won", second.paymentIntentId);
    expect(await refundSecond()).toBe("granted");
    expect(await mayLearn(orderId)).toBe(true);
  });

  it.each([
    ["won", true],
    ["lost", false],
  ])(
    "a dispute about the second payment that is %s leads to its refund: %s",
    async (verdict, isReturned) => {
      const { second, orderId, refundSecond } = await payTwice("pm_card_createDispute");
      const job = `refund-duplicate:${orderId}`;
      await loseJob(job);
      await pressAndFulfil(`disputes/:id/${verdict}`, second.paymentIntentId);
      expect(await jobsOf(job)).toHaveLength(isReturned ? 1 : 0);
      if (isReturned) for (const _time of [1, 2]) await refundSecond();
      const { userId, grant, refundedPence, pricePence } = await readOrder(orderId);
      expect([grant, refundedPence]).toEqual([null, isReturned ? pricePence : 0]);
      // A lost dispute returns the money, too: the bank has taken it from the coach.
      expect(await listSecondPayments(userId ?? "")).toMatchObject([{ isBack: true }]);
    },
  );

  it("grants nothing if both payments were refunded at the provider before the second was handled", async () => {
    const { first, second, email, orderId, refundSecond } = await payTwice();
    for (const { paymentIntentId } of [first, second]) {
      await cardProvider.refunds.create({ payment_intent: paymentIntentId });
    }
    await refundSecond();
    const order = await readOrder(orderId);
    expect(order).toMatchObject({ grant: null, refundedPence: order.pricePence });
    expect(await mailKinds(email)).toEqual([bought, refunded, refunded]);
    const notices = await db.outboxMail.findMany({ where: { to: email, kind: refunded } });
    const lost = { reason: "refunded", hasAccess: false };
    expect(notices.map(({ props }) => props)).toMatchObject([lost, lost]);
  });

  it.each([
    ["new", false],
    ["known", true],
  ])(
    "at the same moment with a %s address grants once and marks the other payments for a refund",
    async (_what, isKnown) => {
      const email = newAddress();
      if (isKnown) await newUser({ email });
      const purchases = await atOnce(5, () => paidPurchase({ email }));
      await Promise.all(purchases.map(({ paymentIntentId }) => fulfil(paymentIntentId)));
      const orderId = { in: purchases.map((purchase) => purchase.orderId) };
      expect(await db.grant.count({ where: { orderId } })).toBe(1);
      expect(await db.orderEvent.count({ where: { kind: "already-owned", orderId } })).toBe(4);
    },
  );
});
