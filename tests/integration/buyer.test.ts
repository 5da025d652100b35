import { expect, it } from "vitest";
import { eraseOwnAccount } from "@/lib/account/commands";
import { findSession } from "@/lib/auth/queries";
import { signInCode } from "@/lib/auth/rules";
import { requestSignIn, signInByCode, signInByLink } from "@/lib/auth/sign-in-links";
import { correctBuyerEmail, mayCorrectEmail, signInBuyer } from "@/lib/checkout/buyer/commands";
import { db } from "@/lib/db";
import { Refusal } from "@/lib/errors";
import { findCourseAccess, requireCourseAccess } from "@/lib/learning/access";
import { saveProgress } from "@/lib/learning/commands";
import { grantByHand } from "@/lib/orders/by-hand/commands";
import { correctOrderEmail } from "@/lib/orders/commands";
import { fulfil } from "@/lib/payments/fulfil";
import { refundDuplicate } from "@/lib/payments/second-payment/commands";
import { giveCourse } from "@/lib/people/commands";
import {
  atOnce,
  COACH,
  daysAgo,
  expectRefused,
  learnSome,
  listEvents,
  newUser,
  openOrder,
  soldOrder,
} from "../support/builders";
import { mailedLink } from "../support/mailed-link";
import { newAddress } from "../support/samples";
import {
  findCourse,
  mailKinds,
  mayLearn,
  paidPurchase,
  readOrder,
  signInPayer,
} from "../support/shop";
import { whileHeld } from "../support/while-held";

const OTHER = "the-great-process-in-practice";
const RANG_UP = "The buyer rang up.";

/** The buyer cannot correct the address any more. */
async function expectFixed(orderId: string, held = [orderId]) {
  await expectRefused(correctBuyerEmail(orderId, newAddress(), held));
}

async function readPurchaseLink(email: string) {
  const { id } = await db.signInToken.findFirstOrThrow({ where: { email, purpose: "purchase" } });
  return mailedLink("sign-in-link", id);
}

/** Signs in the person who opens the receipt at the address. */
async function openReceipt(email: string) {
  return signInByLink(await readPurchaseLink(email));
}

/** The buyer's own correction, or the status of its refusal. */
function tryToCorrect(orderId: string) {
  return correctBuyerEmail(orderId, newAddress(), [orderId]).then(() => "corrected", refusalOf);
}

it("the browser that paid is signed in if the payment created the account", async () => {
  const { orderId, email } = await soldOrder();
  const session = await signInPayer(orderId);
  expect(await findSession(session)).toMatchObject({ user: { email } });
});

it("the browser that paid for an existing account is asked for a sign-in link or code", async () => {
  const email = newAddress();
  await newUser({ email });
  const { orderId } = await soldOrder({ email });
  expect(await signInBuyer(orderId, [orderId])).toBeNull();
});

it.each<[string, (email: string) => Promise<unknown>]>([
  ["the owner has confirmed the address", openReceipt],
  ["another browser buys a course with the address", (email) => soldOrder({ email, slug: OTHER })],
  [
    "the coach gives a course to the address",
    async (email) => {
      const { id: courseId } = await findCourse(OTHER);
      await giveCourse(COACH, { email, courseId, reason: "first prize of the feis" });
    },
  ],
])(
  "once %s, the browser that paid is signed out for good and cannot correct the address",
  async (_, happen) => {
    const { orderId, email } = await soldOrder();
    const session = await signInPayer(orderId);
    await happen(email);
    expect(await findSession(session)).toBeNull();
    expect(await signInBuyer(orderId, [orderId])).toBeNull();
    await expectFixed(orderId);
  },
);

it("a correction to an address that has an account moves the purchase to that account and signs the browser out", async () => {
  const { orderId, email, course } = await soldOrder();
  const owner = await newUser();
  const session = await signInPayer(orderId);
  await correctBuyerEmail(orderId, owner.email, [orderId]);
  expect(await findCourseAccess(owner.id, { id: course.id })).not.toBeNull();
  expect(await db.user.count({ where: { email } })).toBe(0);
  expect(await findSession(session)).toBeNull();
  expect(await signInBuyer(orderId, [orderId])).toBeNull();
});

it("the browser that paid cannot sign in while the owner of the address is signing in", async () => {
  for (let round = 0; round < 10; round++) {
    const { orderId, email } = await soldOrder();
    const link = await readPurchaseLink(email);
    const [, payerSessions] = await Promise.all([
      signInByLink(link),
      atOnce(3, () => signInBuyer(orderId, [orderId])),
    ]);
    for (const session of payerSessions) expect(await findSession(session ?? "")).toBeNull();
  }
});

it("opening the receipt and correcting the address at the same moment: only one of them succeeds, without a deadlock", async () => {
  for (let round = 0; round < 10; round++) {
    const { orderId, email } = await soldOrder();
    const [{ status }, correction] = await Promise.all([openReceipt(email), tryToCorrect(orderId)]);
    expect(correction).toBe(status === "signed-in" ? 409 : "corrected");
  }
});

it("signing in by code and correcting the address at the same moment cause no deadlock", async () => {
  for (let round = 0; round < 10; round++) {
    const { orderId, email } = await soldOrder();
    await requestSignIn(email, "/account");
    const { id } = await db.signInToken.findFirstOrThrow({ where: { email, purpose: "sign_in" } });
    const [{ status }, correction] = await Promise.all([
      signInByCode(email, signInCode(id)),
      tryToCorrect(orderId),
    ]);
    expect(status).toBe("signed-in");
    expect(["corrected", 409]).toContain(correction);
  }
});

it("the buyer, the coach and the account's owner can change one purchase at the same moment", async () => {
  for (let round = 0; round < 10; round++) {
    const { orderId, number, userId } = await soldOrder();
    await Promise.all([
      tryToCorrect(orderId),
      signInBuyer(orderId, [orderId]),
      correctOrderEmail(COACH, { number, email: newAddress(), reason: RANG_UP }).catch(refusalOf),
      eraseOwnAccount(userId).catch(refusalOf),
    ]);
    expect(await db.grant.count({ where: { orderId } })).toBeLessThanOrEqual(1);
  }
});

function refusalOf(error: unknown): number {
  if (error instanceof Refusal) return error.status;
  throw error;
}

/** Two courses bought by one browser with one address, and the orders in its cookie. */
async function twoPurchases() {
  const first = await soldOrder();
  const second = await soldOrder({ email: first.email, slug: OTHER });
  return { first, second, held: [second.orderId, first.orderId] };
}

it("the buyer of two courses stays signed in and corrects the address of both", async () => {
  const { first, second, held } = await twoPurchases();
  for (const { orderId } of [first, second]) {
    expect(await findSession((await signInBuyer(orderId, held)) ?? "")).not.toBeNull();
  }
  const oldLink = await readPurchaseLink(first.email);
  const right = newAddress();
  expect(await correctBuyerEmail(second.orderId, right, held)).toBe("mailed");
  for (const { orderId } of [first, second]) {
    expect(await readOrder(orderId)).toMatchObject({ email: right });
    expect(await mayLearn(orderId)).toBe(true);
    const session = (await signInBuyer(orderId, held)) ?? "";
    expect(await findSession(session)).toMatchObject({ user: { email: right } });
  }
  expect(await mailKinds(right)).toEqual(["purchase-confirmation", "purchase-confirmation"]);
  expect(await db.user.count({ where: { email: first.email } })).toBe(0);
  expect(await signInByLink(oldLink)).toEqual({ status: "unknown" });
  expect(await mayCorrectEmail(first.orderId, held)).toBe(true);
});

it("a browser with two purchases is signed out once another browser pays with their address", async () => {
  const { first, second, held } = await twoPurchases();
  const session = (await signInBuyer(first.orderId, held)) ?? "";
  const theirs = await soldOrder({ email: first.email, slug: "taking-back-your-life" });
  expect(await findSession(session)).toBeNull();
  for (const { orderId } of [first, second]) {
    expect(await signInBuyer(orderId, held)).toBeNull();
    expect(await mayCorrectEmail(orderId, held)).toBe(false);
    await expectFixed(orderId, held);
  }
  expect(await signInBuyer(theirs.orderId, [theirs.orderId])).toBeNull();
});

it("an unpaid order that the coach opened by hand does not sign in the browser that began it", async () => {
  const { orderId, email } = await soldOrder();
  const unpaid = await openOrder({ email, slug: OTHER });
  await grantByHand(COACH, { number: unpaid.number, reason: "Paid in cash at the feis." });
  const held = [unpaid.orderId, orderId];
  expect(await signInBuyer(orderId, held)).toBeNull();
  expect(await mayCorrectEmail(orderId, held)).toBe(false);
});

it("when the corrected address already owns one of two courses, that one is refunded and the other moves", async () => {
  const { first, second, held } = await twoPurchases();
  const { userId, email } = await soldOrder();
  expect(await correctBuyerEmail(first.orderId, email, held)).toBe("owned-already");
  await refundDuplicate(first.orderId);
  const { pricePence: refundedPence } = first.course;
  expect(await readOrder(first.orderId)).toMatchObject({ grant: null, refundedPence });
  expect(await readOrder(second.orderId)).toMatchObject({ userId, grant: { userId } });
  const live = { userId, courseId: first.course.id, endedAt: null };
  expect(await db.grant.count({ where: live })).toBe(1);
});

it("a suspended purchase moves with the others, and so does its progress", async () => {
  const { first, second, held } = await twoPurchases();
  const learned = await learnSome(first.userId, second.course.id);
  const suspended = { suspendedAt: new Date() };
  await db.grant.updateMany({ where: { orderId: second.orderId }, data: suspended });
  const right = newAddress();
  await correctBuyerEmail(first.orderId, right, held);
  const moved = await readOrder(second.orderId);
  expect(moved).toMatchObject({ email: right, grant: { userId: moved.userId, ...suspended } });
  const progress = await db.lessonProgress.findMany({ where: { userId: moved.userId ?? "" } });
  expect(progress).toMatchObject([learned]);
  expect(await db.user.count({ where: { email: first.email } })).toBe(0);
});

it("a second payment that arrives while the first order's address is corrected can be corrected too", async () => {
  for (let round = 0; round < 10; round++) {
    const first = await soldOrder();
    const second = await paidPurchase({ email: first.email, slug: OTHER });
    const held = [second.orderId, first.orderId];
    const right = newAddress();
    await Promise.all([
      correctBuyerEmail(first.orderId, right, held),
      fulfil(second.paymentIntentId).catch(refusalOf),
    ]);
    await fulfil(second.paymentIntentId);
    await correctBuyerEmail(second.orderId, right, held);
    for (const { orderId } of [first, second]) {
      expect(await readOrder(orderId)).toMatchObject({ email: right });
      expect(await mayLearn(orderId)).toBe(true);
    }
  }
});

it.each<[string, (order: { id: string; number: number }, email: string) => Promise<unknown>]>([
  ["the buyer", ({ id }, email) => correctBuyerEmail(id, email, [id])],
  [
    "the coach",
    ({ number }, email) => correctOrderEmail(COACH, { number, email, reason: RANG_UP }),
  ],
])(
  "a tick that is saved while %s corrects the address moves to the new account",
  async (_who, correct) => {
    const { orderId, course, userId } = await soldOrder();
    const order = await readOrder(orderId);
    const access = await requireCourseAccess(userId, { id: course.id });
    const lessons = await db.lesson.findMany({ where: { courseId: course.id }, take: 2 });
    const [first = 0, second = 0] = lessons.map(({ id }) => id).sort((a, b) => a - b);
    const begun = [first, second].map((lessonId) => ({ userId, lessonId }));
    await db.lessonProgress.createMany({ data: begun });
    let correction: Promise<unknown> | undefined;
    await whileHeld(
      // As another tick by this learner would, of the lesson whose row the correction locks first.
      (tx) => tx.$queryRaw`
        SELECT 1 FROM "LessonProgress" WHERE "userId" = ${userId}::uuid AND "lessonId" = ${first}
        FOR UPDATE`,
      async (untilWaiting) => {
        correction = correct(order, newAddress());
        await untilWaiting(1);
        await saveProgress(access, second, { completed: true, watchTime: 0, age: 0 });
      },
    );
    await correction;
    const { userId: rightUser } = await readOrder(orderId);
    expect(rightUser).not.toBe(userId);
    const where = { userId: { in: [userId, rightUser ?? ""] }, completed: true };
    const ticked = await db.lessonProgress.findMany({ where });
    expect(ticked).toMatchObject([{ userId: rightUser, lessonId: second }]);
  },
);

type Sold = Awaited<ReturnType<typeof soldOrder>>;

it.each<[string, (purchase: Sold) => Promise<unknown>]>([
  ["has progress", ({ userId, course }) => learnSome(userId, course.id)],
  [
    "was paid for days ago",
    ({ orderId: id }) => db.order.update({ where: { id }, data: { paidAt: daysAgo(6) } }),
  ],
])(
  "a buyer whose course %s cannot get a refund by naming a friend who owns it: the coach decides",
  async (_what, happen) => {
    const friend = await soldOrder();
    const sold = await soldOrder();
    const { orderId, email, course } = sold;
    await happen(sold);
    const correction = correctBuyerEmail(orderId, friend.email, [orderId]);
    await expectRefused(correction, 409, "This address owns the course already.");
    expect(await listEvents(orderId, "already-owned")).toEqual([]);
    expect(await readOrder(orderId)).toMatchObject({ email, grant: { courseId: course.id } });
    expect(await db.lessonProgress.count({ where: { userId: friend.userId } })).toBe(0);
  },
);

it("a payment signs in for an hour, not for the week of its cookie", async () => {
  const { orderId } = await soldOrder();
  await db.order.update({ where: { id: orderId }, data: { paidAt: daysAgo(2 / 24) } });
  expect(await signInBuyer(orderId, [orderId])).toBeNull();
});

it("two corrections that swap addresses do not deadlock", async () => {
  const first = await soldOrder();
  const second = await soldOrder({ slug: "taking-back-your-life" });
  for (const { orderId } of [first, second]) await signInBuyer(orderId, [orderId]);
  const both: Promise<string>[] = [];
  await whileHeld(
    (tx) =>
      tx.$queryRaw`
        SELECT 1 FROM "Session" s JOIN "User" u ON u."id" = s."userId"
        WHERE u."email" IN (${first.email}, ${second.email}) FOR UPDATE OF s`,
    async (untilWaiting) => {
      both.push(correctBuyerEmail(first.orderId, second.email, [first.orderId]));
      both.push(correctBuyerEmail(second.orderId, first.email, [second.orderId]));
      await untilWaiting(2);
    },
  );
  const outcomes = await Promise.allSettled(both);
  expect(outcomes).toContainEqual({ status: "fulfilled", value: "mailed" });
  const refused = { status: "rejected", reason: expect.objectContaining({ status: 409 }) };
  expect(outcomes).toContainEqual(refused);
});
