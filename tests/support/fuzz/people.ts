import { createHash, randomBytes } from "node:crypto";
import { z } from "zod";
import { findOrCreateCoach } from "../coach";
import { newCourse, newLearner } from "../learner";
import { query, siteUrl } from "../world";

export type People = Awaited<ReturnType<typeof gatherPeople>>;

/** Who sends the requests: visitors, buyers with a finished course, the coach, and who signs out. */
export async function gatherPeople() {
  const course = await newCourse("generic", [
    { title: "Paid", contentHtml: "<p>Words that were paid for.</p>" },
  ]);
  const lessonId = course.lessonIds[0] ?? 0;
  const learners = await Promise.all(Array.from({ length: 6 }, () => newLearner(course.courseId)));
  for (const userId of learners) {
    await query(
      `INSERT INTO "LessonProgress" ("userId", "lessonId", completed, "completedAt", "updatedAt")
       VALUES ($1, $2, true, now(), now())`,
      [userId, lessonId],
    );
  }
  const leavers = await Promise.all(Array.from({ length: 6 }, () => newLearner(course.courseId)));
  const coach = await newSession(await findOrCreateCoach());
  await query(`UPDATE "Session" SET "factorProvenAt" = now() WHERE "sessionToken" = $1`, [
    hashOf(coach),
  ]);
  const checkout = await beginOrder();
  const withCheckout = async (id: string) => `${await newSession(id)}; ${checkout.cookie}`;
  return {
    course,
    lessonId,
    learners,
    orderId: checkout.orderId,
    leavers: await Promise.all(leavers.map(newSession)),
    others: ["", checkout.cookie, coach, ...(await Promise.all(learners.map(withCheckout)))],
  };
}

/** A cookie that says who somebody is, as signing in leaves it. */
export async function newSession(userId: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await query(
    `INSERT INTO "Session" (id, "sessionToken", "userId", expires)
     VALUES (gen_random_uuid(), $1, $2, now() + interval '1 day')`,
    [hashOf(token), userId],
  );
  return `next-auth.session-token=${token}`;
}

function hashOf(cookie: string): string {
  return createHash("sha256")
    .update(cookie.split("=").at(-1) ?? "")
    .digest("hex");
}

async function beginOrder() {
  const answer = await fetch(`${siteUrl}/api/create-payment-intent`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ courseId: 1, amount: 49.99 }),
  });
  const { orderId } = z.object({ orderId: z.string() }).parse(await answer.json());
  return { orderId, cookie: answer.headers.get("set-cookie")?.split(";")[0] ?? "" };
}
