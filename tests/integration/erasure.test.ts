import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { confirmEmailChange, eraseOwnAccount, requestEmailChange } from "@/lib/account/commands";
import { recordAudit } from "@/lib/audit/commands";
import { endAssistant, inviteAssistant } from "@/lib/auth/assistants/commands";
import { createSession } from "@/lib/auth/commands";
import { signInCode } from "@/lib/auth/rules";
import { requestSignIn, signInByCode } from "@/lib/auth/sign-in-links";
import { correctName, issueCertificate } from "@/lib/certificates/commands";
import { signInBuyer } from "@/lib/checkout/buyer/commands";
import { saveOrderDetails } from "@/lib/checkout/commands";
import { CONSENT_VERSION } from "@/lib/checkout/rules";
import { saveContactMessage } from "@/lib/contact/commands";
import { db } from "@/lib/db";
import { limitRate } from "@/lib/http/rate-limit";
import { type CourseAccess, lessonsOf, requireCourseAccess } from "@/lib/learning/access";
import { saveProgress } from "@/lib/learning/commands";
import { sendQueuedMail } from "@/lib/mail/send";
import { requestSubscription } from "@/lib/newsletter/commands";
import { grantByHand, revokeByHand } from "@/lib/orders/by-hand/commands";
import { correctOrderEmail, describeEmailCorrection } from "@/lib/orders/commands";
import { fulfil } from "@/lib/payments/fulfil";
import { providerEvent } from "@/lib/payments/schema";
import { refundDuplicate } from "@/lib/payments/second-payment/commands";
import { unsignPayment } from "@/lib/payments/stripe";
import { processEvent, storeEvent } from "@/lib/payments/stripe-events";
import { sha256 } from "@/lib/secrets";
import { newReadableCode } from "@/lib/text/readable-code";
import { receiveWithdrawal } from "@/lib/withdrawals/commands";
import {
  COACH,
  expectRefused,
  findCoach,
  learnSome,
  listEvents,
  pressAndFulfil,
  readAudit,
  refundAtProvider,
  soldOrder,
} from "../support/builders";
import { jobsOf, loseJob } from "../support/jobs";
import { publishWording } from "../support/legal";
import { mailedLink } from "../support/mailed-link";
import { BUYER, newAddress } from "../support/samples";
import {
  beginPurchase,
  cardProvider,
  mayLearn,
  paidPurchase,
  pay,
  press,
  readOrder,
} from "../support/shop";
import { whileHeld } from "../support/while-held";

const OTHER = "taking-back-your-life";

/** A buyer with rows in everything that the shop stores about people. */
async function newBuyer() {
  const purchase = await soldOrder();
  const { email, userId } = purchase;
  await signIn(email);
  const courseId = purchase.course.id;
  const name = `Gráinne Nic Aoidh ${randomUUID()}`;
  await learnSome(userId, courseId);
  const certificate = { number: newReadableCode(3), name, completedAt: new Date() };
  const courseTitle = purchase.course.title;
  await db.certificate.create({ data: { ...certificate, userId, courseId, courseTitle } });
  await requestSubscription(email);
  await saveContactMessage({ name, email, subject: "A question", message: `I am ${name}.` });
  await receiveWithdrawal({ name, email, order: "1001", part: name });
  await limitRate("sign-in-address", email);
  return { ...purchase, name, certificate };
}

async function signIn(email: string): Promise<void> {
  await requestSignIn(email, "/account");
  const token = await db.signInToken.findFirstOrThrow({
    where: { email, purpose: "sign_in" },
    orderBy: { createdAt: "desc" },
  });
  const { status } = await signInByCode(email, signInCode(token.id));
  expect(status).toBe("signed-in");
}

/** Every table, including the queue's, that still holds the text anywhere in a row. */
async function tablesThatHold(words: string): Promise<string[]> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
    WHERE schemaname IN ('public', 'graphile_worker')`;
  const holding: string[] = [];
  for (const { name } of tables) {
    const sql = `SELECT 1 FROM ${name} t WHERE strpos(t::text, $1) > 0 LIMIT 1`;
    if ((await db.$queryRawUnsafe<object[]>(sql, words)).length > 0) holding.push(name);
  }
  return holding;
}

it("no table contains an erased person, and their sale is kept", async () => {
  const { userId, email, name, orderId, paymentIntentId, course } = await newBuyer();
  expect(await tablesThatHold(email)).not.toEqual([]);
  expect(await db.session.count({ where: { userId } })).toBeGreaterThan(0);
  await eraseOwnAccount(userId);
  expect(await db.session.count({ where: { userId } })).toBe(0);
  expect(await db.user.count({ where: { id: userId } })).toBe(0);
  for (const words of [email, sha256(email), name]) expect(await tablesThatHold(words)).toEqual([]);

  expect(await readOrder(orderId)).toMatchObject({
    status: "paid",
    courseTitle: course.title,
    pricePence: course.pricePence,
    paymentIntentId,
    consentVersion: CONSENT_VERSION,
    consentedAt: expect.any(Date),
    paidAt: expect.any(Date),
    email: null,
    userId: null,
    grant: null,
    erasedAt: expect.any(Date),
  });
  expect(await readAudit(`person:${userId}`)).toMatchObject([{ action: "person.erase" }]);
});

it("a corrected name is erased, and so is the mistyped one", async () => {
  const { userId, name, certificate } = await newBuyer();
  await db.user.update({ where: { id: userId }, data: { name } });
  const meant = `Gráinne Nic Aodha ${randomUUID()}`;
  await correctName(userId, { ...certificate, name: meant });
  expect((await tablesThatHold(meant)).sort()).toEqual(['public."Certificate"', 'public."User"']);
  await eraseOwnAccount(userId);
  for (const words of [name, meant]) expect(await tablesThatHold(words)).toEqual([]);
});

it("the audit log keeps the coach's actions without the erased address, and cannot be changed otherwise", async () => {
  const { userId, email, number } = await newBuyer();
  const reason = `${email} wrote a letter`;
  await revokeByHand(COACH, { number, reason });
  await correctOrderEmail(COACH, { number, email: newAddress(), reason });
  await grantByHand(COACH, { number, reason: "a second thought" });
  await eraseOwnAccount(userId);
  expect(await tablesThatHold(email)).toEqual([]);
  expect(await readAudit(`order:${number}`)).toMatchObject([
    { action: "access.end", reason: "(erased) wrote a letter" },
    { action: "order.correct-email", reason: "(erased) wrote a letter" },
    { action: "access.grant" },
  ]);

  const rewrite = (setting: string, text: string) =>
    db.$transaction([
      db.$executeRaw`SELECT set_config('history.erased_address', ${setting}, true)`,
      db.$executeRaw`UPDATE "AuditLog" SET "reason" = ${text} WHERE "subject" = ${`order:${number}`}`,
    ]);
  await expect(rewrite("", "(erased)")).rejects.toThrow("append-only");
  await expect(rewrite("second", "a better thought")).rejects.toThrow("append-only");
});

it("the coach can neither enter an address on an erased sale nor grant its course", async () => {
  const { userId, number } = await newBuyer();
  await eraseOwnAccount(userId);
  const change = { number, email: newAddress(), reason: "the wrong order" };
  await expectRefused(describeEmailCorrection(change));
  await expect(correctOrderEmail(COACH, change)).rejects.toThrow("was erased");
  await expectRefused(grantByHand(COACH, change));
  expect(await tablesThatHold(change.email)).toEqual([]);
});

it("requested, former and current addresses are erased with their person", async () => {
  const { userId, email } = await newBuyer();
  const [wished, current] = [newAddress(), newAddress()];
  for (const address of [wished, current]) await requestEmailChange(userId, address);
  const { id } = await db.emailChange.findUniqueOrThrow({ where: { userId } });
  await db.outboxMail.updateMany({ where: { to: email }, data: { sentAt: new Date() } });
  const sessionToken = await createSession(db, userId);
  const browser = { userId, sessionToken };
  for (const side of ["old", "new"] as const)
    await confirmEmailChange(side, mailedLink(`email-change-${side}`, id), browser);
  const unused = newAddress();
  await requestEmailChange(userId, unused);
  await db.outboxMail.updateMany({ where: { to: unused }, data: { sentAt: new Date() } });
  await eraseOwnAccount(userId);
  for (const address of [wished, current, unused])
    expect(await tablesThatHold(address)).toEqual([]);
  // The newsletter's mails stay: somebody else who reads at that address may have asked for it.
  const letters = await db.outboxMail.findMany({ where: { to: email }, select: { kind: true } });
  expect(letters.map(({ kind }) => kind)).toEqual(["newsletter-confirmation"]);
});

it("a former coach is erased like anybody else, and the audit log keeps their actions", async () => {
  const { userId, email, number } = await newBuyer();
  await revokeByHand(email, { number, reason: `by letter to ${email}` });
  await publishWording("terms", "<p>Their wording.</p>", { actor: email });
  await inviteAssistant(COACH, { email, seesMoney: true, isOwner: true });
  await db.assistant.update({ where: { email }, data: { cameInAt: new Date() } });
  const invited = { email: newAddress(), seesMoney: false, isOwner: false };
  await inviteAssistant(email, invited);
  await expectRefused(eraseOwnAccount(userId));
  await endAssistant(COACH, email);
  await eraseOwnAccount(userId);
  expect(await tablesThatHold(email)).toEqual([]);
  const erased = { actorEmail: "(erased)", reason: "by letter to (erased)" };
  expect(await readAudit(`order:${number}`)).toMatchObject([erased]);
});

type Deed = (access: CourseAccess, lessonId: number) => Promise<void>;

const tick: Deed = (access, lessonId) =>
  saveProgress(access, lessonId, { completed: true, watchTime: 0, age: 0 });

it.each<[string, Deed]>([
  ["ticks a lesson", tick],
  ["requests a certificate", (access) => issueCertificate(access, "Ada")],
])("a learner who %s at this moment is still erased, and has to sign in again", async (_, deed) => {
  const { userId, email, course } = await newBuyer();
  const access = await requireCourseAccess(userId, { id: course.id });
  for (const { id } of await db.lesson.findMany({ where: lessonsOf(access) }))
    await tick(access, id);
  const { lessonId } = await db.lessonProgress.findFirstOrThrow({ where: { userId } });
  const both: Promise<void>[] = [];
  await whileHeld(
    (tx) =>
      tx.$queryRaw`
        SELECT 1 FROM "OutboxMail" WHERE "to" = ${email} AND "kind" = 'newsletter-confirmation'
        FOR UPDATE`,
    async (untilWaiting) => {
      both.push(eraseOwnAccount(userId));
      await untilWaiting(1);
      both.push(deed(access, lessonId));
      await untilWaiting(2);
    },
  );
  const [erased, done] = await Promise.allSettled(both);
  expect(erased).toMatchObject({ status: "fulfilled" });
  expect(done).toMatchObject({ status: "rejected", reason: { status: 401 } });
  expect(await db.lessonProgress.count({ where: { userId } })).toBe(0);
});

it("erasing an address leaves longer addresses that contain it unchanged", async () => {
  const { userId, email, number } = await newBuyer();
  const [coach, brother] = [`performance.${email}`, `o'${email}`];
  const longer = [`${email}.au`, `${email}-shop.test`];
  const own = [`Ask\n${email}.`, `'${email}',`, `\t<${email}>`];
  await revokeByHand(coach, { number, reason: [...longer, brother, ...own].join(" ") });
  const entry = { subject: `order:${number}`, after: { email, lines: own, coach } };
  await recordAudit(db, { actor: coach, action: "order.correct-email", ...entry });
  await eraseOwnAccount(userId);
  const ofErased = ["Ask\n(erased).", "'(erased)',", "\t<(erased)>"];
  expect(await readAudit(entry.subject)).toMatchObject([
    { actorEmail: coach, reason: [...longer, brother, ...ofErased].join(" ") },
    { actorEmail: coach, after: { email: "(erased)", lines: ofErased, coach } },
  ]);
});

it("another person with the same courses keeps everything", async () => {
  const [gone, other] = [await newBuyer(), await newBuyer()];
  await eraseOwnAccount(gone.userId);
  expect(await tablesThatHold(other.email)).toEqual(
    expect.arrayContaining(['public."User"', 'public."Order"', 'public."ContactMessage"']),
  );
  expect((await readOrder(other.orderId)).grant).toMatchObject({ endedAt: null });
});

it("a refund after the erasure is recorded on the sale and restores no personal data", async () => {
  const { userId, email, orderId, paymentIntentId, course } = await newBuyer();
  await eraseOwnAccount(userId);
  expect(await refundAtProvider(paymentIntentId)).toBe("succeeded");
  const order = { userId: null, email: null, grant: null, refundedPence: course.pricePence };
  expect(await readOrder(orderId)).toMatchObject(order);
  expect(await listEvents(orderId, "refund")).toHaveLength(1);
  expect(await tablesThatHold(email)).toEqual([]);
});

it("a dispute after the erasure raises an alert and restores no personal data", async () => {
  const { orderId, paymentIntentId, email, userId } = await newBuyer();
  await eraseOwnAccount(userId);
  await pressAndFulfil("payments/:id/dispute", paymentIntentId);
  expect(await db.alert.count({ where: { orderId, kind: "dispute-open" } })).toBe(1);
  expect(await readOrder(orderId)).toMatchObject({ userId: null, email: null, grant: null });
  expect(await tablesThatHold(email)).toEqual([]);
});

it("the coach keeps the money of a dispute that is won after the erasure", async () => {
  const { orderId, paymentIntentId, userId } = await soldOrder({ card: "pm_card_createDispute" });
  await eraseOwnAccount(userId);
  await pressAndFulfil("disputes/:id/won", paymentIntentId);
  expect(await readOrder(orderId)).toMatchObject({ disputeStatus: "won", refundedPence: 0 });
  expect(await jobsOf(`refund-duplicate:${orderId}`)).toEqual([]);
});

it("a second payment is refunded when its dispute is won, although its buyer was erased", async () => {
  const { userId, email } = await newBuyer();
  const second = await soldOrder({ email, card: "pm_card_createDispute" });
  await refundDuplicate(second.orderId);
  await loseJob(`refund-duplicate:${second.orderId}`);
  await eraseOwnAccount(userId);
  await pressAndFulfil("disputes/:id/won", second.paymentIntentId);
  expect(await jobsOf(`refund-duplicate:${second.orderId}`)).toHaveLength(1);
});

it("the coach keeps a second payment that had come to grant the course, although its buyer was erased", async () => {
  const first = await newBuyer();
  const second = await paidPurchase({ email: first.email, card: "pm_card_createDispute" });
  const { orderId, paymentIntentId } = second;
  await fulfil(paymentIntentId);
  await press(`disputes/${paymentIntentId}/won`);
  await cardProvider.refunds.create({ payment_intent: first.paymentIntentId });
  await fulfil(paymentIntentId);
  expect(await refundDuplicate(orderId)).toBe("granted");
  await eraseOwnAccount(first.userId);
  await loseJob(`refund-duplicate:${orderId}`);
  // The order records another open dispute.
  await db.order.update({ where: { id: orderId }, data: { disputeStatus: "open" } });
  await fulfil(paymentIntentId);
  expect(await readOrder(orderId)).toMatchObject({ disputeStatus: "won", grant: null });
  expect(await jobsOf(`refund-duplicate:${orderId}`)).toEqual([]);
});

it("an event that arrives after the erasure is stored without personal data", async () => {
  const { userId, email, name, paymentIntentId } = await newBuyer();
  await eraseOwnAccount(userId);
  const { data } = await cardProvider.events.list({ limit: 100 });
  const events = data.filter((event) => JSON.stringify(event).includes(paymentIntentId));
  expect(JSON.stringify(events)).toContain(paymentIntentId);
  for (const event of events) {
    const billing_details = { email, name, address: null, phone: null };
    const object = { ...event.data.object, receipt_email: email, billing_details };
    await storeEvent(providerEvent.parse({ ...event, data: { object } }));
    await processEvent(event.id);
  }
  for (const words of [email, name]) expect(await tablesThatHold(words)).toEqual([]);
});

it("a payment that arrives after the erasure grants nothing and raises an alert", async () => {
  const { userId, email } = await newBuyer();
  const { orderId, paymentIntentId } = await beginPurchase({ email, slug: OTHER });
  await eraseOwnAccount(userId);
  await pay(paymentIntentId);
  expect(await fulfil(paymentIntentId)).toBe("mismatch");
  expect(await db.alert.count({ where: { orderId } })).toBe(1);
  const details = { ...BUYER, email, consentVersion: CONSENT_VERSION, userId: null };
  expect(await saveOrderDetails(orderId, details)).toBe("closed");
  expect(await db.user.count({ where: { email } })).toBe(0);
});

it("a payment that was only begun can no longer be made after the erasure", async () => {
  const { userId, email } = await newBuyer();
  const { paymentIntentId } = await beginPurchase({ email, slug: OTHER });
  await eraseOwnAccount(userId);
  await unsignPayment(paymentIntentId);
  await expect(pay(paymentIntentId)).rejects.toThrow("canceled");
});

it("a buyer is not erased while one of their payments is being processed", async () => {
  const { userId, email } = await newBuyer();
  const { orderId } = await beginPurchase({ email, slug: OTHER });
  await db.order.update({ where: { id: orderId }, data: { status: "processing" } });
  await expect(eraseOwnAccount(userId)).rejects.toThrow("still being processed");
  expect(await db.user.count({ where: { id: userId } })).toBe(1);
});

it("an erased buyer who buys again starts afresh, and the erased sale's cookie signs nobody in", async () => {
  const { userId, email, orderId } = await newBuyer();
  await eraseOwnAccount(userId);
  const again = await soldOrder({ email });
  expect(again.userId).not.toBe(userId);
  expect(await mayLearn(again.orderId)).toBe(true);
  expect(await db.lessonProgress.count({ where: { userId: again.userId } })).toBe(0);
  expect((await readOrder(orderId)).userId).toBeNull();
  expect(await signInBuyer(orderId, [orderId])).toBeNull();
});

it("a queued mail to an erased reader is not sent, but the coach's notice of the sale is", async () => {
  const { userId, email, orderId } = await newBuyer();
  const waiting = await db.outboxMail.findMany({ where: { to: email, sentAt: null } });
  expect(waiting.length).toBeGreaterThan(0);
  await eraseOwnAccount(userId);
  for (const { id } of waiting) expect(await sendQueuedMail(id)).toBe("erased with its reader");
  const key = `purchase-notice:${orderId}`;
  const notice = await db.outboxMail.findUniqueOrThrow({ where: { key } });
  expect(await sendQueuedMail(notice.id)).toBe("sent");
});

it("the coach's account cannot be erased, because its second factor protects the shop", async () => {
  const coach = await findCoach();
  await expect(eraseOwnAccount(coach.id)).rejects.toThrow("runs the shop");
  await expect(eraseOwnAccount(randomUUID())).rejects.toThrow("does not exist any more");
});
