import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { deleteExpired } from "@/lib/auth/commands";
import { createCourse, setTrailer } from "@/lib/courses/editing/commands";
import { setLessonFile } from "@/lib/courses/lessons/commands";
import { forgetFile } from "@/lib/courses/uploads/commands";
import { copyCourse, deleteDraftCourse } from "@/lib/courses/whole/commands";
import { db } from "@/lib/db";
import { BATCH } from "@/lib/lists/batches";
import { saveMedia, sendMedia } from "@/lib/media/files";
import { forgetNotices } from "@/lib/outbox/commands";
import { forgetEvents } from "@/lib/payments/stripe-events";
import { COACH, daysAgo, newUser, soldOrder } from "../support/builders";
import { findCourse } from "../support/shop";

const MANY = 2 * BATCH + 1;

it("all reports of the card provider are deleted after a year, except those still needed", async () => {
  const { orderId, paymentIntentId } = await soldOrder();
  await db.order.update({ where: { id: orderId }, data: { disputeStatus: "open" } });
  const type = `forgotten.${randomUUID()}`;
  const add = (event: { receivedAt: Date; processedAt: Date | null; paymentIntentId?: string }) =>
    db.providerEvent.create({ data: { id: randomUUID(), type, payload: {}, ...event } });
  const old = { receivedAt: daysAgo(366), processedAt: daysAgo(366) };
  await db.$executeRaw`
    INSERT INTO "ProviderEvent" ("id", "type", "payload", "receivedAt", "processedAt")
    SELECT gen_random_uuid()::text, ${type}, '{}', ${old.receivedAt}, ${old.processedAt}
    FROM generate_series(1, ${MANY}::int)`;
  const kept = [
    await add({ ...old, receivedAt: daysAgo(364) }),
    await add({ ...old, processedAt: null }),
    await add({ ...old, paymentIntentId }),
  ];
  await forgetEvents();
  const left = await db.providerEvent.findMany({ where: { type }, select: { id: true } });
  expect(left.map(({ id }) => id).toSorted()).toEqual(kept.map(({ id }) => id).toSorted());
});

it("notices to the coach are deleted a year after they were sent, and receipts never", async () => {
  const add = (kind: string, sentAt: Date | null) =>
    db.outboxMail.create({ data: { key: randomUUID(), kind, to: COACH, props: {}, sentAt } });
  const kept = [
    await add("attention", daysAgo(364)),
    await add("attention", null),
    await add("purchase-confirmation", daysAgo(400)),
  ];
  const gone = [await add("attention", daysAgo(366)), await add("security-notice", daysAgo(366))];
  await forgetNotices();
  const ids = [...kept, ...gone].map(({ id }) => id);
  const left = await db.outboxMail.findMany({ where: { id: { in: ids } }, orderBy: { id: "asc" } });
  expect(left.map(({ id }) => id)).toEqual(kept.map(({ id }) => id));
  await db.outboxMail.deleteMany({ where: { id: { in: ids } } });
});

it("all expired sessions are deleted, however many there are", async () => {
  const { id: userId } = await newUser();
  await db.$executeRaw`
    INSERT INTO "Session" ("id", "sessionToken", "userId", "expires")
    SELECT gen_random_uuid(), gen_random_uuid()::text, ${userId}::uuid, now() - interval '1 hour'
    FROM generate_series(1, ${MANY}::int)`;
  await deleteExpired();
  expect(await db.session.count({ where: { userId } })).toBe(0);
});

/** In how many days the file's removal is due; none if it is not. */
function daysUntilRemoval(file: string) {
  return db.$queryRaw<{ days: number }[]>`
    SELECT round(extract(epoch FROM run_at - now()) / 86400)::int AS days
    FROM graphile_worker.jobs WHERE key = ${`forget-file:${file}`}`;
}

async function newFile(name: string) {
  const file = `${randomUUID().replaceAll("-", "")}/${name}`;
  await saveMedia(file, new Blob(["A film"]).stream());
  const read = () => sendMedia(file, new Request("http://localhost/"));
  return { file, named: `media:${file}`, read };
}

it("a file that no lesson names is removed after a month, unless it is in use again", async () => {
  const { id: courseId } = await findCourse("taking-back-your-life");
  const { file, named, read } = await newFile("wheel.pdf");
  const texts = { title: "A lesson", description: "", isDraft: true, position: 900 };
  const { id } = await db.lesson.create({ data: { ...texts, courseId, downloadUrl: named } });
  const change = { id, file: "downloadUrl" } as const;
  await setLessonFile(COACH, { ...change, was: named, now: null });
  expect(await daysUntilRemoval(file)).toEqual([{ days: 30 }]);

  await setLessonFile(COACH, { ...change, was: null, now: named });
  expect(await forgetFile(file)).toBe("in use again");
  expect((await read()).status).toBe(200);
  await db.lesson.delete({ where: { id } });
  expect(await forgetFile(file)).toBe("removed");
  await expect(read()).rejects.toMatchObject({ status: 404 });
});

it("a trailer that was replaced, or whose draft was deleted, is removed after a month, unless another course has it", async () => {
  const { file, named, read } = await newFile("trailer.mp4");
  const draft = { title: "With a trailer", categoryId: 1, pricePence: 4999 };
  const id = await createCourse(COACH, draft);
  await setTrailer(COACH, id, named);
  expect(await daysUntilRemoval(file)).toEqual([]);
  const copy = await copyCourse(COACH, id);
  await setTrailer(COACH, id, null);
  expect(await daysUntilRemoval(file)).toEqual([{ days: 30 }]);
  expect(await forgetFile(file)).toBe("in use again");

  await db.$executeRaw`SELECT graphile_worker.remove_job(${`forget-file:${file}`})::text`;
  await deleteDraftCourse(COACH, copy);
  expect(await daysUntilRemoval(file)).toEqual([{ days: 30 }]);
  expect(await forgetFile(file)).toBe("removed");
  await expect(read()).rejects.toMatchObject({ status: 404 });
});
