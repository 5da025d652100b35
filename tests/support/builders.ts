import { expect, onTestFinished, vi } from "vitest";
import { listOwnData } from "@/lib/account/own-data/queries";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { requireCourseAccess } from "@/lib/learning/access";
import { saveProgress } from "@/lib/learning/commands";
import { progressInput } from "@/lib/learning/schema";
import { followMailEvent } from "@/lib/mail/bounces/commands";
import { fulfil } from "@/lib/payments/fulfil";
import { processEvent, storeEvent } from "@/lib/payments/stripe-events";
import { DAY_MS } from "@/lib/text/durations";
import { JOURNEY, newAddress } from "./samples";
import {
  beginPurchase,
  cardProvider,
  findCourse,
  findEvent,
  paidPurchase,
  press,
  readOrder,
} from "./shop";

export const COACH = "coach@example.test";

export function daysAgo(days: number): Date {
  return new Date(Date.now() - days * DAY_MS);
}

export function newUser(data: { email?: string; firstSignInAt?: Date } = {}) {
  return db.user.create({ data: { email: newAddress(), ...data } });
}

/** Creates only the row of an order, without a payment at the provider. */
export async function newOrder(change: object = {}) {
  const { id: courseId, title: courseTitle } = await findCourse();
  return db.order.create({ data: { courseId, courseTitle, pricePence: 4999, ...change } });
}

/** Gives a course without a payment. */
export function giveByHand(userId: string, courseId: number) {
  return db.grant.create({ data: { userId, courseId, reason: "given by hand" } });
}

/** Some progress in the course's first lesson, as the database stores it. */
export async function learnSome(userId: string, courseId: number) {
  const lesson = await db.lesson.findFirstOrThrow({
    where: { courseId },
    orderBy: { position: "asc" },
  });
  const learned = { lessonId: lesson.id, watchSeconds: 42 };
  await db.lessonProgress.create({ data: { userId, ...learned } });
  return learned;
}

export function findCoach() {
  const [email = ""] = env.COACH_EMAILS;
  return db.user.upsert({ where: { email }, create: { email }, update: {} });
}

/** A purchase that is not paid yet, with its order's number. */
export async function openOrder(options: Parameters<typeof beginPurchase>[0] = {}) {
  const purchase = await beginPurchase(options);
  const { number } = await readOrder(purchase.orderId);
  return { ...purchase, number };
}

/** A purchase that was paid and fulfilled, with its order's number and its buyer. */
export async function soldOrder(options: Parameters<typeof paidPurchase>[0] = {}) {
  const purchase = await paidPurchase(options);
  await fulfil(purchase.paymentIntentId);
  const { number, userId } = await readOrder(purchase.orderId);
  if (!userId) throw new Error("The paid order has no buyer.");
  return { ...purchase, number, userId };
}

/** Refunds at the provider, in full unless an amount in pence is given, and fulfils again. */
export async function refundAtProvider(paymentIntentId: string, amount?: number) {
  await cardProvider.refunds.create({ payment_intent: paymentIntentId, ...(amount && { amount }) });
  return fulfil(paymentIntentId);
}

/** Presses a button of the provider's page and fulfils again; `:id` in the path stands for the payment. */
export async function pressAndFulfil(path: string, paymentIntentId: string, body: object = {}) {
  await press(path.replace(":id", paymentIntentId), body);
  return fulfil(paymentIntentId);
}

/** Delivers the provider's newest event of a type about a payment, and processes it. */
export async function reportEvent(paymentIntentId: string, type: string) {
  const event = await findEvent(paymentIntentId, type);
  await storeEvent(event);
  return processEvent(event.id);
}

/** Somebody to whom the coach gave a course, without a purchase. */
export async function newLearner({ slug = JOURNEY, createdAt = new Date() } = {}) {
  const { lessons, ...course } = await db.course.findUniqueOrThrow({
    where: { slug },
    include: { lessons: { orderBy: { position: "asc" } } },
  });
  const user = await newUser();
  const grant = await db.grant.create({
    data: { userId: user.id, courseId: course.id, reason: "given by hand", createdAt },
  });
  const access = await requireCourseAccess(user.id, { id: course.id });
  const save = (lesson: { id: number } | undefined, input: object) =>
    saveProgress(access, lesson?.id ?? 0, progressInput.parse(input));
  const tick = (lesson: { id: number } | undefined, completed = true) =>
    save(lesson, { completed });
  return { user, userId: user.id, course, lessons, grant, access, save, tick };
}

/** Oldest first. */
export function listEvents(orderId: string, kind?: string) {
  const where = { orderId, ...(kind && { kind }) };
  return db.orderEvent.findMany({ where, orderBy: { id: "asc" } });
}

/** The rows of one section of what the shop stores about a person. */
export async function readOwnRows(userId: string, section: string) {
  const found = (await listOwnData(userId)).find(({ name }) => name === section);
  return Array.fromAsync(found?.rows ?? []);
}

/** The mail of a kind to an address, sent or not. */
export function findMail(to: string, kind?: string) {
  return db.outboxMail.findFirstOrThrow({ where: { to, ...(kind && { kind }) } });
}

/** Reports that the mail came back undelivered. */
export function bounce(mailId: string, type = "email.bounced") {
  return followMailEvent({ type, data: { tags: { mail: mailId } } });
}

/** How many mails were queued for the coach about these alerts. */
export function countAlertMails(alerts: ({ id: string } | undefined)[]): Promise<number> {
  const keys = alerts.map((alert) => `attention:${alert?.id}`);
  return db.outboxMail.count({ where: { key: { in: keys } } });
}

/** The audit log's actions on a subject such as `order:1001`, oldest first. */
export function readAudit(subject: string) {
  return db.auditLog.findMany({ where: { subject }, orderBy: { id: "asc" } });
}

export async function auditedActions(subject: string): Promise<string[]> {
  return (await readAudit(subject)).map(({ action }) => action);
}

/** Gives modules imported after this call other keys of the card provider. */
export function changeKeys(to: "live" | "none"): void {
  vi.resetModules();
  for (const [name, prefix] of [
    ["STRIPE_SECRET_KEY", "sk"],
    ["STRIPE_PUBLISHABLE_KEY", "pk"],
  ] as const)
    vi.stubEnv(name, to === "live" ? `${prefix}_live_x` : "");
  if (to === "none") vi.stubEnv("STRIPE_WEBHOOK_SECRET", "");
  onTestFinished(() => void vi.unstubAllEnvs());
}

/** Changes today's date for this test only. */
export function setDate(now: number | Date): void {
  vi.useFakeTimers({ now, toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
}

/** Makes this many attempts at the same time. */
export function atOnce<Result>(
  times: number,
  attempt: (index: number) => Promise<Result>,
): Promise<Result[]> {
  return Promise.all(Array.from({ length: times }, (_, index) => attempt(index)));
}

export function expectRefused(attempt: Promise<unknown>, status = 409, words = "") {
  const message = expect.stringContaining(words);
  return expect(attempt).rejects.toMatchObject({ status, message });
}

/** Counts the outcomes of attempts that were made at once. */
export async function settle(attempts: Promise<unknown>[]) {
  const results = await Promise.allSettled(attempts);
  const fulfilled = results.filter(({ status }) => status === "fulfilled").length;
  return { fulfilled, rejected: results.length - fulfilled };
}
