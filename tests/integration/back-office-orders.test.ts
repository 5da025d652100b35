import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { eraseOwnAccount } from "@/lib/account/commands";
import { findSession } from "@/lib/auth/queries";
import { signInByLink } from "@/lib/auth/sign-in-links";
import { correctName, issueCertificate } from "@/lib/certificates/commands";
import { findGenuineCertificate } from "@/lib/certificates/queries";
import { NUMBER_GROUPS } from "@/lib/certificates/rules";
import { correctBuyerEmail, signInBuyer } from "@/lib/checkout/buyer/commands";
import { saveContactMessage } from "@/lib/contact/commands";
import { db } from "@/lib/db";
import { findCourseAccess, requireCourseAccess } from "@/lib/learning/access";
import { saveProgress } from "@/lib/learning/commands";
import { sendQueuedMail } from "@/lib/mail/send";
import { grantByHand, revokeByHand } from "@/lib/orders/by-hand/commands";
import { correctOrderEmail, resendReceipt } from "@/lib/orders/commands";
import { readTotals } from "@/lib/orders/filters/queries";
import { readHistory } from "@/lib/orders/history/queries";
import { findOrderScreen, listOrders, searchOrders } from "@/lib/orders/queries";
import { describeRefund, refundOrder } from "@/lib/orders/refunds/commands";
import { describeGivenBack } from "@/lib/orders/rules";
import { orderListQuery } from "@/lib/orders/schema";
import { mailJobKey } from "@/lib/outbox/commands";
import { forgetAbandoned } from "@/lib/payments/abandoned/commands";
import { fulfil } from "@/lib/payments/fulfil";
import { searchPeople } from "@/lib/people/queries";
import { peopleQuery } from "@/lib/people/schema";
import { newReadableCode } from "@/lib/text/readable-code";
import {
  auditedActions,
  COACH,
  daysAgo,
  expectRefused,
  findMail,
  learnSome,
  newOrder,
  openOrder,
  pressAndFulfil,
  readAudit,
  refundAtProvider,
  reportEvent,
  settle,
  soldOrder,
} from "../support/builders";
import { jobsOf } from "../support/jobs";
import { mailedLink } from "../support/mailed-link";
import { deliver } from "../support/outbox";
import { newAddress } from "../support/samples";
import {
  beginPurchase,
  cardProvider,
  failProvider,
  findCourse,
  mailKinds,
  mayLearn,
  paidPurchase,
  pay,
  press,
  readOrder,
  signInPayer,
} from "../support/shop";

const OTHER = "taking-back-your-life";
const reason = "asked for by telephone";

async function tickLessons(userId: string, courseId: number) {
  const access = await requireCourseAccess(userId, { id: courseId });
  const lessons = await db.lesson.findMany({ where: { courseId } });
  for (const { id } of lessons)
    await saveProgress(access, id, { completed: true, watchTime: 30, age: 0 });
  return access;
}

async function signInByReceipt(email: string) {
  const { id } = await db.signInToken.findFirstOrThrow({ where: { email } });
  await signInByLink(mailedLink("sign-in-link", id));
}

async function readScreen(number: number) {
  const screen = await findOrderScreen(number);
  if (!screen) throw new Error("The order was not found.");
  return screen;
}

async function readSentences(number: number): Promise<string[]> {
  const history = await readHistory(await readScreen(number));
  return history.map(({ what, detail }) => `${what} ${detail}`);
}

/** A sale with the coach's commands for it, and readers of their effects. */
async function sale(options: Parameters<typeof soldOrder>[0] = {}) {
  const sold = await soldOrder(options);
  const { number, orderId, paymentIntentId, course } = sold;
  const refund = (amount = course.pricePence) => refundOrder(COACH, { number, amount, reason });
  const correct = async (email = newAddress()) => {
    await correctOrderEmail(COACH, { number, email, reason });
    return email;
  };
  const byHand = { number, reason };
  const grant = () => grantByHand(COACH, byHand);
  const revoke = () => revokeByHand(COACH, byHand);
  const refunds = async () => {
    const { data } = await cardProvider.refunds.list({ payment_intent: paymentIntentId });
    return data.map(({ amount }) => amount);
  };
  const refunded = async () => (await readOrder(orderId)).refundedPence;
  return { ...sold, refund, correct, grant, revoke, refunds, refunded };
}

describe("a refund by the coach", () => {
  it("of a part leaves access open, and a refund of the rest ends it; nothing beyond the price is refunded", async () => {
    const { number, orderId, email, course, refund, refunded } = await sale();
    await refund(1000);
    expect(await refunded()).toBe(1000);
    expect(await mayLearn(orderId)).toBe(true);
    expect(await mailKinds(email)).toEqual(["purchase-confirmation", "refund-notice"]);
    const [before, after] = [{ refundedPence: 0 }, { refundedPence: 1000 }];
    const entry = { actorEmail: COACH, action: "order.refund", before, after, reason };
    expect(await readAudit(`order:${number}`)).toMatchObject([entry]);
    const question = await describeRefund({ number, amount: 500, reason });
    for (const fact of ["£5.00", email, "£10.00"]) expect(question).toContain(fact);
    const rest = course.pricePence - 1000;
    await expectRefused(refund(rest + 1));
    await refund(rest);
    expect(await refunded()).toBe(course.pricePence);
    expect(await mayLearn(orderId)).toBe(false);
    await expectRefused(refund(1));
  });

  it("that is submitted ten times at the same moment is made once", async () => {
    const { refund, refunds, refunded } = await sale();
    await settle(Array.from({ length: 10 }, () => refund(500)));
    expect([await refunded(), await refunds()]).toEqual([500, [500]]);
  });

  it("that was made but could not be read back is not reported as failed", async () => {
    const { paymentIntentId, refund, refunded } = await sale();
    await failProvider({ status: 500, paths: `^/v1/payment_intents/${paymentIntentId}` });
    await refund(500).finally(() => failProvider(null));
    await fulfil(paymentIntentId);
    expect(await refunded()).toBe(500);
  });

  it("first takes note of a refund that was made at the provider, and is refused if nothing is left", async () => {
    const { number, paymentIntentId, course, refund, refunded } = await sale();
    await cardProvider.refunds.create({ payment_intent: paymentIntentId });
    await expectRefused(refund());
    const actions = ["order.refund", "order.refund-refused"];
    expect(await auditedActions(`order:${number}`)).toEqual(actions);
    await fulfil(paymentIntentId);
    expect(await refunded()).toBe(course.pricePence);
  });

  it("of an unpaid order is refused", async () => {
    const { number } = await openOrder();
    await expectRefused(describeRefund({ number, amount: 100, reason }));
  });

  it("that the provider refused can be requested again at once, also for another sum", async () => {
    const { paymentIntentId, refund, refunded } = await sale();
    await press(`payments/${paymentIntentId}/dispute`);
    for (const amount of [500, 500]) {
      await expect(refund(amount)).rejects.toThrow("has been charged back");
    }
    await press(`disputes/${paymentIntentId}/won`);
    await refund(600);
    expect(await refunded()).toBe(600);
  });

  it("whose answer was lost is made once, and other sums are refused while it is unconfirmed", async () => {
    const { orderId, paymentIntentId, refund, refunds, refunded } = await sale();
    await cardProvider.refunds.create(
      { payment_intent: paymentIntentId, amount: 500, reason: "requested_by_customer" },
      { idempotencyKey: `refund:${orderId}:0:0:0` },
    );
    for (const amount of [600, 700])
      await expect(refund(amount)).rejects.toThrow("still under way");
    // Other changes to the order meanwhile make no difference.
    await correctBuyerEmail(orderId, newAddress(), [orderId]);
    await refund(500);
    expect([await refunded(), await refunds()]).toEqual([500, [500]]);
  });

  it("after a backup was restored is a new refund, although the restored order lacks earlier ones", async () => {
    const { orderId, paymentIntentId, refund, refunds, refunded } = await sale();
    for (const _time of [1, 2]) await refund(500);
    await db.$transaction([
      db.$executeRaw`SET LOCAL session_replication_role = replica`,
      db.orderEvent.deleteMany({ where: { orderId, kind: "refund" } }),
      db.order.update({ where: { id: orderId }, data: { refundedPence: 0 } }),
    ]);
    await fulfil(paymentIntentId);
    await refund(500);
    expect([await refunded(), await refunds()]).toEqual([1500, [500, 500, 500]]);
  });

  it("of the same sum as one that is pending is a separate refund", async () => {
    const { number, refund, refunds, refunded } = await sale({ card: "pm_card_pendingRefund" });
    for (const _time of [1, 2]) expect(await refund(500)).toMatchObject({ isPending: true });
    expect([await refunded(), await refunds()]).toEqual([0, [500, 500]]);
    expect(describeGivenBack(await readScreen(number))).toContain("a refund of £10.00 is pending");
  });

  it("answers a bank’s inquiry before it becomes a chargeback", async () => {
    const { paymentIntentId, course, refund, refunded } = await sale();
    await pressAndFulfil("payments/:id/inquiry", paymentIntentId);
    await pressAndFulfil("disputes/:id/answered", paymentIntentId);
    await refund();
    expect(await refunded()).toBe(course.pricePence);
  });

  it("of a disputed payment is neither offered nor requested", async () => {
    const { number, paymentIntentId, refund, refunded } = await sale();
    await pressAndFulfil("payments/:id/dispute", paymentIntentId);
    await expectRefused(refund(500), 409, "until the bank has decided");
    expect(await auditedActions(`order:${number}`)).toEqual([]);
    await pressAndFulfil("disputes/:id/lost", paymentIntentId);
    const question = describeRefund({ number, amount: 500, reason });
    await expect(question).rejects.toThrow("the bank has given the money back");
    expect(await refunded()).toBe(0);
  });

  it("says that access ends only if no other payment or grant by the coach keeps it open", async () => {
    const { number, paymentIntentId, refund, grant } = await sale();
    const readAccess = async () => {
      const { isOpen, opensCourse, isOpenOtherwise, mayOpenCourse } = await readScreen(number);
      expect(mayOpenCourse).toBe(true);
      return [isOpen, opensCourse, isOpenOtherwise];
    };
    expect(await readAccess()).toEqual([true, true, false]);
    await pressAndFulfil("payments/:id/inquiry", paymentIntentId);
    expect(await readAccess()).toEqual([false, false, false]);
    await grant();
    expect(await readAccess()).toEqual([true, false, true]);
    await pressAndFulfil("disputes/:id/won", paymentIntentId);
    expect(await readAccess()).toEqual([true, true, true]);
    await refund();
    expect(await readScreen(number)).toMatchObject({ mayOpenCourse: false, isOpen: true });
  });

  it("for an erased buyer goes back to the card, and no mail is sent", async () => {
    const { number, userId, course, refund } = await sale();
    await eraseOwnAccount(userId);
    const question = await describeRefund({ number, amount: course.pricePence, reason });
    expect(question).toContain("to the card that paid?");
    expect(await refund()).toEqual({ to: null, isPending: false });
  });
});

describe("access by hand", () => {
  it("on an unpaid order opens the course and is announced in its own mail, without a receipt", async () => {
    const { orderId, email, course, number } = await openOrder();
    expect(await grantByHand(COACH, { number, reason })).toEqual({ to: email });
    expect(await mailKinds(email)).toEqual(["course-given"]);
    expect((await deliver("course-given", email)).text).toContain(course.title);
    expect(await mayLearn(orderId)).toBe(true);
    await expect(resendReceipt(COACH, number)).rejects.toThrow("Nothing was paid");
  });

  it("on an unpaid order keeps the order when other abandoned orders of its age are deleted", async () => {
    const { orderId, email, number } = await openOrder();
    await grantByHand(COACH, { number, reason });
    await db.order.update({ where: { id: orderId }, data: { createdAt: daysAgo(31) } });
    await forgetAbandoned();
    expect(await readOrder(orderId)).toMatchObject({ email });
    await revokeByHand(COACH, { number, reason });
    expect(await mayLearn(orderId)).toBe(false);
  });

  it("that was ended stays ended, whatever the provider reports later", async () => {
    const { orderId, paymentIntentId, revoke } = await sale();
    await revoke();
    expect(await mayLearn(orderId)).toBe(false);
    await refundAtProvider(paymentIntentId, 100);
    expect(await mayLearn(orderId)).toBe(false);
  });

  it("that was granted survives the refund of the order", async () => {
    const { orderId, refund, grant, revoke } = await sale();
    await refund();
    await grant();
    expect(await mayLearn(orderId)).toBe(true);
    await revoke();
    expect(await mayLearn(orderId)).toBe(false);
  });

  it("that was ended by mistake is granted again in its original form, and survives a refund", async () => {
    const { orderId, userId, course, refund, grant, revoke } = await sale();
    const read = () => findCourseAccess(userId, { id: course.id });
    const before = await read();
    await revoke();
    await grant();
    expect(before).not.toBeNull();
    expect(await read()).toEqual(before);
    await refund();
    expect(await mayLearn(orderId)).toBe(true);
  });

  it.each(["this order", "another of the buyer’s orders"])(
    "is refused if %s is paid, even before a webhook has reported it",
    async (which) => {
      const { email, number, ...open } = await openOrder();
      const paid = which === "this order" ? open : await beginPurchase({ email });
      await pay(paid.paymentIntentId);
      await expectRefused(grantByHand(COACH, { number, reason }));
      await fulfil(paid.paymentIntentId);
      const order = { status: "paid", grant: { revokedAt: null } };
      expect(await readOrder(paid.orderId)).toMatchObject(order);
      expect(await jobsOf(`refund-duplicate:${paid.orderId}`)).toEqual([]);
    },
  );

  it("is refused while a payment is being processed", async () => {
    const { orderId } = await paidPurchase({ card: "pm_card_processing" });
    const { number } = await readOrder(orderId);
    await expectRefused(grantByHand(COACH, { number, reason }));
    expect(await mayLearn(orderId)).toBe(false);
  });

  it("signs out a buyer who was signed in by a payment and never confirmed the address", async () => {
    const stranger = await soldOrder({ slug: OTHER });
    const session = await signInPayer(stranger.orderId);
    const { number } = await openOrder({ email: stranger.email });
    await grantByHand(COACH, { number, reason });
    expect(await findSession(session)).toBeNull();
  });

  it("is granted once and ended once", async () => {
    const { number, grant, revoke } = await sale();
    await expectRefused(grant());
    expect(await settle([revoke(), revoke()])).toEqual({ fulfilled: 1, rejected: 1 });
    expect(await auditedActions(`order:${number}`)).toEqual(["access.end"]);
  });
});

describe("a corrected address", () => {
  it("leaves another order with the mistyped address unchanged: its receipt and its history", async () => {
    const own = await soldOrder();
    const mistyped = await sale({ email: own.email, slug: OTHER });
    await mistyped.correct();
    const receipt = await findMail(own.email);
    expect((await readSentences(own.number)).join()).not.toContain("Signed in");
    expect(await sendQueuedMail(receipt.id)).toBe("sent");
  });

  it("is mailed the receipt once a dispute that was open at the time is won", async () => {
    const { orderId, paymentIntentId, correct } = await sale();
    // Set by hand, because the disputed test card opens its dispute at once, before there is a receipt.
    await db.order.update({ where: { id: orderId }, data: { disputeStatus: "open" } });
    await db.grant.updateMany({ where: { orderId }, data: { suspendedAt: new Date() } });
    const right = await correct();
    expect(await mailKinds(right)).toEqual([]);
    for (const _time of [1, 2]) await fulfil(paymentIntentId);
    expect(await mailKinds(right)).toEqual(["purchase-confirmation"]);
    expect(await mayLearn(orderId)).toBe(true);
  });

  it("keeps its certificate, whose number may be printed already", async () => {
    const { userId, course, correct } = await sale();
    const number = newReadableCode(NUMBER_GROUPS);
    const { id: courseId, title: courseTitle } = course;
    const written = { number, name: "Ada", courseTitle, completedAt: new Date() };
    await db.certificate.create({ data: { ...written, userId, courseId } });
    await correct();
    expect(await findGenuineCertificate(number)).toMatchObject({ number });
  });

  it("receives the order, its access, its progress and a sign-in link, although the old address was confirmed", async () => {
    const { number, orderId, email, userId: old, course, correct } = await sale();
    await signInByReceipt(email);
    const learned = await learnSome(old, course.id);
    const right = await correct();
    expect(await mailKinds(right)).toEqual(["purchase-confirmation"]);
    const told = await deliver("access-changed", email);
    expect(told.text).toContain(`Another address now has ${course.title}`);
    expect(told.text).not.toContain(right);
    const owner = await db.user.findUniqueOrThrow({ where: { email: right } });
    expect((await readOrder(orderId)).userId).toBe(owner.id);
    expect(await findCourseAccess(owner.id, { id: course.id })).not.toBeNull();
    expect(await findCourseAccess(old, { id: course.id })).toBeNull();
    const progress = await db.lessonProgress.findMany({ where: { userId: owner.id } });
    expect(progress).toMatchObject([learned]);
    const log = await readAudit(`order:${number}`);
    expect(log).toMatchObject([{ action: "order.correct-email", reason }]);
    // The log is kept after the person is erased.
    const words = JSON.stringify(log.map(({ id: _, ...entry }) => entry));
    for (const address of [email, right]) expect(words).not.toContain(address);
  });

  it("signs out both the browser that paid and a buyer of the right address who never confirmed it", async () => {
    const stranger = await soldOrder({ slug: OTHER });
    const { orderId, email, correct } = await sale();
    const sessions = [await signInPayer(stranger.orderId), await signInPayer(orderId)];
    await correct(stranger.email);
    for (const session of sessions) expect(await findSession(session)).toBeNull();
    expect(await signInBuyer(orderId, [orderId])).toBeNull();
    expect(await db.user.findUnique({ where: { email } })).toBeNull();
  });

  it("is refused for an order whose access was given by hand", async () => {
    const { orderId, number } = await openOrder();
    await grantByHand(COACH, { number, reason });
    await expectRefused(correctOrderEmail(COACH, { number, email: newAddress(), reason }));
    expect(await mayLearn(orderId)).toBe(true);
  });

  it("does not reopen a refunded order, whether the coach or the buyer makes the correction", async () => {
    const { orderId, refund, correct } = await sale();
    await refund();
    await expectRefused(correctBuyerEmail(orderId, newAddress(), [orderId]));
    expect(await mailKinds(await correct())).toEqual([]);
    expect(await mayLearn(orderId)).toBe(false);
  });

  it("is refused if it already owns the course", async () => {
    const owner = await soldOrder();
    await expectRefused((await sale()).correct(owner.email));
  });
});

describe("a receipt that is sent again", () => {
  const markSent = (to: string) =>
    db.outboxMail.updateMany({ where: { to }, data: { sentAt: new Date() } });
  const receipts = ["purchase-confirmation", "purchase-confirmation"];

  it("has its own link, and two requests at the same moment send one mail", async () => {
    const { number, email } = await soldOrder();
    await markSent(email);
    const presses = [resendReceipt(COACH, number), resendReceipt(COACH, number)];
    expect(await settle(presses)).toEqual({ fulfilled: 1, rejected: 1 });
    expect(await mailKinds(email)).toEqual(receipts);
    expect(await db.signInToken.count({ where: { email, purpose: "purchase" } })).toBe(2);
    expect(await auditedActions(`order:${number}`)).toEqual(["order.resend"]);
  });

  it("is one mail per request, also after the address was corrected", async () => {
    const { number, email, correct } = await sale();
    await markSent(email);
    await resendReceipt(COACH, number);
    const right = await correct();
    await markSent(right);
    await resendReceipt(COACH, number);
    expect(await mailKinds(right)).toEqual(receipts);
  });

  it("is refused once its payment was refunded, even if another order grants the course", async () => {
    const { number, email, refund } = await sale();
    await refund();
    await expectRefused(resendReceipt(COACH, number));
    const again = await soldOrder({ email });
    await expect(resendReceipt(COACH, number)).rejects.toThrow("no receipt to send");
    await markSent(email);
    expect(await resendReceipt(COACH, again.number)).toEqual({ to: email });
    const second = await soldOrder({ email });
    await expect(resendReceipt(COACH, second.number)).rejects.toThrow("no receipt to send");
  });
});

describe("an order is found", () => {
  async function findNumbers(q: string): Promise<number[]> {
    const { page: orders } = await searchOrders(orderListQuery.parse({ q }));
    return orders.map(({ number }) => number);
  }

  async function finishCourse(name: string) {
    const sold = await soldOrder();
    await issueCertificate(await tickLessons(sold.userId, sold.course.id), name);
    return sold;
  }

  it("by a name in a contact message, first or last, in any case", async () => {
    const { number, email } = await soldOrder();
    await soldOrder();
    const letter = { subject: "My course", message: "Where is it?" };
    await saveContactMessage({ ...letter, name: "Róisín Magee", email });
    await saveContactMessage({ ...letter, name: "Róisín Magennis", email: newAddress() });
    for (const q of ["Róisín Magee", "róisín", "MAGEE"])
      expect(await findNumbers(q)).toEqual([number]);
  });

  it("in the same state as in the list, also after a dispute over a part was lost", async () => {
    const { number, paymentIntentId } = await soldOrder();
    await pressAndFulfil("payments/:id/dispute", paymentIntentId, { amount: 1000 });
    await pressAndFulfil("disputes/:id/lost", paymentIntentId);
    const listed = (await listOrders(orderListQuery.parse({}))).page;
    const { page: found } = await searchOrders(orderListQuery.parse({ q: paymentIntentId }));
    expect(found).toEqual(listed.filter((order) => order.number === number));
  });

  it("by any part of an address, a name, its number or its payment’s id", async () => {
    const { number, orderId, email, paymentIntentId } = await soldOrder();
    await db.order.update({ where: { id: orderId }, data: { buyerName: "Nuala Ní Dhomhnaill" } });
    const [, domain = ""] = email.split("@");
    for (const q of [
      email.slice(3, 20),
      `${email.slice(4, 20).toUpperCase()} ${domain}`,
      "dhomhn",
      "DHOMHNAILL nuala",
      paymentIntentId.slice(-12),
      `#${String(number).slice(1)}`,
    ]) {
      expect([q, await findNumbers(q)]).toEqual([q, expect.arrayContaining([number])]);
      const { people } = await searchPeople(peopleQuery.parse({ q }));
      expect([q, people.map((person) => person.email)]).toEqual([
        q,
        expect.arrayContaining([email]),
      ]);
    }
    for (const q of ["dhomhn elsewhere", "%", "dhomhn_ill", "\\"]) {
      expect(await findNumbers(q)).not.toContain(number);
    }
  });

  it("by the corrected name on a certificate, and no longer by the mistyped one", async () => {
    const { number, userId } = await finishCourse("Caoimhe Mac Gabhann");
    for (const q of ["Caoimhe", "gabhann"]) expect(await findNumbers(q)).toEqual([number]);
    const certificate = await db.certificate.findFirstOrThrow({ where: { userId } });
    const name = "Caoimhe Mac Gabhainn";
    await correctName(userId, { number: certificate.number, name });
    expect(await findNumbers("gabhainn")).toEqual([number]);
    expect(await findNumbers("gabhann")).toEqual([]);
    expect((await readScreen(number)).user?.name).toBe(name);
  });

  it("by its number, before all others that contain its digits", async () => {
    const asked = await soldOrder();
    const other = await soldOrder();
    const digits = String(asked.number);
    const data = { email: newAddress().replace("@", `${digits}@`) };
    await db.order.update({ where: { id: other.orderId }, data });
    await db.user.update({ where: { id: other.userId }, data });
    const latest = await soldOrder();
    const paymentIntentId = `pi_${digits}_${Date.now()}`;
    await db.order.update({ where: { id: latest.orderId }, data: { paymentIntentId } });
    for (const q of [digits, `#${digits}`]) {
      expect(await findNumbers(q)).toEqual([asked.number, latest.number, other.number]);
      const { people } = await searchPeople(peopleQuery.parse({ q }));
      const emails = people.map(({ email }) => email);
      expect(emails).toEqual([asked.email, latest.email, data.email]);
    }
  });

  it("by the leading digits of an address", async () => {
    const digits = String(700_000_000 + (Date.now() % 100_000_000));
    const data = { email: `${digits}@example.test` };
    const { orderId, number, userId } = await soldOrder();
    await db.order.update({ where: { id: orderId }, data });
    await db.user.update({ where: { id: userId }, data });
    expect(await findNumbers(digits)).toEqual([number]);
    const { people } = await searchPeople(peopleQuery.parse({ q: digits }));
    expect(people).toMatchObject([data]);
  });
});

describe("an order's history", () => {
  it("says why a mail was not sent, or not yet", async () => {
    const { number, email } = await soldOrder();
    const readReceipt = async () =>
      (await readSentences(number)).find((sentence) => sentence.startsWith("Receipt"));
    const { id } = await findMail(email);
    const failOnce = (lastError: string | null) =>
      db.$executeRaw`
        UPDATE graphile_worker._private_jobs SET attempts = 1, last_error = ${lastError}
        WHERE key = ${mailJobKey(id)}`;
    await failOnce(null);
    expect(await readReceipt()).toMatch(new RegExp(` To ${email}$`));
    await failOnce("it is closed");
    expect(await readReceipt()).toContain(`To ${email}, tried once: it is closed`);
    await db.outboxMail.update({ where: { id }, data: { givenUpBecause: "failed" } });
    expect(await readReceipt()).toContain(`To ${email}: every attempt failed`);
  });

  it("lists all events in order", async () => {
    const { number, orderId, email, paymentIntentId, refund, revoke } = await sale();
    await reportEvent(paymentIntentId, "payment_intent.succeeded");
    for (const _time of [1, 2]) await signInPayer(orderId);
    await signInByReceipt(email);
    await refund(1000);
    await deliver("refund-notice", email);
    await revoke();
    const times = (await readHistory(await readScreen(number))).map(({ at }) => at.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    const history = (await readSentences(number)).join("\n");
    for (const fact of [
      `Checkout begun The Journey to Self-Discovery, £49.99, payment ${paymentIntentId}`,
      "Address and consent given",
      "Stripe reported payment_intent.succeeded: succeeded",
      "£49.99 was paid",
      "Access given",
      `Receipt with the sign-in link waiting to be sent To ${email}`,
      "Signed in",
      "£10.00 has been refunded",
      `Notice of the refund sent To ${email}`,
      "By hand: Refund asked for",
      "Access ended by hand",
    ]) {
      expect(history).toContain(fact);
    }
    expect(history.match(/The browser that paid was signed in\./g)).toHaveLength(1);
  });
});

describe("the filtered list", () => {
  const filtered = async (query: object) => {
    const parsed = orderListQuery.parse(query);
    const { page } = await listOrders(parsed);
    return { numbers: page.map(({ number }) => number), totals: await readTotals(parsed) };
  };

  it("filters by state, course, country and date, and adds up the totals", async () => {
    const { id: course } = await findCourse("taking-back-your-life");
    const of = { course: String(course) };
    const sold = (change: object = {}) =>
      newOrder({
        courseId: course,
        status: "paid",
        buyerCountry: "MT",
        paymentIntentId: randomUUID(),
        paidAt: new Date(),
        rebuiltAt: new Date(),
        erasedAt: new Date(),
        ...change,
      });
    const paid = await sold();
    const part = await sold({ refundedPence: 1000 });
    const whole = await sold({ refundedPence: 4999 });
    const open = await sold({ disputeStatus: "open" });
    const lost = await sold({ disputeStatus: "lost" });
    const unpaid = await sold({ status: "pending" });
    const old = await sold({ createdAt: new Date("2025-03-31T22:59:59Z") });
    for (const [state, order] of [
      ["part-refunded", part],
      ["refunded", whole],
      ["disputed", open],
      ["lost", lost],
      ["unpaid", unpaid],
    ] as const) {
      expect((await filtered({ country: "MT", state })).numbers, state).toEqual([order.number]);
    }
    expect((await filtered({ country: "MT", state: "paid" })).numbers).toEqual([
      old.number,
      paid.number,
    ]);
    expect((await filtered({ country: "MT" })).totals).toEqual({
      count: 6,
      pricePence: 6 * 4999,
      refundedPence: 5999,
    });
    expect((await filtered({ ...of, country: "MT", show: "all" })).totals.count).toBe(7);
    // The clocks in Belfast showed a minute to midnight.
    const day = { country: "MT", from: "2025-03-31", to: "2025-03-31" };
    expect((await filtered(day)).numbers).toEqual([old.number]);
    expect((await filtered({ ...day, from: "2025-04-01", to: "2025-04-01" })).numbers).toEqual([]);
  });

  it("ignores filters that cannot be parsed", async () => {
    const nonsense = { from: "0000-00-00", to: "x", course: "-1", country: "ZZ", state: "\0" };
    expect((await filtered(nonsense)).totals).toEqual((await filtered({})).totals);
  });
});
