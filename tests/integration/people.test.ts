import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { db } from "@/lib/db";
import { findCourseAccess } from "@/lib/learning/access";
import { saveProgress } from "@/lib/learning/commands";
import { progressInput } from "@/lib/learning/schema";
import { followMailEvent } from "@/lib/mail/bounces";
import { sendQueuedMail } from "@/lib/mail/jobs";
import { fulfil } from "@/lib/payments/fulfil";
import { endGift, eraseOnRequest, giveCourse, signPersonOut } from "@/lib/people/commands";
import { listCourseProgress, listStuck } from "@/lib/people/enrolments";
import { findPerson, listPeople, searchPeople } from "@/lib/people/queries";
import { PAGE_SIZE, peopleQuery, stuckQuery } from "@/lib/people/schema";
import { fill } from "../support/fill";
import { jobsOf } from "../support/jobs";
import { deliver } from "../support/outbox";
import { explain, recordStatements } from "../support/query-plans";
import { newAddress } from "../support/samples";
import { beginPurchase, findCourse, mailKinds, paidPurchase, readOrder } from "../support/shop";

const MANY = 100_000;
const BUFFERS = 60;
/** Tables that always stay small, which a plan may read in any way. */
const CATALOGUE = ["Course", "Lesson", "Category"];

async function newLearner(slug?: string) {
  const course = await findCourse(slug);
  const { id: userId } = await db.user.create({ data: { email: newAddress() } });
  const { id: grantId } = await db.grant.create({
    data: { userId, courseId: course.id, reason: "given by hand" },
  });
  const access = await findCourseAccess(userId, { id: course.id });
  if (!access) throw new Error("The grant gives no access.");
  const lessons = await db.lesson.findMany({
    where: { courseId: course.id },
    orderBy: { position: "asc" },
  });
  const tick = (lesson: { id: number } | undefined, completed: boolean) =>
    saveProgress(access, lesson?.id ?? 0, progressInput.parse({ completed }));
  return { userId, grantId, courseId: course.id, lessons, tick };
}

/** A course of two lessons that no other test uses. */
async function newCourse() {
  const slug = `people-${randomUUID()}`;
  const texts = { title: slug, description: "A course of two lessons" };
  const { id } = await db.course.create({
    data: { ...texts, slug, pricePence: 4999, category: { connect: { id: 1 } } },
  });
  const addLesson = (position: number) =>
    db.lesson.create({ data: { ...texts, courseId: id, position } });
  await addLesson(1);
  await addLesson(2);
  return { slug, addLesson };
}

async function readCourse(userId: string) {
  const person = await findPerson(userId);
  const [course] = person?.courses ?? [];
  if (!course) throw new Error("They have no course.");
  return course;
}

describe("how far somebody is", () => {
  it("follows each tick and undo, to the last lesson and back", async () => {
    const { userId, lessons, tick } = await newLearner();
    expect(await readCourse(userId)).toMatchObject({ percentage: 0, lastLesson: null });
    await tick(lessons[0], true);
    expect(await readCourse(userId)).toMatchObject({
      percentage: 9,
      lastLesson: lessons[0]?.title,
    });
    await Promise.all(lessons.map((lesson) => tick(lesson, true)));
    expect(await readCourse(userId)).toMatchObject({
      percentage: 100,
      finishedAt: expect.any(Date),
    });
    await tick(lessons[4], false);
    expect(await readCourse(userId)).toMatchObject({
      percentage: 91,
      finishedAt: null,
      lastLesson: lessons[4]?.title,
    });
  });

  it("is closed with the last live grant and open again with the next", async () => {
    const { userId, grantId, courseId } = await newLearner();
    await db.grant.update({ where: { id: grantId }, data: { suspendedAt: new Date() } });
    expect((await readCourse(userId)).isOpen).toBe(false);
    await db.grant.create({ data: { userId, courseId, reason: "given by hand" } });
    expect((await readCourse(userId)).isOpen).toBe(true);
  });

  it("stays finished when a lesson is added, until a tick is undone", async () => {
    const { slug, addLesson } = await newCourse();
    const { userId, lessons, tick } = await newLearner(slug);
    for (const lesson of lessons) await tick(lesson, true);
    const { finishedAt } = await readCourse(userId);
    expect(finishedAt).not.toBeNull();
    const added = [await addLesson(3), await addLesson(4)];
    await tick(added[0], true);
    expect(await readCourse(userId)).toMatchObject({ percentage: 100, finishedAt });
    await tick(lessons[0], false);
    expect(await readCourse(userId)).toMatchObject({ percentage: 50, finishedAt: null });
  });

  it("counts no lesson that was retired, and is 100 % for nobody who has not finished", async () => {
    const { slug } = await newCourse();
    const { userId, lessons, tick } = await newLearner(slug);
    await tick(lessons[0], true);
    const [retired] = lessons;
    await db.lesson.update({ where: { id: retired?.id }, data: { retiredAt: new Date() } });
    expect(await readCourse(userId)).toMatchObject({ percentage: 0, finishedAt: null });
    await tick(retired, false);
    await tick(retired, true);
    expect(await readCourse(userId)).toMatchObject({ percentage: 0, finishedAt: null });
    await tick(lessons[1], true);
    expect(await readCourse(userId)).toMatchObject({
      percentage: 100,
      finishedAt: expect.any(Date),
    });
  });

  it("closes where a grant has moved away and opens where it went", async () => {
    const { userId, grantId, courseId } = await newLearner();
    const { id: meant } = await db.user.create({ data: { email: newAddress() } });
    await db.grant.update({ where: { id: grantId }, data: { userId: meant } });
    expect((await readCourse(userId)).isOpen).toBe(false);
    expect((await readCourse(meant)).isOpen).toBe(true);
    const other = await db.grant.create({ data: { userId, courseId, reason: "given by hand" } });
    await Promise.all([
      db.grant.update({ where: { id: grantId }, data: { userId } }),
      db.grant.update({ where: { id: other.id }, data: { userId: meant } }),
    ]);
    expect((await readCourse(userId)).isOpen).toBe(true);
    expect((await readCourse(meant)).isOpen).toBe(true);
  });
});

describe("who is stuck", () => {
  async function stuck(days: string) {
    const { people } = await listStuck(stuckQuery.parse({ days }));
    return people.map(({ id }) => id);
  }

  it("is whoever may learn, has not finished and did nothing for so long", async () => {
    const [idle, done, closed, busy] = [
      await newLearner(),
      await newLearner(),
      await newLearner(),
      await newLearner(),
    ];
    await idle.tick(idle.lessons[2], true);
    for (const lesson of done.lessons) await done.tick(lesson, true);
    await db.grant.update({ where: { id: closed.grantId }, data: { endedAt: new Date() } });
    const tenDaysAgo = new Date(Date.now() - 10 * 24 * 60 * 60 * 1000);
    await db.enrolment.updateMany({
      where: { userId: { in: [idle.userId, done.userId, closed.userId] } },
      data: { lastProgressAt: tenDaysAgo },
    });
    await busy.tick(busy.lessons[0], true);
    expect(await stuck("7")).toEqual([idle.userId]);
    expect(await stuck("14")).toEqual([]);
    const { people } = await listStuck(stuckQuery.parse({ days: "7" }));
    expect(people[0]?.course.lastLesson).toBe(idle.lessons[2]?.title);
  });
});

it("an erasure on request is recorded with its reason, and the reason names nobody", async () => {
  const { userId } = await newLearner();
  const { email } = (await findPerson(userId)) ?? { email: "" };
  const actor = "coach@example.test";
  await expect(
    eraseOnRequest(actor, { id: userId, reason: `${email.toUpperCase()} asked` }),
  ).rejects.toThrow("leave the address out");
  await eraseOnRequest(actor, { id: userId, reason: "asked by letter" });
  expect(await findPerson(userId)).toBeNull();
  expect(await db.auditLog.findFirst({ where: { subject: `person:${userId}` } })).toMatchObject({
    actorEmail: actor,
    action: "person.erase",
    reason: "asked by letter",
  });
});

it("signs a person out everywhere, keeps the courses, and says so in the audit log", async () => {
  const { userId } = await newLearner();
  const { userId: other } = await newLearner();
  for (const [person, value] of [
    [userId, "one"],
    [userId, "two"],
    [other, "three"],
  ] as const) {
    await db.session.create({
      data: {
        userId: person,
        sessionToken: `${person}-${value}`,
        expires: new Date(Date.now() + 60_000),
      },
    });
  }
  const actor = "coach@example.test";
  expect(await signPersonOut(actor, userId)).toBe(2);
  expect(await findPerson(userId)).toMatchObject({ sessions: [], courses: [{ isOpen: true }] });
  expect((await findPerson(other))?.sessions).toHaveLength(1);
  expect(await db.auditLog.findFirst({ where: { subject: `person:${userId}` } })).toMatchObject({
    actorEmail: actor,
    action: "person.sign-out",
    after: { browsers: 2 },
  });
  await expect(signPersonOut(actor, randomUUID())).rejects.toThrow("not found");
});

describe(`with ${MANY} people`, () => {
  beforeAll(async () => {
    const { id: courseId } = await findCourse();
    await fill(
      `INSERT INTO "User" ("id", "email", "createdAt")
      SELECT uuidv7(make_interval(secs => n - ${MANY})), 'reader' || lpad(n::text, 6, '0') || '@example.test', now()
      FROM generate_series(1, ${MANY}) n`,
      `INSERT INTO "Grant" ("id", "userId", "courseId", "reason")
      SELECT gen_random_uuid(), "id", ${courseId}, 'given by hand' FROM "User"
      WHERE "email" LIKE 'reader%'`,
      `INSERT INTO "Order" ("id", "status", "courseId", "courseTitle", "pricePence", "email", "userId",
        "consentVersion", "consentedAt", "paymentIntentId", "paidAt", "updatedAt")
      SELECT gen_random_uuid(), 'paid', ${courseId}, 'A course', 4999, "email", "id",
        '2026-11', now(), 'pi_' || "id", now(), now()
      FROM "User" WHERE "email" LIKE 'reader%'`,
      `INSERT INTO "Session" ("id", "sessionToken", "userId", "expires")
      SELECT gen_random_uuid(), "id"::text, "id", now() + interval '1 day' FROM "User"
      WHERE "email" LIKE 'reader%'`,
      `INSERT INTO "OutboxMail" ("id", "key", "kind", "to", "props")
      SELECT gen_random_uuid(), 'reader:' || "id", 'attention', "email", '{}' FROM "User"
      WHERE "email" LIKE 'reader%'`,
      `UPDATE "Enrolment" SET "lastProgressAt" = now() - make_interval(hours => (random() * 2000)::int)`,
      `VACUUM ANALYZE`,
    );
  }, 120_000);

  it("every question of the lists reads a few pages by an index, however deep the page", async () => {
    const first = await listPeople(peopleQuery.parse({}));
    const middle = await db.user.findFirstOrThrow({
      where: { email: "reader050000@example.test" },
    });
    const stuckFirst = await listStuck(stuckQuery.parse({ days: "30" }));
    expect([first.people.length, stuckFirst.people.length]).toEqual([PAGE_SIZE, PAGE_SIZE]);
    const statements = await recordStatements(async () => {
      await listPeople(peopleQuery.parse({}));
      await listPeople(peopleQuery.parse({ before: middle.id }));
      await searchPeople(peopleQuery.parse({ q: "reader0" }));
      await searchPeople(peopleQuery.parse({ q: "reader", after: middle.email }));
      await listStuck(stuckQuery.parse({ days: "30" }));
      await listStuck(stuckQuery.parse({ days: "30", ...stuckFirst.next }));
      await findPerson(middle.id);
    });
    expect(statements.length).toBeGreaterThan(15);
    for (const statement of statements) {
      const { text, buffers, scanned } = await explain(statement);
      expect(text).not.toMatch(/OFFSET (?!\$\d|0)/);
      expect({ text, scanned: scanned.filter((table) => !CATALOGUE.includes(table)) }).toEqual({
        text,
        scanned: [],
      });
      expect(buffers, text).toBeLessThanOrEqual(BUFFERS);
    }
  });

  it("the pages follow one another without a gap or a double", async () => {
    const seen = new Set<string>();
    let given = {};
    for (let page = 0; page < 4; page++) {
      const { people, next } = await searchPeople(peopleQuery.parse({ q: "READER0001", ...given }));
      for (const { email } of people) seen.add(email);
      given = next ?? {};
    }
    const expected = Array.from(
      { length: 60 },
      (_, n) => `reader${String(100 + n).padStart(6, "0")}@example.test`,
    );
    expect([...seen]).toEqual(expected);
  });
});

describe("whoever has a course only by test money", () => {
  /** The queries as they are once the keys are live ones. */
  async function goLive() {
    vi.resetModules();
    vi.stubEnv("STRIPE_SECRET_KEY", "sk_live_x");
    vi.stubEnv("STRIPE_PUBLISHABLE_KEY", "pk_live_x");
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    return import("@/lib/people/enrolments");
  }

  it("is neither shown as learning nor as stuck once the keys are live", async () => {
    const { paymentIntentId, orderId } = await paidPurchase();
    await fulfil(paymentIntentId);
    const tester = (await readOrder(orderId)).userId ?? "";
    const { userId: learner } = await newLearner();
    const both = [tester, learner];
    // The last to stop come first, of all the people here.
    const then = new Date(Date.now() - 7 * 24 * 60 * 60 * 1000 - 1);
    const where = { userId: { in: both } };
    await db.enrolment.updateMany({ where, data: { lastProgressAt: then } });
    const look = async (people: typeof import("@/lib/people/enrolments")) => {
      const courses = await people.listCourseProgress(both);
      const { people: stuck } = await people.listStuck(stuckQuery.parse({ days: "7" }));
      return both.map((id) => ({
        learns: courses.get(id)?.map(({ isOpen }) => isOpen),
        isStuck: stuck.some((person) => person.id === id),
      }));
    };
    const shown = { learns: [true], isStuck: true };
    expect(await look({ listCourseProgress, listStuck })).toEqual([shown, shown]);
    const hidden = { learns: [false], isStuck: false };
    const live = await goLive();
    expect(await look(live)).toEqual([hidden, shown]);
    const { courseId } = await readOrder(orderId);
    await db.grant.create({ data: { userId: tester, courseId, reason: "A prize." } });
    await db.enrolment.updateMany({ where, data: { lastProgressAt: then } });
    expect(await look(live)).toEqual([shown, shown]);
  });

  it("is left out without a look at more, however many people there are", async () => {
    const { listStuck } = await goLive();
    const { next } = await listStuck(stuckQuery.parse({ days: "30" }));
    const statements = await recordStatements(() =>
      listStuck(stuckQuery.parse({ days: "30", ...next })),
    );
    for (const statement of statements) {
      const { text, buffers, scanned } = await explain(statement);
      expect(scanned.filter((table) => !CATALOGUE.includes(table))).toEqual([]);
      expect(buffers, text).toBeLessThanOrEqual(BUFFERS);
    }
  });
});

describe("a course that the coach gives", () => {
  const actor = "coach@example.test";
  const reason = "first prize of the feis";

  async function newGift() {
    const course = await findCourse();
    const gift = { email: newAddress(), courseId: course.id, reason };
    await giveCourse(actor, gift);
    const user = await db.user.findUniqueOrThrow({ where: { email: gift.email } });
    return { ...gift, course, userId: user.id };
  }

  it("is open at once to somebody who has never been here, with a mail that leads into it", async () => {
    const { course, email, userId } = await newGift();
    expect(await findCourseAccess(userId, { id: course.id })).not.toBeNull();
    const mail = await deliver("course-given", email);
    expect(mail.subject).toBe(`Your course: ${course.title}`);
    expect(mail.text).toContain("There is nothing to pay.");
    expect(mail.text).toMatch(/\/signin\/link\?token=/);
  });

  it("whose mail comes back is put before the coach, who may have mistyped the address", async () => {
    const { course, email } = await newGift();
    const { id } = await db.outboxMail.findFirstOrThrow({ where: { to: email } });
    await followMailEvent({ type: "email.bounced", data: { tags: { mail: id } } });
    const { kind, detail } = await db.attention.findUniqueOrThrow({
      where: { key: `mail-bounced:${id}` },
    });
    expect(kind).toBe("gift-bounced");
    expect(detail).toContain(`with the way in” (${course.title}) came back undelivered`);
  });

  it("is given once", async () => {
    const { email, courseId } = await newGift();
    const again = giveCourse(actor, { email, courseId, reason });
    await expect(again).rejects.toMatchObject({ status: 409 });
    expect(await db.outboxMail.count({ where: { to: email } })).toBe(1);
  });

  it("goes to nobody who merely paid under the address: their browser is signed out", async () => {
    const course = await findCourse();
    const { id: userId, email } = await db.user.create({ data: { email: newAddress() } });
    const expires = new Date(Date.now() + 60_000);
    await db.session.create({ data: { userId, sessionToken: randomUUID(), expires } });
    await giveCourse(actor, { email, courseId: course.id, reason });
    expect(await db.session.count({ where: { userId } })).toBe(0);
  });

  it("is not given where a payment is found that nobody has told of: the payment opens the course", async () => {
    const { orderId, paymentIntentId, email, course } = await paidPurchase();
    const gift = giveCourse(actor, { email, courseId: course.id, reason });
    await expect(gift).rejects.toMatchObject({ status: 409 });
    await fulfil(paymentIntentId);
    expect(await readOrder(orderId)).toMatchObject({ status: "paid", grant: { revokedAt: null } });
    expect(await jobsOf(`refund-duplicate:${orderId}`)).toEqual([]);
  });

  it("waits for a payment that is under way, but not for one that was only begun", async () => {
    const { email, course } = await paidPurchase({ card: "pm_card_processing" });
    const gift = { email, courseId: course.id, reason };
    await expect(giveCourse(actor, gift)).rejects.toMatchObject({ status: 409 });
    const { email: other } = await beginPurchase();
    await giveCourse(actor, { ...gift, email: other });
    expect(await mailKinds(other)).toEqual(["course-given"]);
  });

  it("is not given for a reason that names the address, nor where there is no such course", async () => {
    const email = newAddress();
    const { id: courseId } = await findCourse();
    await expect(
      giveCourse(actor, { email, courseId, reason: `for ${email.toUpperCase()}` }),
    ).rejects.toMatchObject({ status: 400 });
    await expect(
      giveCourse(actor, { email, courseId: 2_000_000_000, reason }),
    ).rejects.toMatchObject({ status: 404 });
    expect(await db.user.count({ where: { email } })).toBe(0);
  });

  it("is ended once, and both are in the audit log", async () => {
    const { userId, course } = await newGift();
    const grant = await db.grant.findFirstOrThrow({ where: { userId } });
    await endGift(actor, { id: grant.id, reason });
    expect(await findCourseAccess(userId, { id: course.id })).toBeNull();
    await expect(endGift(actor, { id: grant.id, reason })).rejects.toMatchObject({ status: 409 });
    const log = await db.auditLog.findMany({
      where: { subject: `person:${userId}` },
      orderBy: { id: "asc" },
    });
    expect(log.map(({ action }) => action)).toEqual(["access.grant", "access.end"]);
  });

  it("is not announced any more where it was ended before its mail left", async () => {
    const { email, userId } = await newGift();
    const { id } = await db.grant.findFirstOrThrow({ where: { userId } });
    await endGift(actor, { id, reason });
    const mail = await db.outboxMail.findFirstOrThrow({ where: { to: email } });
    expect(await sendQueuedMail(mail.id)).toBe("outdated");
  });

  it("is no way to end what a payment opened", async () => {
    const { orderId, paymentIntentId } = await paidPurchase();
    await fulfil(paymentIntentId);
    const grant = await db.grant.findUniqueOrThrow({ where: { orderId } });
    await expect(endGift(actor, { id: grant.id, reason })).rejects.toMatchObject({ status: 404 });
    expect(await findCourseAccess(grant.userId, { id: grant.courseId })).not.toBeNull();
  });
});
