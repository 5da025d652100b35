import { beforeAll, expect, it } from "vitest";
import { listOwnData } from "@/lib/account/own-data";
import { findAddressProof, findPendingEmailChange } from "@/lib/account/queries";
import { findCoachSession, findSession, listBrowsers } from "@/lib/auth/queries";
import { listMatters } from "@/lib/back-office/alerts/queries";
import { listAudit } from "@/lib/back-office/audit/queries";
import { auditQuery } from "@/lib/back-office/audit/schema";
import { readLaunch } from "@/lib/back-office/launch/queries";
import { listDailyTakings, readMonthlyTakings } from "@/lib/back-office/overview/queries";
import {
  findGenuineCertificate,
  findIssuedCertificate,
  findOwnCertificate,
} from "@/lib/certificates/queries";
import { findEarlierPayment, findOpenOrder, findOrder } from "@/lib/checkout/queries";
import { findMessage, listMessages, searchMessages } from "@/lib/contact/queries";
import { messageQuery } from "@/lib/contact/schema";
import {
  findEditedCourse,
  listCheckedLessons,
  listEditedCourses,
  searchEditedCourses,
} from "@/lib/courses/editing/queries";
import { findEditedLesson, isCourseSold, listEditedLessons } from "@/lib/courses/lessons/queries";
import {
  findCardForPreview,
  findCategory,
  findCourse,
  findCourseByIdOrSlug,
  findCourseForSale,
  findPreviewLesson,
  listCategoryCourses,
  listCoursesByCategory,
  listFeaturedCourses,
  listLessonOutlines,
  listPublishedCourses,
  listPublishedSlugs,
} from "@/lib/courses/public/queries";
import { courseListQuery } from "@/lib/courses/public/schema";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { readReadiness } from "@/lib/health/queries";
import { findCourseAccess } from "@/lib/learning/access";
import { keepCompletion } from "@/lib/learning/commands";
import {
  findLearningCourse,
  findLessonFiles,
  listLessons,
  listOwnedCourses,
  listProgress,
} from "@/lib/learning/queries";
import { listSubscribers, searchSubscribers } from "@/lib/newsletter/queries";
import { subscriberQuery } from "@/lib/newsletter/schema";
import { describeEmailCorrection } from "@/lib/orders/commands";
import { findOrderScreen, listOrders, searchOrders } from "@/lib/orders/queries";
import { orderListQuery } from "@/lib/orders/schema";
import { readStory } from "@/lib/orders/story";
import { countFailedCards } from "@/lib/payments/queries";
import { tellOfTrouble } from "@/lib/payments/watch";
import { listStuck } from "@/lib/people/enrolments";
import { findPerson, listPeople, searchPeople } from "@/lib/people/queries";
import { peopleQuery, stuckQuery } from "@/lib/people/schema";
import { growLargeShop } from "../support/large-shop";
import { findCostly } from "../support/query-plans";
import { withClient } from "../support/with-client";

const COURSE = { id: 105_001, slug: "large-5001", firstLessonId: 1_050_011 };
const OFFER = { courseId: COURSE.id, pricePence: 4999, termsVersion: "2026-11-21", isTest: false };
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
}, 180_000);

async function access() {
  const found = await findCourseAccess(buyer.id, { slug: "large-5000" });
  if (!found) throw new Error("The buyer has no access.");
  return found;
}

async function readOwnData(): Promise<void> {
  for (const { rows } of await listOwnData(buyer.id)) await Array.fromAsync(rows);
}

it.each<[string, () => Promise<unknown>]>([
  ["a course's page", () => findCourse(COURSE.slug)],
  ["a course's page by an address of before", () => findCourse("former-5001")],
  ["a course that there is none of", () => findCourse("nothing")],
  ["a course by its id", () => findCourseByIdOrSlug(String(COURSE.id))],
  ["its modules", () => listLessonOutlines(COURSE.id)],
  ["its free module", () => findPreviewLesson(COURSE.id)],
  ["all courses", () => listPublishedCourses({})],
  [
    "all courses, deep within",
    () => listPublishedCourses({ after: { position: 9000, id: 108_000 } }),
  ],
  ["a category", () => findCategory("large-7")],
  ["a category's courses", () => listCategoryCourses("large-7")],
  ["a category's courses by its id", () => listCoursesByCategory(1007)],
  ["the featured courses", () => listFeaturedCourses()],
  ["the checkout's course", () => findCourseForSale(COURSE.id)],
  ["the checkout's order", () => findOrder(order.id)],
  ["an order that is open yet", () => findOpenOrder([order.id], OFFER)],
  ["failed cards", () => countFailedCards({ id: order.id, email: EMAIL, networkKey: "network7" })],
  ["what a browser has paid already", () => findEarlierPayment([order.id], OFFER.courseId)],
  ["the buyer's browsers", () => listBrowsers(buyer.id, EMAIL)],
  ["the buyer's change of address", () => findPendingEmailChange(buyer.id)],
  ["all that is kept of the buyer", readOwnData],
  ["a session", () => findSession(EMAIL)],
  ["a session's proof of its address", () => findAddressProof(EMAIL)],
  ["a session's second factor", () => findCoachSession(EMAIL)],
  ["the right to a course", () => findCourseAccess(buyer.id, { slug: "large-5000" })],
  [
    "the right to a course by an address of before",
    () => findCourseAccess(buyer.id, { slug: "former-5000" }),
  ],
  ["no right to a course", () => findCourseAccess(buyer.id, { slug: "large-17" })],
  ["the right to a lesson", () => findCourseAccess(buyer.id, { lessonId: COURSE.firstLessonId })],
  ["the learner's course", async () => findLearningCourse(await access())],
  ["the learner's lessons", async () => listLessons(await access())],
  ["the learner's progress", async () => listProgress(await access())],
  ["whether all is done", async () => keepCompletion(await access())],
  ["a lesson's film", async () => findLessonFiles(COURSE.firstLessonId, await access())],
  ["the buyer's courses", () => listOwnedCourses(buyer.id)],
  ["the buyer's certificate", () => findIssuedCertificate(buyer.id, COURSE.id)],
  ["a certificate's check", () => findGenuineCertificate("0000-0000-0000")],
  ["the buyer's own certificate", () => findOwnCertificate(buyer.id, "0000-0000-0000")],
  ["the office: a preview", () => findCardForPreview(COURSE.id)],
  ["the office: a lesson", () => findEditedLesson(COURSE.firstLessonId)],
  ["the office: a message", () => findMessage(order.id)],
  [
    "the office: an address to correct",
    () => describeEmailCorrection({ number: order.number, email: EMAIL }),
  ],
  ["the office: what needs a person", () => listMatters()],
  ["the office: courses", () => listEditedCourses({ after: { position: 9000, id: 108_000 } })],
  ["the office: a search of courses", () => searchEditedCourses("course 5")],
  ["the office: the takings of each day", () => listDailyTakings()],
  ["the office: the month's takings", () => readMonthlyTakings()],
  ["the office: a course", () => findEditedCourse(COURSE.id)],
  ["the office: its lessons", () => listEditedLessons(COURSE.id)],
  ["the office: its check", () => listCheckedLessons(COURSE.id)],
  ["the office: whether it is sold", () => isCourseSold(COURSE.id)],
  ["the office: an order", () => findOrderScreen(order.number)],
  ["the office: the audit log", () => listAudit(auditQuery.parse({ before: "100000" }))],
  [
    "the office: an order's audit log",
    () => listAudit(auditQuery.parse({ subject: `order:${order.number}` })),
  ],
  ["the office: messages", () => listMessages(messageQuery.parse({}))],
  ["the office: a search of messages", () => searchMessages(messageQuery.parse({ q: "5001" }))],
  ["the office: subscribers", () => listSubscribers(subscriberQuery.parse({ state: "pending" }))],
  [
    "the office: a search of subscribers",
    () => searchSubscribers(subscriberQuery.parse({ q: "large2" })),
  ],
  ["the office: people", () => listPeople(peopleQuery.parse({}))],
  ["the office: a search of people", () => searchPeople(peopleQuery.parse({ q: "large2" }))],
  ["the office: a person", () => findPerson(buyer.id)],
  ["the office: who is stuck", () => listStuck(stuckQuery.parse({ days: "30" }))],
  ["the office: orders", () => listOrders(orderListQuery.parse({ before: "100000" }))],
  ["the office: a search of orders", () => searchOrders(orderListQuery.parse({ q: "anna" }))],
  ["the sitemap", () => listPublishedSlugs()],
  ["readiness", () => readReadiness()],
  ["the launch's gaps", () => readLaunch()],
])("%s costs the same however much there is", async (_page, work) => {
  expect(await findCostly(work)).toEqual([]);
});

it("what a sweep looks for besides reads no table whole, and passes over nothing", async () => {
  const costly = await findCostly(() => tellOfTrouble());
  expect(costly.filter(({ scanned, skips }) => skips || scanned.length > 0)).toEqual([]);
});

it("the pages of all courses follow one another without a gap or a double", async () => {
  const seen: number[] = [];
  let page = await listPublishedCourses({});
  for (let number = 0; number < 5 && page.next; number++) {
    seen.push(...page.courses.map(({ id }) => id));
    page = await listPublishedCourses(courseListQuery.parse({ after: page.next }));
  }
  const rows = await db.course.findMany({
    where: { publishedAt: { lte: new Date() } },
    orderBy: [{ position: "asc" }, { id: "asc" }],
    take: seen.length,
    select: { id: true },
  });
  expect(seen).toHaveLength(5 * 48);
  expect(seen).toEqual(rows.map(({ id }) => id));
});

it("an order's story costs the same however much there is", async () => {
  const screen = await findOrderScreen(order.number);
  if (!screen) throw new Error("The order is gone.");
  expect(await findCostly(() => readStory(screen))).toEqual([]);
});
