import { describe, expect, it } from "vitest";
import { eraseOwnAccount } from "@/lib/account/commands";
import { findSession } from "@/lib/auth/queries";
import { signInByLink } from "@/lib/auth/sign-in-links";
import { correctName, issueCertificate } from "@/lib/certificates/commands";
import { correctBuyerEmail, signInBuyer } from "@/lib/checkout/buyer";
import { saveContactMessage } from "@/lib/contact/commands";
import { db } from "@/lib/db";
import { findCourseAccess } from "@/lib/learning/access";
import { saveProgress } from "@/lib/learning/commands";
import { sendQueuedMail } from "@/lib/mail/jobs";
import { grantByHand, revokeByHand } from "@/lib/orders/by-hand";
import { correctOrderEmail, resendWayIn } from "@/lib/orders/commands";
import { findOrderScreen, searchOrders } from "@/lib/orders/queries";
import { describeRefund, refundOrder } from "@/lib/orders/refund";
import { orderListQuery } from "@/lib/orders/schema";
import { readStory } from "@/lib/orders/story";
import { mailJobKey } from "@/lib/outbox/commands";
import { forgetAbandoned } from "@/lib/payments/abandoned";
import { fulfil } from "@/lib/payments/fulfil";
import { processEvent, storeEvent } from "@/lib/payments/stripe-events";
import { searchPeople } from "@/lib/people/queries";
import { peopleQuery } from "@/lib/people/schema";
import { jobsOf } from "../support/jobs";
import { mailedLink } from "../support/mailed-link";
import { deliver } from "../support/outbox";
import { newAddress } from "../support/samples";
import {
  beginPurchase,
  cardProvider,
  failProvider,
  findEvent,
  mailKinds,
  mayLearn,
  paidPurchase,
  press,
  readOrder,
  signInPayer,
} from "../support/shop";

const COACH = "coach@example.test";
const OTHER = "taking-back-your-life";
const reason = "asked for by telephone";

async function soldOrder(options: Parameters<typeof paidPurchase>[0] = {}) {
  const purchase = await paidPurchase(options);
  await fulfil(purchase.paymentIntentId);
  const { number } = await readOrder(purchase.orderId);
  return { ...purchase, number };
}

async function accessOfBuyer(orderId: string) {
  const { userId, courseId } = await readOrder(orderId);
  const access = await findCourseAccess(userId, { id: courseId });
  if (!access) throw new Error("The buyer has no access.");
  return access;
}

async function tickFirstLesson(orderId: string): Promise<number> {
  const access = await accessOfBuyer(orderId);
  const { courseId } = access;
  const lesson = await db.lesson.findFirstOrThrow({ where: { courseId, position: 1 } });
  await saveProgress(access, lesson.id, { completed: true, watchTime: 30, age: 0 });
  return lesson.id;
}

async function finishCourse(orderId: string, name: string): Promise<void> {
  const access = await accessOfBuyer(orderId);
  for (const { id } of await db.lesson.findMany({ where: { courseId: access.courseId } })) {
    await saveProgress(access, id, { completed: true, watchTime: 30, age: 0 });
  }
  await issueCertificate(access, name);
}

function readAudit(number: number) {
  return db.auditLog.findMany({
    where: { subject: `order:${number}` },
    orderBy: { id: "asc" },
    select: { actorEmail: true, action: true, before: true, after: true, reason: true },
  });
}

describe("a refund by the coach", () => {
  it("of a part goes back through the provider and leaves the access", async () => {
    const { number, orderId, email } = await soldOrder();
    await refundOrder(COACH, { number, amount: 1000, reason });
    expect(await readOrder(orderId)).toMatchObject({ refundedPence: 1000 });
    expect(await mayLearn(orderId)).toBe(true);
    expect(await mailKinds(email)).toEqual(["purchase-confirmation", "refund-notice"]);
    expect(await readAudit(number)).toEqual([
      {
        actorEmail: COACH,
        action: "order.refund",
        before: { refundedPence: 0 },
        after: { refundedPence: 1000 },
        reason,
      },
    ]);
  });

  it("of the whole ends the access", async () => {
    const { number, orderId, course } = await soldOrder();
    await refundOrder(COACH, { number, amount: course.pricePence, reason });
    expect(await mayLearn(orderId)).toBe(false);
  });

  it("pressed ten times at once goes back once", async () => {
    const { number, orderId, paymentIntentId } = await soldOrder();
    const presses = Array.from({ length: 10 }, () =>
      refundOrder(COACH, { number, amount: 500, reason }),
    );
    await Promise.allSettled(presses);
    expect(await readOrder(orderId)).toMatchObject({ refundedPence: 500 });
    const { data } = await cardProvider.refunds.list({ payment_intent: paymentIntentId });
    expect(data.map((refund) => refund.amount)).toEqual([500]);
  });

  it("that was made but cannot be read back is not told as one that failed", async () => {
    const { number, orderId, paymentIntentId } = await soldOrder();
    await failProvider({ status: 500, paths: `^/v1/payment_intents/${paymentIntentId}` });
    try {
      await refundOrder(COACH, { number, amount: 500, reason });
    } finally {
      await failProvider(null);
    }
    await fulfil(paymentIntentId);
    expect(await readOrder(orderId)).toMatchObject({ refundedPence: 500 });
  });

  it("may be followed by the rest, and by no more than that", async () => {
    const { number, orderId, course } = await soldOrder();
    await refundOrder(COACH, { number, amount: 500, reason });
    const rest = course.pricePence - 500;
    const tooMuch = refundOrder(COACH, { number, amount: rest + 1, reason });
    await expect(tooMuch).rejects.toMatchObject({ status: 409 });
    await refundOrder(COACH, { number, amount: rest, reason });
    expect(await readOrder(orderId)).toMatchObject({ refundedPence: course.pricePence });
    const again = refundOrder(COACH, { number, amount: 1, reason });
    await expect(again).rejects.toMatchObject({ status: 409 });
  });

  it("that the provider made behind our back is known before the next one is asked for", async () => {
    const { number, orderId, paymentIntentId, course } = await soldOrder();
    await cardProvider.refunds.create({ payment_intent: paymentIntentId });
    const refund = refundOrder(COACH, { number, amount: course.pricePence, reason });
    await expect(refund).rejects.toMatchObject({ status: 409 });
    const entries = await readAudit(number);
    expect(entries.map(({ action }) => action)).toEqual(["order.refund", "order.refund-refused"]);
    await fulfil(paymentIntentId);
    expect(await readOrder(orderId)).toMatchObject({ refundedPence: course.pricePence });
  });

  it("of what was never paid is refused", async () => {
    const { orderId } = await beginPurchase();
    const { number } = await readOrder(orderId);
    const refund = describeRefund({ number, amount: 100, reason });
    await expect(refund).rejects.toMatchObject({ status: 409 });
  });

  it("that the provider refused can be asked for again at once, and of another sum", async () => {
    const { number, orderId, paymentIntentId } = await soldOrder();
    const refund = (amount: number) => refundOrder(COACH, { number, amount, reason });
    await press(`payments/${paymentIntentId}/dispute`);
    for (const amount of [500, 500]) {
      await expect(refund(amount)).rejects.toThrow("has been charged back");
    }
    await press(`disputes/${paymentIntentId}/won`);
    await refund(600);
    expect(await readOrder(orderId)).toMatchObject({ refundedPence: 600 });
  });

  it("whose answer was lost goes back once, whatever is pressed before it is known", async () => {
    const { number, orderId, paymentIntentId } = await soldOrder();
    const refund = (amount: number) => refundOrder(COACH, { number, amount, reason });
    await cardProvider.refunds.create(
      { payment_intent: paymentIntentId, amount: 500, reason: "requested_by_customer" },
      { idempotencyKey: `refund:${orderId}:0:0:0` },
    );
    for (const amount of [600, 700])
      await expect(refund(amount)).rejects.toThrow("still under way");
    // Whatever else becomes of the order meanwhile.
    await correctBuyerEmail(orderId, newAddress(), [orderId]);
    await refund(500);
    expect(await readOrder(orderId)).toMatchObject({ refundedPence: 500 });
    const { data } = await cardProvider.refunds.list({ payment_intent: paymentIntentId });
    expect(data).toHaveLength(1);
  });

  it("after a backup was restored is a new one, though the order had as many before", async () => {
    const { number, orderId, paymentIntentId } = await soldOrder();
    const refund = () => refundOrder(COACH, { number, amount: 500, reason });
    await refund();
    await refund();
    await db.$transaction([
      db.$executeRaw`SET LOCAL session_replication_role = replica`,
      db.orderEvent.deleteMany({ where: { orderId, kind: "refund" } }),
      db.order.update({ where: { id: orderId }, data: { refundedPence: 0 } }),
    ]);
    await fulfil(paymentIntentId);
    await refund();
    expect(await readOrder(orderId)).toMatchObject({ refundedPence: 1500 });
    const { data } = await cardProvider.refunds.list({ payment_intent: paymentIntentId });
    expect(data).toHaveLength(3);
  });

  it("answers a bank’s inquiry before it becomes a chargeback", async () => {
    const { number, orderId, paymentIntentId, course } = await soldOrder();
    await press(`payments/${paymentIntentId}/inquiry`);
    await fulfil(paymentIntentId);
    await refundOrder(COACH, { number, amount: course.pricePence, reason });
    expect(await readOrder(orderId)).toMatchObject({ refundedPence: course.pricePence });
  });

  it("of what the bank has taken is refused, with the card provider’s words", async () => {
    const { number, orderId, paymentIntentId } = await soldOrder();
    await press(`payments/${paymentIntentId}/dispute`);
    await fulfil(paymentIntentId);
    await expect(refundOrder(COACH, { number, amount: 500, reason })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining("has been charged back; cannot issue a refund"),
    });
    await press(`disputes/${paymentIntentId}/lost`);
    await fulfil(paymentIntentId);
    const afterwards = describeRefund({ number, amount: 500, reason });
    await expect(afterwards).rejects.toThrow("the bank has given the money back");
    expect(await readOrder(orderId)).toMatchObject({ refundedPence: 0 });
  });

  it("is not said to end an access that another payment or the coach gives as well", async () => {
    const { number, paymentIntentId, course } = await soldOrder();
    const readAccess = async () => {
      const screen = await findOrderScreen(number);
      if (!screen) throw new Error("There is no such order.");
      const { isOpen, opensCourse, isOpenOtherwise } = screen;
      expect(screen.mayOpenCourse).toBe(true);
      return [isOpen, opensCourse, isOpenOtherwise];
    };
    expect(await readAccess()).toEqual([true, true, false]);
    await press(`payments/${paymentIntentId}/inquiry`);
    await fulfil(paymentIntentId);
    expect(await readAccess()).toEqual([false, false, false]);
    await grantByHand(COACH, { number, reason });
    expect(await readAccess()).toEqual([true, false, true]);
    await press(`disputes/${paymentIntentId}/won`);
    await fulfil(paymentIntentId);
    expect(await readAccess()).toEqual([true, true, true]);
    await refundOrder(COACH, { number, amount: course.pricePence, reason });
    expect(await findOrderScreen(number)).toMatchObject({ mayOpenCourse: false, isOpen: true });
  });

  it("asks with the sum, the buyer and what went back before", async () => {
    const { number, email } = await soldOrder();
    await refundOrder(COACH, { number, amount: 1000, reason });
    const question = await describeRefund({ number, amount: 500, reason });
    for (const fact of ["£5.00", email, "£10.00"]) expect(question).toContain(fact);
  });
});

describe("a sale whose buyer was erased", () => {
  async function erasedSale() {
    const sold = await soldOrder();
    const { userId } = await readOrder(sold.orderId);
    await eraseOwnAccount(userId ?? "");
    return sold;
  }

  it("is given back to the card, and nobody is told", async () => {
    const { number, course } = await erasedSale();
    const refund = { number, amount: course.pricePence, reason };
    expect(await describeRefund(refund)).toContain("back to the card that paid?");
    expect(await refundOrder(COACH, refund)).toEqual({ to: null });
  });
});

describe("access by hand", () => {
  it("comes with the way in, since nobody else tells of it", async () => {
    const { orderId, email, course } = await beginPurchase();
    const { number } = await readOrder(orderId);
    expect(await grantByHand(COACH, { number, reason })).toEqual({ to: email });
    expect(await mailKinds(email)).toEqual(["course-given"]);
    expect((await deliver("course-given", email)).text).toContain(course.title);
  });

  it("that was ended stays ended, whatever the provider says later", async () => {
    const { number, orderId, paymentIntentId } = await soldOrder();
    await revokeByHand(COACH, { number, reason });
    expect(await mayLearn(orderId)).toBe(false);
    await cardProvider.refunds.create({ payment_intent: paymentIntentId, amount: 100 });
    await fulfil(paymentIntentId);
    expect(await mayLearn(orderId)).toBe(false);
  });

  it("that was given outlives the refund of the order", async () => {
    const { number, orderId, course } = await soldOrder();
    await refundOrder(COACH, { number, amount: course.pricePence, reason });
    await grantByHand(COACH, { number, reason });
    expect(await mayLearn(orderId)).toBe(true);
    await revokeByHand(COACH, { number, reason });
    expect(await mayLearn(orderId)).toBe(false);
  });

  it("that was ended by mistake comes back as it was bought, with what was retired since", async () => {
    const { number, orderId, course } = await soldOrder();
    const { userId, courseId } = await readOrder(orderId);
    const read = () => findCourseAccess(userId, { id: courseId });
    const before = await read();
    await revokeByHand(COACH, { number, reason });
    await grantByHand(COACH, { number, reason });
    expect(before).not.toBeNull();
    expect(await read()).toEqual(before);
    await refundOrder(COACH, { number, amount: course.pricePence, reason });
    expect(await mayLearn(orderId)).toBe(true);
  });

  it("on an order that was never paid stays, though others of its age are forgotten", async () => {
    const { orderId, email } = await beginPurchase();
    const { number } = await readOrder(orderId);
    await grantByHand(COACH, { number, reason });
    const createdAt = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
    await db.order.update({ where: { id: orderId }, data: { createdAt } });
    await forgetAbandoned();
    expect(await readOrder(orderId)).toMatchObject({ email });
    await revokeByHand(COACH, { number, reason });
    expect(await mayLearn(orderId)).toBe(false);
  });

  it("on an order that was never paid has no receipt to send again", async () => {
    const { orderId } = await beginPurchase();
    const { number } = await readOrder(orderId);
    await grantByHand(COACH, { number, reason });
    await expect(resendWayIn(COACH, number)).rejects.toThrow("Nothing was paid");
  });

  it("opens the course to the address of an order that was never paid", async () => {
    const { orderId } = await beginPurchase();
    const { number } = await readOrder(orderId);
    await grantByHand(COACH, { number, reason });
    expect(await mayLearn(orderId)).toBe(true);
  });

  it("is not given where a payment is found that nobody has told of: the payment opens the course", async () => {
    const { orderId, paymentIntentId } = await paidPurchase();
    const { number } = await readOrder(orderId);
    await expect(grantByHand(COACH, { number, reason })).rejects.toMatchObject({ status: 409 });
    await fulfil(paymentIntentId);
    expect(await readOrder(orderId)).toMatchObject({ status: "paid", grant: { revokedAt: null } });
    expect(await jobsOf(`refund-duplicate:${orderId}`)).toEqual([]);
  });

  it("is not given on one order where another of theirs for the course is paid, and nobody has told of it", async () => {
    const { orderId, email } = await beginPurchase();
    const { number } = await readOrder(orderId);
    const paid = await paidPurchase({ email });
    await expect(grantByHand(COACH, { number, reason })).rejects.toMatchObject({ status: 409 });
    await fulfil(paid.paymentIntentId);
    expect(await jobsOf(`refund-duplicate:${paid.orderId}`)).toEqual([]);
  });

  it("waits for a payment that is under way", async () => {
    const { orderId } = await paidPurchase({ card: "pm_card_processing" });
    const { number } = await readOrder(orderId);
    await expect(grantByHand(COACH, { number, reason })).rejects.toMatchObject({ status: 409 });
    expect(await mayLearn(orderId)).toBe(false);
  });

  it("shuts out whoever came to the account by a payment and has not proven its address", async () => {
    const stranger = await soldOrder({ slug: OTHER });
    const session = await signInPayer(stranger.orderId);
    const { orderId } = await beginPurchase({ email: stranger.email });
    const { number } = await readOrder(orderId);
    await grantByHand(COACH, { number, reason });
    expect(await findSession(session)).toBeNull();
  });

  it("is given once and ended once", async () => {
    const { number } = await soldOrder();
    await expect(grantByHand(COACH, { number, reason })).rejects.toMatchObject({ status: 409 });
    const ends = [revokeByHand(COACH, { number, reason }), revokeByHand(COACH, { number, reason })];
    const results = await Promise.allSettled(ends);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await readAudit(number)).map(({ action }) => action)).toEqual(["access.end"]);
  });
});

describe("a corrected address", () => {
  it("leaves the receipt of another order alone that waits for the mistyped one", async () => {
    const mistyped = await soldOrder();
    const own = await soldOrder({ email: mistyped.email, slug: OTHER });
    const { number } = mistyped;
    await correctOrderEmail(COACH, { number, email: newAddress(), reason });
    const receipt = await db.outboxMail.findUniqueOrThrow({
      where: { key: `purchase-confirmation:${own.orderId}` },
    });
    expect(await sendQueuedMail(receipt.id)).toBe("sent");
  });

  it("is no sign-in in the story of another order that stays with the mistyped one", async () => {
    const own = await soldOrder();
    const { number } = await soldOrder({ email: own.email, slug: OTHER });
    await correctOrderEmail(COACH, { number, email: newAddress(), reason });
    expect(await tellStory(own.number)).not.toContain("Signed in");
  });

  it("takes what was learned along from one that has been proven", async () => {
    const { number, orderId, email, course } = await soldOrder();
    const { id } = await db.signInToken.findFirstOrThrow({ where: { email } });
    await signInByLink(mailedLink("sign-in-link", id));
    const lessonId = await tickFirstLesson(orderId);
    const right = newAddress();
    await correctOrderEmail(COACH, { number, email: right, reason });
    const { userId } = await readOrder(orderId);
    const where = { userId: userId ?? "", lesson: { courseId: course.id } };
    expect(await db.lessonProgress.findMany({ where })).toMatchObject([{ lessonId }]);
  });

  it("hears of its course once a dispute is won that was open at the time", async () => {
    const { number, orderId, paymentIntentId } = await soldOrder();
    // Set by hand, because the disputed test card opens its dispute at once, before there is a receipt.
    await db.order.update({ where: { id: orderId }, data: { disputeStatus: "open" } });
    await db.grant.update({ where: { orderId }, data: { suspendedAt: new Date() } });
    const right = newAddress();
    await correctOrderEmail(COACH, { number, email: right, reason });
    expect(await mailKinds(right)).toEqual([]);
    for (const _time of [1, 2]) await fulfil(paymentIntentId);
    expect(await mailKinds(right)).toEqual(["purchase-confirmation"]);
    expect(await mayLearn(orderId)).toBe(true);
  });

  it("gets the order, its access and the way in, though the old one has been proven", async () => {
    const { number, orderId, email } = await soldOrder();
    const { id } = await db.signInToken.findFirstOrThrow({ where: { email } });
    await signInByLink(mailedLink("sign-in-link", id));
    const right = newAddress();
    await correctOrderEmail(COACH, { number, email: right, reason });
    expect(await mailKinds(right)).toEqual(["purchase-confirmation"]);
    const { userId, courseId } = await readOrder(orderId);
    const [old, owner] = await Promise.all(
      [email, right].map((address) => db.user.findUniqueOrThrow({ where: { email: address } })),
    );
    expect(userId).toBe(owner?.id);
    expect(await findCourseAccess(owner?.id ?? "", { id: courseId })).not.toBeNull();
    expect(await findCourseAccess(old?.id ?? "", { id: courseId })).toBeNull();
    expect(await readAudit(number)).toMatchObject([{ action: "order.correct-email", reason }]);
    // The log is kept after the person is erased.
    const log = JSON.stringify(await readAudit(number));
    for (const address of [email, right]) expect(log).not.toContain(address);
  });

  it("shuts out the browser that paid with the mistyped one", async () => {
    const { number, orderId } = await soldOrder();
    const payer = await signInPayer(orderId);
    await correctOrderEmail(COACH, { number, email: newAddress(), reason });
    expect(await findSession(payer)).toBeNull();
    expect(await signInBuyer(orderId, [orderId])).toBeNull();
  });

  it("shuts out whoever came to the right one by a payment and has not proven it", async () => {
    const stranger = await soldOrder({ slug: OTHER });
    const session = await signInPayer(stranger.orderId);
    const { number } = await soldOrder();
    await correctOrderEmail(COACH, { number, email: stranger.email, reason });
    expect(await findSession(session)).toBeNull();
  });

  it("finds what was learned with the mistyped one, which is not kept", async () => {
    const { number, orderId, email } = await soldOrder();
    const lessonId = await tickFirstLesson(orderId);
    const right = newAddress();
    await correctOrderEmail(COACH, { number, email: right, reason });
    const owner = await db.user.findUniqueOrThrow({
      where: { email: right },
      select: { progress: { select: { lessonId: true, completed: true } } },
    });
    expect(owner.progress).toEqual([{ lessonId, completed: true }]);
    expect(await db.user.findUnique({ where: { email } })).toBeNull();
  });

  it("leaves no access behind that was given by hand", async () => {
    const { orderId } = await beginPurchase();
    const { number } = await readOrder(orderId);
    await grantByHand(COACH, { number, reason });
    const change = correctOrderEmail(COACH, { number, email: newAddress(), reason });
    await expect(change).rejects.toMatchObject({ status: 409 });
    expect(await mayLearn(orderId)).toBe(true);
  });

  it("opens nothing that a refund has closed", async () => {
    const { number, orderId, course } = await soldOrder();
    await refundOrder(COACH, { number, amount: course.pricePence, reason });
    const right = newAddress();
    await correctOrderEmail(COACH, { number, email: right, reason });
    expect(await mayLearn(orderId)).toBe(false);
    expect(await mailKinds(right)).toEqual([]);
  });

  it("that owns the course already is refused", async () => {
    const owner = await soldOrder();
    const { number } = await soldOrder();
    const change = correctOrderEmail(COACH, { number, email: owner.email, reason });
    await expect(change).rejects.toMatchObject({ status: 409 });
  });
});

it("a buyer who was refunded cannot get the course back by correcting the address", async () => {
  const { number, orderId, course } = await soldOrder();
  await refundOrder(COACH, { number, amount: course.pricePence, reason });
  await expect(correctBuyerEmail(orderId, newAddress(), [orderId])).rejects.toMatchObject({
    status: 409,
  });
  expect(await mayLearn(orderId)).toBe(false);
});

it("the way in is sent again with a link of its own, and twice at once is one mail", async () => {
  const { number, email } = await soldOrder();
  await db.outboxMail.updateMany({ where: { to: email }, data: { sentAt: new Date() } });
  const presses = [resendWayIn(COACH, number), resendWayIn(COACH, number)];
  const results = await Promise.allSettled(presses);
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await mailKinds(email)).toEqual(["purchase-confirmation", "purchase-confirmation"]);
  expect(await db.signInToken.count({ where: { email, purpose: "purchase" } })).toBe(2);
  expect((await readAudit(number)).map(({ action }) => action)).toEqual(["order.resend"]);
});

it("each way in that is sent again is a mail, also when the address has changed in between", async () => {
  const { number, email } = await soldOrder();
  const sent = (to: string) =>
    db.outboxMail.updateMany({ where: { to }, data: { sentAt: new Date() } });
  await sent(email);
  await resendWayIn(COACH, number);
  const right = newAddress();
  await correctOrderEmail(COACH, { number, email: right, reason });
  await sent(right);
  await resendWayIn(COACH, number);
  expect(await mailKinds(right)).toEqual(["purchase-confirmation", "purchase-confirmation"]);
});

it("an order that opens nothing has no way in to send", async () => {
  const { number, course } = await soldOrder();
  await refundOrder(COACH, { number, amount: course.pricePence, reason });
  await expect(resendWayIn(COACH, number)).rejects.toMatchObject({ status: 409 });
});

it("a receipt is not sent again once its money went back, though another order gives the course", async () => {
  const { number, email, course } = await soldOrder();
  await refundOrder(COACH, { number, amount: course.pricePence, reason });
  const again = await soldOrder({ email });
  await expect(resendWayIn(COACH, number)).rejects.toThrow("no receipt to send");
  await db.outboxMail.updateMany({ where: { to: email }, data: { sentAt: new Date() } });
  expect(await resendWayIn(COACH, again.number)).toEqual({ to: email });
});

it("nor is one of a second payment, whose money goes back", async () => {
  const { email } = await soldOrder();
  const second = await soldOrder({ email });
  await expect(resendWayIn(COACH, second.number)).rejects.toThrow("no receipt to send");
});

describe("whoever telephones and says a name", () => {
  async function findNumbers(q: string): Promise<number[]> {
    const { orders } = await searchOrders(orderListQuery.parse({ q }));
    return orders.map(({ number }) => number);
  }

  it("is found by the one in a message, first or last, and in any case", async () => {
    const { number, email } = await soldOrder();
    await soldOrder();
    const letter = { subject: "My course", message: "Where is it?" };
    await saveContactMessage({ ...letter, name: "Róisín Magee", email });
    await saveContactMessage({ ...letter, name: "Róisín Magennis", email: newAddress() });
    for (const q of ["Róisín Magee", "róisín", "MAGEE"])
      expect(await findNumbers(q)).toEqual([number]);
  });

  it("is found by the one on a certificate, which the order's screen names", async () => {
    const { number, orderId } = await soldOrder();
    await finishCourse(orderId, "Siobhán Ní Dhuibhir");
    for (const q of ["Siobhán", "dhuibhir"]) expect(await findNumbers(q)).toEqual([number]);
    expect((await findOrderScreen(number))?.user?.name).toBe("Siobhán Ní Dhuibhir");
  });

  it("is found by the one that was corrected on a certificate, and no longer by the mistake", async () => {
    const { number, orderId } = await soldOrder();
    await finishCourse(orderId, "Caoimhe Mac Gabhann");
    const certificate = await db.certificate.findFirstOrThrow({
      where: { name: "Caoimhe Mac Gabhann" },
    });
    await correctName(certificate.userId, {
      number: certificate.number,
      name: "Caoimhe Mac Gabhainn",
    });
    expect(await findNumbers("gabhainn")).toEqual([number]);
    expect(await findNumbers("gabhann")).toEqual([]);
    expect((await findOrderScreen(number))?.user?.name).toBe("Caoimhe Mac Gabhainn");
  });
});

async function tellStory(number: number): Promise<string[]> {
  const order = await findOrderScreen(number);
  if (!order) throw new Error("The order was not found.");
  return (await readStory(order)).map(({ what }) => what);
}

it("an order's story tells once that the browser that paid was let in", async () => {
  const { number, orderId } = await soldOrder();
  for (const _time of [1, 2]) await signInPayer(orderId);
  const story = await tellStory(number);
  expect(story.filter((what) => what === "The browser that paid was signed in.")).toHaveLength(1);
});

it("an address that begins with digits is found by them, where no order has that number", async () => {
  const digits = String(700_000_000 + (Date.now() % 100_000_000));
  const email = `${digits}@example.test`;
  const { orderId, number } = await soldOrder();
  const { userId } = await readOrder(orderId);
  await db.order.update({ where: { id: orderId }, data: { email } });
  await db.user.update({ where: { id: userId ?? "" }, data: { email } });
  const { orders } = await searchOrders(orderListQuery.parse({ q: digits }));
  expect(orders.map((order) => order.number)).toEqual([number]);
  const { people } = await searchPeople(peopleQuery.parse({ q: digits }));
  expect(people.map((person) => person.email)).toEqual([email]);
});

it("an order's story says in words why a mail is not sent, or not yet", async () => {
  const { number, email } = await soldOrder();
  const order = await findOrderScreen(number);
  if (!order) throw new Error("The order was not found.");
  const tell = async () => {
    const story = await readStory(order);
    return story.find(({ what }) => what.startsWith("Receipt"))?.detail;
  };
  const { id } = await db.outboxMail.findFirstOrThrow({ where: { to: email } });
  const job = (lastError: string | null) =>
    db.$executeRaw`
      UPDATE graphile_worker._private_jobs SET attempts = 1, last_error = ${lastError}
      WHERE key = ${mailJobKey(id)}`;
  await job(null);
  expect(await tell()).toBe(`To ${email}`);
  await job("it is closed");
  expect(await tell()).toBe(`To ${email}, tried once: it is closed`);
  await db.outboxMail.update({ where: { id }, data: { givenUpBecause: "failed" } });
  expect(await tell()).toBe(`To ${email}: every attempt failed`);
});

it("an order's screen tells its whole story in order", async () => {
  const { number, email, paymentIntentId } = await soldOrder();
  const report = await findEvent(paymentIntentId, "payment_intent.succeeded");
  await storeEvent(report);
  await processEvent(report.id);
  const { id } = await db.signInToken.findFirstOrThrow({ where: { email } });
  await signInByLink(mailedLink("sign-in-link", id));
  await refundOrder(COACH, { number, amount: 1000, reason });
  await deliver("refund-notice", email);
  await revokeByHand(COACH, { number, reason });
  const order = await findOrderScreen(number);
  if (!order) throw new Error("The order was not found.");
  const story = await readStory(order);
  const times = story.map(({ at }) => at.getTime());
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  const told = story.map(({ what, detail }) => `${what} ${detail}`).join("\n");
  for (const fact of [
    `Checkout begun The Journey to Self-Discovery, £49.99, payment ${paymentIntentId}`,
    "Address and consent given",
    "The card provider reported payment_intent.succeeded: succeeded",
    "£49.99 was paid",
    "Access given",
    `Receipt with the way in waiting to be sent To ${email}`,
    "Signed in",
    "£10.00 has been refunded",
    `Notice of the refund sent To ${email}`,
    "By hand: Refund asked for",
    "Access ended by hand",
  ]) {
    expect(told).toContain(fact);
  }
});

it("the audit log can be neither changed, shortened nor emptied", async () => {
  const { number } = await soldOrder();
  await revokeByHand(COACH, { number, reason });
  for (const attempt of [
    `UPDATE "AuditLog" SET "actorEmail" = 'nobody@example.test'`,
    `DELETE FROM "AuditLog"`,
    `TRUNCATE "AuditLog"`,
    `TRUNCATE "OrderEvent"`,
  ]) {
    await expect(db.$executeRawUnsafe(attempt)).rejects.toThrow("append-only");
  }
});
