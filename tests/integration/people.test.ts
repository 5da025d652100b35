import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { forgetEndedChanges } from "@/lib/account/commands";
import { createSession } from "@/lib/auth/commands";
import { signInBuyer } from "@/lib/checkout/buyer/commands";
import { db } from "@/lib/db";
import { findCourseAccess } from "@/lib/learning/access";
import { listClosedCourses } from "@/lib/learning/closed/queries";
import { listOwnedCourses } from "@/lib/learning/queries";
import { sendQueuedMail } from "@/lib/mail/send";
import { revokeByHand } from "@/lib/orders/by-hand/commands";
import { fulfil } from "@/lib/payments/fulfil";
import {
  endGift,
  eraseOnRequest,
  giveCourse,
  movePerson,
  signPersonOut,
} from "@/lib/people/commands";
import { listCourseProgress, listStuck } from "@/lib/people/enrolments/queries";
import { findPerson } from "@/lib/people/queries";
import { stuckQuery } from "@/lib/people/schema";
import {
  auditedActions,
  bounce,
  COACH,
  changeKeys,
  daysAgo,
  expectRefused,
  findCoach,
  findMail,
  giveByHand,
  newLearner,
  newUser,
  readAudit,
  soldOrder,
} from "../support/builders";
import { jobsOf } from "../support/jobs";
import { deliver } from "../support/outbox";
import { newAddress } from "../support/samples";
import { beginPurchase, findCourse, mailKinds, paidPurchase, readOrder } from "../support/shop";

/** A course of two lessons that no other test uses. */
async function newCourse() {
  const slug = `people-${randomUUID()}`;
  const texts = { title: slug, description: "A course of two lessons" };
  const { id: courseId } = await db.course.create({
    data: { ...texts, slug, pricePence: 4999, categoryId: 1 },
  });
  const addLesson = (position: number) =>
    db.lesson.create({ data: { ...texts, courseId, position } });
  for (const position of [1, 2]) await addLesson(position);
  return { slug, addLesson };
}

async function readCourse(userId: string) {
  const person = await findPerson(userId);
  const [course] = person?.courses ?? [];
  if (!course) throw new Error("They have no course.");
  return course;
}

describe("an enrolment", () => {
  it("follows each tick and each undo, to the last lesson and back", async () => {
    const { userId, lessons, tick } = await newLearner();
    const read = () => readCourse(userId);
    expect(await read()).toMatchObject({ percentage: 0, lastLesson: null });
    await tick(lessons[0]);
    expect(await read()).toMatchObject({ percentage: 9, lastLesson: lessons[0]?.title });
    await Promise.all(lessons.map((lesson) => tick(lesson)));
    expect(await read()).toMatchObject({ percentage: 100, finishedAt: expect.any(Date) });
    await tick(lessons[4], false);
    const lastLesson = lessons[4]?.title;
    expect(await read()).toMatchObject({ percentage: 91, finishedAt: null, lastLesson });
  });

  it("is closed with the last live grant and open again with the next, also when a grant moves", async () => {
    const { userId, grant, course } = await newLearner();
    const { id: meant } = await newUser();
    const isOpen = async () => (await readCourse(userId)).isOpen;
    const move = (id: string, to: string) =>
      db.grant.update({ where: { id }, data: { userId: to } });
    await move(grant.id, meant);
    expect([await isOpen(), (await readCourse(meant)).isOpen]).toEqual([false, true]);
    const other = await giveByHand(userId, course.id);
    await Promise.all([move(grant.id, userId), move(other.id, meant)]);
    expect([await isOpen(), (await readCourse(meant)).isOpen]).toEqual([true, true]);
    await db.grant.update({ where: { id: grant.id }, data: { suspendedAt: new Date() } });
    expect(await isOpen()).toBe(false);
    await giveByHand(userId, course.id);
    expect(await isOpen()).toBe(true);
  });

  it("stays finished when a lesson is added, until a tick is undone", async () => {
    const { slug, addLesson } = await newCourse();
    const { userId, lessons, tick } = await newLearner({ slug });
    for (const lesson of lessons) await tick(lesson);
    const { finishedAt } = await readCourse(userId);
    expect(finishedAt).not.toBeNull();
    const added = [await addLesson(3), await addLesson(4)];
    await tick(added[0]);
    expect(await readCourse(userId)).toMatchObject({ percentage: 75, finishedAt });
    await tick(lessons[0], false);
    expect(await readCourse(userId)).toMatchObject({ percentage: 50, finishedAt: null });
  });

  it("has the percentage that the learner sees when a lesson is retired, restored or added", async () => {
    const { slug, addLesson } = await newCourse();
    const [, , third] = [await addLesson(3), await addLesson(4), await addLesson(5)];
    const setRetired = (retiredAt: Date | null) =>
      db.lesson.update({ where: { id: third.id }, data: { retiredAt } });
    const older = await newLearner({ slug, createdAt: daysAgo(2) });
    const newer = await newLearner({ slug });
    const figures = async ({ userId }: typeof older) => {
      const { percentage, finishedAt } = await readCourse(userId);
      const [own] = await listOwnedCourses(userId);
      return { office: percentage, own: own?.percentage, isFinished: finishedAt !== null };
    };
    const same = (figure: number) => ({ office: figure, own: figure, isFinished: figure === 100 });
    for (const { tick } of [older, newer])
      for (const at of [0, 1, 2, 3]) await tick(older.lessons[at]);
    expect([await figures(older), await figures(newer)]).toEqual([same(80), same(80)]);
    await setRetired(daysAgo(1));
    await newer.tick(newer.lessons[0]);
    await older.tick(older.lessons[0]);
    expect([await figures(older), await figures(newer)]).toEqual([same(80), same(100)]);
    await db.grant.update({ where: { id: older.grant.id }, data: { endedAt: new Date() } });
    await db.grant.create({
      data: { userId: older.userId, courseId: older.course.id, reason: "anew" },
    });
    expect(await figures(older)).toMatchObject({ office: 100, own: 100 });
    await setRetired(null);
    expect([await figures(older), await figures(newer)]).toMatchObject([
      { office: 80, own: 80 },
      { office: 80, own: 80 },
    ]);
  });
});

it("a learner with access who has not finished and did nothing for a week is stuck", async () => {
  const stuck = async (days: string) => (await listStuck(stuckQuery.parse({ days }))).people;
  const [idle, done] = [await newLearner(), await newLearner()];
  const [closed, busy] = [await newLearner(), await newLearner()];
  await idle.tick(idle.lessons[2]);
  for (const lesson of done.lessons) await done.tick(lesson);
  await db.grant.update({ where: { id: closed.grant.id }, data: { endedAt: new Date() } });
  await db.enrolment.updateMany({
    where: { userId: { in: [idle.userId, done.userId, closed.userId] } },
    data: { lastProgressAt: daysAgo(10) },
  });
  await busy.tick(busy.lessons[0]);
  const course = { lastLesson: idle.lessons[2]?.title };
  expect(await stuck("7")).toMatchObject([{ id: idle.userId, course }]);
  expect(await stuck("14")).toEqual([]);
});

it("an erasure on request is recorded with its reason, which must not contain the address", async () => {
  const { userId, user } = await newLearner();
  const reason = `${user.email.toUpperCase()} asked`;
  const erasure = eraseOnRequest(COACH, { id: userId, reason });
  await expect(erasure).rejects.toThrow("leave the address out");
  await eraseOnRequest(COACH, { id: userId, reason: "asked by letter" });
  expect(await findPerson(userId)).toBeNull();
  expect(await readAudit(`person:${userId}`)).toMatchObject([
    { actorEmail: COACH, action: "person.erase", reason: "asked by letter" },
  ]);
});

it("the coach can move an account whose mailbox is lost, with its courses, and both addresses are mailed", async () => {
  const { userId, user, course } = await newLearner();
  await createSession(db, userId);
  const email = newAddress();
  const move = { id: userId, email, reason: "knew the order’s number" };
  await expectRefused(movePerson(COACH, { ...move, email: user.email }), 409);
  await expectRefused(movePerson(COACH, { ...move, email: (await newUser()).email }), 409);
  await expectRefused(movePerson(COACH, { ...move, reason: `was ${user.email}` }), 400);
  await expectRefused(movePerson(COACH, { ...move, email: (await findCoach()).email }), 409);
  await movePerson(COACH, move);
  expect(await findPerson(userId)).toMatchObject({ email, sessions: [] });
  expect(await findCourseAccess(userId, { id: course.id })).not.toBeNull();
  expect(await readAudit(`person:${userId}`)).toMatchObject([
    { actorEmail: COACH, action: "person.move", reason: move.reason },
  ]);
  expect((await deliver("account-moved", user.email)).text).toContain("If that was not you");
  expect((await deliver("account-moved", email)).text).toContain("to this address");
  await db.emailChange.updateMany({ where: { userId }, data: { expiresAt: daysAgo(40) } });
  await forgetEndedChanges();
  expect(await db.outboxMail.count({ where: { to: user.email } })).toBe(0);
});

it("a browser that paid does not sign itself in again after the coach has signed its buyer out", async () => {
  const { orderId, userId } = await soldOrder();
  expect(await signInBuyer(orderId, [orderId])).not.toBeNull();
  await signPersonOut(COACH, userId);
  expect(await signInBuyer(orderId, [orderId])).toBeNull();
});

it("the coach can sign a person out everywhere, which ends no access and is in the audit log", async () => {
  const [{ userId }, { userId: other }] = [await newLearner(), await newLearner()];
  for (const id of [userId, userId, other]) await createSession(db, id);
  expect(await signPersonOut(COACH, userId)).toBe(2);
  expect(await findPerson(userId)).toMatchObject({ sessions: [], courses: [{ isOpen: true }] });
  expect((await findPerson(other))?.sessions).toHaveLength(1);
  expect(await readAudit(`person:${userId}`)).toMatchObject([
    { actorEmail: COACH, action: "person.sign-out", after: { browsers: 2 } },
  ]);
  await expect(signPersonOut(COACH, randomUUID())).rejects.toThrow("not found");
});

it("a buyer with test money is neither learning nor stuck once the keys are live", async () => {
  const { userId: tester, course } = await soldOrder();
  const { userId: learner } = await newLearner();
  const both = [tester, learner];
  // The list starts with those who stopped most recently.
  const lastProgressAt = new Date(daysAgo(7).getTime() - 1);
  const where = { userId: { in: both } };
  await db.enrolment.updateMany({ where, data: { lastProgressAt } });
  const look = async (people: typeof import("@/lib/people/enrolments/queries")) => {
    const courses = await people.listCourseProgress(both);
    const { people: stuck } = await people.listStuck(stuckQuery.parse({ days: "7" }));
    return both.map((id) => ({
      learns: courses.get(id)?.map(({ isOpen }) => isOpen),
      isStuck: stuck.some((person) => person.id === id),
    }));
  };
  const shown = { learns: [true], isStuck: true };
  expect(await look({ listCourseProgress, listStuck })).toEqual([shown, shown]);
  changeKeys("live");
  const live = await import("@/lib/people/enrolments/queries");
  expect(await look(live)).toEqual([{ learns: [false], isStuck: false }, shown]);
  await giveByHand(tester, course.id);
  await db.enrolment.updateMany({ where, data: { lastProgressAt } });
  expect(await look(live)).toEqual([shown, shown]);
});

describe("a course that the coach gives", () => {
  const reason = "first prize of the feis";

  async function newGift() {
    const course = await findCourse();
    const gift = { email: newAddress(), courseId: course.id, reason };
    await giveCourse(COACH, gift);
    const user = await db.user.findUniqueOrThrow({ where: { email: gift.email } });
    return { ...gift, course, userId: user.id };
  }

  it("is open at once to a new learner and announced in one mail with a sign-in link", async () => {
    const { course, email, userId } = await newGift();
    expect(await findCourseAccess(userId, { id: course.id })).not.toBeNull();
    const mail = await deliver("course-given", email);
    expect(mail.subject).toBe(`Your course: ${course.title}`);
    expect(mail.text).toContain("There is nothing to pay.");
    expect(mail.text).toMatch(/\/signin\/link\?token=/);
  });

  it("and whose mail bounces raises an alert, because the coach may have mistyped the address", async () => {
    const { course, email } = await newGift();
    const { id } = await findMail(email);
    await bounce(id);
    const words = `with the sign-in link” (${course.title}) came back undelivered`;
    const alert = { kind: "gift-bounced", detail: expect.stringContaining(words) };
    const key = `mail-bounced:${id}`;
    expect(await db.alert.findUnique({ where: { key } })).toMatchObject(alert);
    await expectRefused(giveCourse(COACH, { email, courseId: course.id, reason }));
    expect(await db.outboxMail.count({ where: { to: email } })).toBe(1);
  });

  it("is refused to a buyer whose access was ended by hand: the order still opens the retired lessons", async () => {
    const { email, number, course } = await soldOrder();
    await revokeByHand(COACH, { number, reason });
    const gift = giveCourse(COACH, { email, courseId: course.id, reason });
    await expectRefused(gift, 409, `order ${number}`);
  });

  it("signs out a browser that only paid with the address", async () => {
    const course = await findCourse();
    const { id: userId, email } = await newUser();
    await createSession(db, userId);
    await giveCourse(COACH, { email, courseId: course.id, reason });
    expect(await db.session.count({ where: { userId } })).toBe(0);
  });

  it("is refused if an unreported payment is found, which then opens the course", async () => {
    const { orderId, paymentIntentId, email, course } = await paidPurchase();
    await expectRefused(giveCourse(COACH, { email, courseId: course.id, reason }));
    await fulfil(paymentIntentId);
    expect(await readOrder(orderId)).toMatchObject({ status: "paid", grant: { revokedAt: null } });
    expect(await jobsOf(`refund-duplicate:${orderId}`)).toEqual([]);
  });

  it("is refused while a payment is being processed, but not for one that was only begun", async () => {
    const { email, course } = await paidPurchase({ card: "pm_card_processing" });
    const gift = { email, courseId: course.id, reason };
    await expectRefused(giveCourse(COACH, gift));
    const { email: other } = await beginPurchase();
    await giveCourse(COACH, { ...gift, email: other });
    expect(await mailKinds(other)).toEqual(["course-given"]);
  });

  it("is refused for a reason that contains the address, and for an unknown course", async () => {
    const email = newAddress();
    const { id: courseId } = await findCourse();
    await expectRefused(
      giveCourse(COACH, { email, courseId, reason: `for ${email.toUpperCase()}` }),
      400,
    );
    await expectRefused(giveCourse(COACH, { email, courseId: 2_000_000_000, reason }), 404);
    expect(await db.user.count({ where: { email } })).toBe(0);
  });

  it("can be ended once, both steps are in the audit log, and a queued mail about it is not sent", async () => {
    const { email, userId, course } = await newGift();
    const { id } = await db.grant.findFirstOrThrow({ where: { userId } });
    await endGift(COACH, { id, reason });
    expect(await findCourseAccess(userId, { id: course.id })).toBeNull();
    await expectRefused(endGift(COACH, { id, reason }));
    expect(await auditedActions(`person:${userId}`)).toEqual(["access.grant", "access.end"]);
    expect(await sendQueuedMail((await findMail(email, "course-given")).id)).toBe("outdated");
    const ended = await deliver("access-changed", email);
    expect(ended.subject).toBe(`Your access has ended: ${course.title}`);
    expect(await listClosedCourses(userId)).toMatchObject([
      { title: course.title, why: "ended by the coach" },
    ]);
    await giveByHand(userId, course.id);
    expect(await listClosedCourses(userId)).toEqual([]);
  });

  it("cannot be used to end access that was paid for", async () => {
    const { orderId } = await soldOrder();
    const grant = await db.grant.findFirstOrThrow({ where: { orderId } });
    await expectRefused(endGift(COACH, { id: grant.id, reason }), 404);
    expect(await findCourseAccess(grant.userId, { id: grant.courseId })).not.toBeNull();
  });
});
