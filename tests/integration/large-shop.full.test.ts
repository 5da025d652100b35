import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { beforeAll, expect, it } from "vitest";
import { listOwnData } from "@/lib/account/own-data/queries";
import { findAddressProof, findPendingEmailChange } from "@/lib/account/queries";
import { findCoachSession, findSession, listBrowsers } from "@/lib/auth/queries";
import { listAlerts } from "@/lib/back-office/alerts/queries";
import { listAudit } from "@/lib/back-office/audit/queries";
import { auditQuery } from "@/lib/back-office/audit/schema";
import { readLaunch } from "@/lib/back-office/launch/queries";
import { listDailyTakings, readMonthlyTakings } from "@/lib/back-office/overview/queries";
import * as certificates from "@/lib/certificates/queries";
import { findEarlierPayment, findOpenOrder, findOrder } from "@/lib/checkout/queries";
import { findMessage, listMessages, searchMessages } from "@/lib/contact/queries";
import { messageQuery } from "@/lib/contact/schema";
import * as editing from "@/lib/courses/editing/queries";
import { findEditedLesson, isCourseSold, listEditedLessons } from "@/lib/courses/lessons/queries";
import { answerCategory } from "@/lib/courses/public/calls/queries";
import * as outlines from "@/lib/courses/public/lessons/queries";
import * as courses from "@/lib/courses/public/queries";
import { courseListQuery } from "@/lib/courses/public/schema";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { readReadiness } from "@/lib/health/queries";
import { findCourseAccess } from "@/lib/learning/access";
import { recordCompletion } from "@/lib/learning/commands";
import { findPublicity, isLearnersFile } from "@/lib/learning/named-files/queries";
import * as learning from "@/lib/learning/queries";
import { csvResponse } from "@/lib/lists/csv";
import {
  exportColumns,
  listSubscribers,
  readSubscribers,
  searchSubscribers,
} from "@/lib/newsletter/queries";
import { subscriberQuery } from "@/lib/newsletter/schema";
import { describeEmailCorrection } from "@/lib/orders/commands";
import { readHistory } from "@/lib/orders/history/queries";
import { findOrderScreen, listOrders, searchOrders } from "@/lib/orders/queries";
import { orderListQuery } from "@/lib/orders/schema";
import { countFailedCards } from "@/lib/payments/queries";
import { alertOfTrouble } from "@/lib/payments/watch";
import { listStuck } from "@/lib/people/enrolments/queries";
import { findPerson, listPeople, searchPeople } from "@/lib/people/queries";
import { peopleQuery, stuckQuery } from "@/lib/people/schema";
import { changeKeys, daysAgo } from "../support/builders";
import { growLargeShop } from "../support/large-shop";
import { findCostly } from "../support/query-plans";
import { withClient } from "../support/with-client";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

const COURSE = { id: 105_001, slug: "large-5001", firstLessonId: 1_050_011 };
const OFFER = { courseId: COURSE.id, pricePence: 4999, termsVersion: "2026-11-21", isTest: false };
const PICTURE = "1".repeat(32);
const EMAIL = "large2500@example.test";
let buyer: { id: string };
let order: { id: string; number: number };

beforeAll(async () => {
  await withClient(env.DATABASE_URL, growLargeShop);
  buyer = await db.user.findUniqueOrThrow({ where: { email: EMAIL }, select: { id: true } });
  order = await db.order.findFirstOrThrow({
    where: { userId: buyer.id, status: "paid" },
    select: { id: true, number: true },
  });
  const contentHtml = `<img src="/pictures/${PICTURE}-1x1.webp" alt="">`;
  await db.lesson.update({ where: { id: COURSE.firstLessonId - 1 }, data: { contentHtml } });
}, 300_000);

async function access() {
  const found = await findCourseAccess(buyer.id, { slug: "large-5000" });
  if (!found) throw new Error("The buyer has no access.");
  return found;
}

async function readStuckDeep(): Promise<void> {
  const { next } = await listStuck(stuckQuery.parse({ days: "30" }));
  await listStuck(stuckQuery.parse({ days: "30", ...next }));
}

async function readOwnData(): Promise<void> {
  for (const { rows } of await listOwnData(buyer.id)) await Array.fromAsync(rows);
}

const COSTS_THE_SAME = "%s costs the same in a shop of any size";

async function expectNothingCostly(_page: string, work: () => Promise<unknown>): Promise<void> {
  expect(await findCostly(work)).toEqual([]);
}

it.each<[string, () => Promise<unknown>]>([
  ["a course's page", () => courses.findCourse(COURSE.slug)],
  ["a course's page by a former address", () => courses.findCourse("former-5001")],
  ["a course that does not exist", () => courses.findCourse("nothing")],
  ["a course by its id", () => courses.findCourseByIdOrSlug(String(COURSE.id))],
  ["its modules", () => outlines.listLessonOutlines(COURSE.id)],
  ["its free module", () => outlines.findPreviewLesson(COURSE.id)],
  ["all courses", () => courses.listPublishedCourses({})],
  [
    "all courses, deep within",
    () => courses.listPublishedCourses({ after: { position: 9000, id: 108_000 } }),
  ],
  ["a category", () => courses.findCategory("large-7")],
  ["a category's courses", () => courses.listCategoryCourses("large-7")],
  ["a category's courses by its id", () => answerCategory(1007)],
  ["the featured courses", () => courses.listFeaturedCourses()],
  ["the checkout's course", () => courses.findCourseForSale(COURSE.id)],
  ["the checkout's order", () => findOrder(order.id)],
  ["an open order", () => findOpenOrder([order.id], OFFER)],
  ["failed cards", () => countFailedCards([order.id], "network7")],
  ["a browser's earlier payment", () => findEarlierPayment([order.id], OFFER.courseId)],
  ["the buyer's browsers", () => listBrowsers(buyer.id, EMAIL)],
  ["the buyer's change of address", () => findPendingEmailChange(buyer.id)],
  ["the buyer's own data", readOwnData],
  ["a session", () => findSession(EMAIL)],
  ["a session's proof of its address", () => findAddressProof(EMAIL)],
  ["a session's second factor", () => findCoachSession(EMAIL)],
  ["access to a course", () => findCourseAccess(buyer.id, { slug: "large-5000" })],
  [
    "access to a course by a former address",
    () => findCourseAccess(buyer.id, { slug: "former-5000" }),
  ],
  ["no access to a course", () => findCourseAccess(buyer.id, { slug: "large-17" })],
  ["access to a lesson", () => findCourseAccess(buyer.id, { lessonId: COURSE.firstLessonId })],
  ["the learner's course", async () => learning.findLearningCourse(await access())],
  ["the learner's lessons", async () => learning.listLessons(await access())],
  ["the learner's progress", async () => learning.listProgress(await access())],
  ["the completion of a course", async () => recordCompletion(await access())],
  ["a lesson's film", async () => learning.findLessonFiles(COURSE.firstLessonId, await access())],
  ["a picture that everybody sees", () => findPublicity("0".repeat(32))],
  ["a picture in a paid lesson", () => findPublicity(PICTURE)],
  ["a picture in a learner's lesson", () => isLearnersFile(PICTURE, buyer.id)],
  ["the buyer's courses", () => learning.listOwnedCourses(buyer.id)],
  ["the buyer's certificate", () => certificates.findIssuedCertificate(buyer.id, COURSE.id)],
  ["a certificate's check", () => certificates.findGenuineCertificate("0000-0000-0000")],
  [
    "the buyer's own certificate",
    () => certificates.findOwnCertificate(buyer.id, "0000-0000-0000"),
  ],
  ["the sitemap", () => courses.listPublishedSlugs()],
  ["readiness", () => readReadiness()],
])(COSTS_THE_SAME, expectNothingCostly);

it.each<[string, () => Promise<unknown>]>([
  ["a preview", () => courses.findCardForPreview(COURSE.id)],
  ["a lesson", () => findEditedLesson(COURSE.firstLessonId)],
  ["a message", () => findMessage(order.id)],
  [
    "the correction of an address",
    () => describeEmailCorrection({ number: order.number, email: EMAIL }),
  ],
  ["the alerts", () => listAlerts()],
  ["courses", () => editing.listEditedCourses({ after: { position: 9000, id: 108_000 } })],
  ["the takings of each day", () => listDailyTakings()],
  ["the month's takings", () => readMonthlyTakings()],
  ["a course", () => editing.findEditedCourse(COURSE.id)],
  ["its lessons", () => listEditedLessons(COURSE.id)],
  ["the check of its lessons", () => editing.listCheckedLessons(COURSE.id)],
  ["whether it is sold", () => isCourseSold(COURSE.id)],
  ["an order", () => findOrderScreen(order.number)],
  ["the audit log", () => listAudit(auditQuery.parse({ before: "100000" }))],
  ["an order's audit log", () => listAudit(auditQuery.parse({ subject: `order:${order.number}` }))],
  ["messages", () => listMessages(messageQuery.parse({}))],
  ["a search of messages", () => searchMessages(messageQuery.parse({ q: "5001" }))],
  ["subscribers", () => listSubscribers(subscriberQuery.parse({ state: "pending" }))],
  [
    "subscribers, deep",
    () => listSubscribers(subscriberQuery.parse({ at: daysAgo(1).toISOString(), id: order.id })),
  ],
  ["people", () => listPeople(peopleQuery.parse({}))],
  ["people, deep", () => listPeople(peopleQuery.parse({ before: buyer.id }))],
  ["a person", () => findPerson(buyer.id)],
  ["stuck learners", () => listStuck(stuckQuery.parse({ days: "30" }))],
  ["stuck learners, deep", readStuckDeep],
  ["the launch list", () => readLaunch()],
])(`the back office: ${COSTS_THE_SAME}`, expectNothingCostly);

it.each([{}, { before: "101000" }, { before: "1010" }, { show: "all", before: "150000" }])(
  "the list of orders costs the same in a shop of any size: %j",
  async (query) => {
    expect(await findCostly(() => listOrders(orderListQuery.parse(query)))).toEqual([]);
  },
);

const searchAll = (query: { q: string; before?: string }) => async () => {
  await searchOrders(orderListQuery.parse(query));
  await searchPeople(peopleQuery.parse({ q: query.q }));
  await searchSubscribers(subscriberQuery.parse(query));
  await editing.searchEditedCourses(query.q);
};

it.each(["101234", "large77777@example.test", "77777@", "pi_large_150321", "urphy12", "zzz"])(
  "a search for part of a value scans no whole table: %s",
  async (q) => {
    const costly = await findCostly(searchAll({ q }));
    expect(costly.filter(({ scanned, skips }) => skips || scanned.length > 0)).toEqual([]);
  },
);

/** In pages of 8 KB: each table of 200,000 orders and 100,000 people is read once at most. */
const ONE_PASS = 20_000;

it.each([{ q: "large" }, { q: "large", before: "90000" }, { q: "anna" }, { q: "b" }])(
  "a search with very many matches scans each table at most once: %j",
  async (query) => {
    const costly = await findCostly(searchAll(query));
    expect(costly.filter(({ buffers, skips }) => skips || buffers > ONE_PASS)).toEqual([]);
  },
);

it("the list of stuck learners costs the same when buyers with test money are left out", async () => {
  changeKeys("live");
  const { listStuck } = await import("@/lib/people/enrolments/queries");
  expect(await findCostly(() => listStuck(stuckQuery.parse({ days: "30" })))).toEqual([]);
});

it("a sweep's search for trouble scans no whole table and skips no rows", async () => {
  const costly = await findCostly(() => alertOfTrouble());
  expect(costly.filter(({ scanned, skips }) => skips || scanned.length > 0)).toEqual([]);
});

const q = "LARGE199";
const email = { startsWith: "large199" };

it.each<[string, (given: object) => Promise<[unknown[], object | null]>, () => Promise<unknown[]>]>(
  [
    [
      "all courses",
      async (given) => {
        const page = await courses.listPublishedCourses(courseListQuery.parse(given));
        return [page.courses.map(({ id }) => id), page.next ? { after: page.next } : null];
      },
      async () =>
        (await db.course.findMany({ where: { publishedAt: { lte: new Date() } } })).map(
          ({ id }) => id,
        ),
    ],
    [
      "a search of orders",
      async (given) => {
        const { page: orders, next } = await searchOrders({
          ...orderListQuery.parse({ q }),
          ...given,
        });
        return [orders.map(({ number }) => number), next];
      },
      async () => (await db.order.findMany({ where: { email } })).map(({ number }) => number),
    ],
    [
      "a search of people",
      async (given) => {
        const { people, next } = await searchPeople(peopleQuery.parse({ q, ...given }));
        return [people.map(({ id }) => id), next];
      },
      async () => (await db.user.findMany({ where: { email } })).map(({ id }) => id),
    ],
    [
      "a search of subscribers",
      async (given) => {
        const found = await searchSubscribers(subscriberQuery.parse({ q, ...given }));
        return [found.page.map(({ id }) => id), found.next];
      },
      async () =>
        (await db.newsletterSubscriber.findMany({ where: { email } })).map(({ id }) => id),
    ],
  ],
)("the pages of %s show each row once", async (_what, read, all) => {
  const seen: unknown[] = [];
  for (let given: object | null = {}; given; ) {
    const [ids, next] = await read(given);
    seen.push(...ids);
    given = next;
  }
  expect(seen.length).toBeGreaterThan(100);
  expect(seen.toSorted()).toEqual((await all()).toSorted());
});

it("subscribers with the same time of subscription appear once each, on consecutive pages", async () => {
  const sameTime = { email: { startsWith: "large123" } };
  await db.newsletterSubscriber.updateMany({
    where: sameTime,
    data: { createdAt: new Date("2030-01-01") },
  });
  const many = await db.newsletterSubscriber.count({ where: sameTime });
  const seen = new Set<string>();
  for (let given: object = {}; seen.size < many; ) {
    const { page: subscribers, next } = await listSubscribers(subscriberQuery.parse(given));
    for (const { email } of subscribers) {
      expect(email).toMatch(/^large123/);
      expect(seen).not.toContain(email);
      seen.add(email);
      if (seen.size === many) break;
    }
    given = next ?? {};
  }
});

it("an export of all subscribers keeps few rows in memory and contains each subscriber once", async () => {
  const answer = csvResponse("x.csv", exportColumns, readSubscribers({ state: "all" }));
  let lines = 0;
  const held: number[] = [];
  for await (const chunk of answer.body ?? []) {
    lines += Buffer.from(chunk).toString("utf8").match(/\r\n/g)?.length ?? 0;
    if (lines % 10_000 === 0) {
      collectGarbage();
      held.push(process.memoryUsage().heapUsed);
    }
  }
  expect(lines).toBe((await db.newsletterSubscriber.count()) + 1);
  // The whole table is some 25 MB; the memory still held after a garbage collection must not grow with it.
  const [first = 0] = held;
  expect(Math.max(...held) - first).toBeLessThan(5_000_000);
}, 120_000);

it("an order's history costs the same in a shop of any size", async () => {
  const screen = await findOrderScreen(order.number);
  if (!screen) throw new Error("The order is gone.");
  expect(await findCostly(() => readHistory(screen))).toEqual([]);
});
