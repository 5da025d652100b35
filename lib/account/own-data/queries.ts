import { listOrders } from "@/lib/account/own-data/orders/queries";
import { db } from "@/lib/db";
import { BATCH, inBatches } from "@/lib/lists/batches";
import { newsletterConsentText } from "@/lib/newsletter/rules";

export type Section = { name: string; rows: AsyncIterable<object> };

export async function listOwnData(userId: string): Promise<Section[]> {
  const { email, ...account } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, name: true, createdAt: true, firstSignInAt: true, playsNext: true },
  });
  return [
    { name: "account", rows: once(async () => [{ emailAddress: email, ...account }]) },
    { name: "orders", rows: once(() => listOrders(userId, email)) },
    { name: "withdrawals", rows: once(() => listWithdrawals(userId, email)) },
    { name: "access", rows: once(() => listGrants(userId)) },
    { name: "progress", rows: once(() => listProgress(userId)) },
    { name: "completions", rows: once(() => listCompletions(userId)) },
    { name: "certificates", rows: once(() => listCertificates(userId)) },
    { name: "signedInBrowsers", rows: once(() => listSessions(userId)) },
    { name: "signInMails", rows: once(() => listSignInLinks(email)) },
    { name: "changeOfAddress", rows: once(() => listEmailChanges(userId)) },
    { name: "mails", rows: readMails(email) },
    { name: "backOffice", rows: once(() => listWorkHere(email)) },
    { name: "newsletter", rows: once(() => listSubscriptions(email)) },
    { name: "messages", rows: readMessages(email) },
  ];
}

async function* once(read: () => Promise<object[]>): AsyncGenerator<object> {
  yield* await read();
}

async function listWithdrawals(userId: string, email: string): Promise<object[]> {
  const orders = await db.order.findMany({ where: { userId }, select: { id: true } });
  return db.withdrawal.findMany({
    where: { OR: [{ email }, { orderId: { in: orders.map(({ id }) => id) } }] },
    orderBy: { id: "asc" },
    select: { name: true, email: true, orderNumber: true, part: true, createdAt: true },
  });
}

async function listGrants(userId: string): Promise<object[]> {
  const grants = await db.grant.findMany({
    where: { userId },
    orderBy: { createdAt: "asc" },
    include: { course: { select: { title: true } }, order: { select: { number: true } } },
  });
  return grants.map(({ course, order, reason, createdAt, suspendedAt, endedAt, revokedAt }) => ({
    course: course.title,
    orderNumber: order?.number ?? null,
    reason,
    since: createdAt,
    suspendedAt,
    endedAt,
    revokedAt,
  }));
}

async function listProgress(userId: string): Promise<object[]> {
  const rows = await db.lessonProgress.findMany({
    where: { userId },
    orderBy: { lesson: { courseId: "asc" } },
    include: { lesson: { select: { title: true, course: { select: { title: true } } } } },
  });
  return rows.map(({ lesson, completedAt, watchSeconds, positionSeconds, updatedAt }) => ({
    course: lesson.course.title,
    lesson: lesson.title,
    completedAt,
    watchSeconds,
    positionSeconds,
    updatedAt,
  }));
}

async function listCompletions(userId: string): Promise<object[]> {
  const rows = await db.courseCompletion.findMany({
    where: { userId },
    select: { completedAt: true, course: { select: { title: true } } },
  });
  return rows.map(({ course, completedAt }) => ({ course: course.title, completedAt }));
}

function listCertificates(userId: string): Promise<object[]> {
  return db.certificate.findMany({
    where: { userId },
    select: { number: true, name: true, courseTitle: true, completedAt: true, createdAt: true },
  });
}

function listSessions(userId: string): Promise<object[]> {
  return db.session.findMany({
    where: { userId },
    orderBy: { createdAt: "asc" },
    select: { browser: true, createdAt: true, usedAt: true, expires: true },
  });
}

function listSignInLinks(email: string): Promise<object[]> {
  return db.signInToken.findMany({
    where: { email },
    orderBy: { createdAt: "asc" },
    select: { purpose: true, createdAt: true, expiresAt: true, usedAt: true },
  });
}

function listEmailChanges(userId: string): Promise<object[]> {
  return db.emailChange.findMany({
    where: { userId },
    select: { newEmail: true, oldConfirmedAt: true, newConfirmedAt: true, createdAt: true },
  });
}

async function* readMails(to: string): AsyncGenerator<object> {
  const mails = inBatches<{
    id: string;
    kind: string;
    subject: string | null;
    sentAt: Date | null;
  }>((last) =>
    db.outboxMail.findMany({
      where: { to, id: { gt: last?.id } },
      orderBy: { id: "asc" },
      take: BATCH,
      select: { id: true, kind: true, subject: true, sentAt: true },
    }),
  );
  for await (const { id: _, ...mail } of mails) yield mail;
}

async function listSubscriptions(email: string): Promise<object[]> {
  const rows = await db.newsletterSubscriber.findMany({ where: { email } });
  return rows.map(({ status, consentVersion, requestedAt, confirmedAt, unsubscribedAt }) => ({
    status,
    askedAt: requestedAt,
    confirmedAt,
    unsubscribedAt,
    consentWording: newsletterConsentText(consentVersion),
  }));
}

async function* readMessages(email: string): AsyncGenerator<object> {
  const messages = inBatches((last?: { id: string }) =>
    db.contactMessage.findMany({
      where: { email, id: { gt: last?.id } },
      orderBy: { id: "asc" },
      take: BATCH,
    }),
  );
  for await (const { id: _, ...message } of messages) yield message;
}

async function listWorkHere(email: string): Promise<object[]> {
  const select = { createdAt: true, cameInAt: true, seesMoney: true, isOwner: true };
  return db.assistant.findMany({ where: { email }, select });
}
