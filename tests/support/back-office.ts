import { z } from "zod";
import { newCourse, newLearner } from "./learner";
import { completeLesson, findEmail } from "./people";
import { newAddress } from "./samples";
import { query } from "./world";

/** Rows that tests of the back office need, and reads that bypass its pages. */

export function raiseAlert(detail: string, createdAt = new Date().toISOString()) {
  return query(
    `INSERT INTO "Attention" (id, key, kind, detail, "createdAt")
     VALUES (gen_random_uuid(), $1, 'unknown-payment', $1, $2)`,
    [detail, createdAt],
  );
}

export function settleAlert(detail: string) {
  return query(`DELETE FROM "Attention" WHERE key = $1`, [detail]);
}

/** A buyer who stopped in the middle of a course three weeks ago. */
export async function newStuckBuyer() {
  const { courseId, lessonIds } = await newCourse("generic", [{ title: "One" }, { title: "Two" }]);
  const userId = await newLearner(courseId);
  await completeLesson(userId, lessonIds[0]);
  await query(
    `UPDATE "Enrolment" SET "lastProgressAt" = now() - interval '21 days' WHERE "userId" = $1`,
    [userId],
  );
  return { userId, email: await findEmail(userId) };
}

/** The address of a confirmed newsletter subscriber. */
export async function newSubscriber(): Promise<string> {
  const email = newAddress();
  await query(
    `INSERT INTO "NewsletterSubscriber" (id, email, status, "consentVersion", "confirmedAt")
     VALUES (gen_random_uuid(), $1, 'confirmed', '2026-11-21', now())`,
    [email],
  );
  return email;
}

/** Returns the sender's address. */
export async function newMessage(email = newAddress()): Promise<string> {
  await query(
    `INSERT INTO "ContactMessage" (id, name, email, subject, message)
     VALUES (gen_random_uuid(), 'Zoë O’Hara', $1, $2, $3)`,
    [email, `Question of ${email}`, "Good morning,\n<b>may</b> I ask something?"],
  );
  return email;
}

/** Erases the buyer of a sale. */
export async function eraseBuyer(number: number): Promise<void> {
  const order = `(SELECT id FROM "Order" WHERE number = $1)`;
  await query(`DELETE FROM "Grant" WHERE "orderId" = ${order}`, [number]);
  await query(
    `UPDATE "Order" SET email = NULL, "userId" = NULL, "erasedAt" = now() WHERE number = $1`,
    [number],
  );
}

export function loseDispute(number: number) {
  return query(`UPDATE "Order" SET "disputeStatus" = 'lost' WHERE number = $1`, [number]);
}

/** In the course's order. */
export async function lessonTitles(courseId: number): Promise<string[]> {
  const rows = await query(`SELECT title FROM "Lesson" WHERE "courseId" = $1 ORDER BY position`, [
    courseId,
  ]);
  return z
    .array(z.object({ title: z.string() }))
    .parse(rows)
    .map(({ title }) => title);
}

export async function readLesson(id: number | undefined) {
  const rows = await query(`SELECT "contentHtml", "videoUrl" FROM "Lesson" WHERE id = $1`, [id]);
  const row = z.object({ contentHtml: z.string().nullable(), videoUrl: z.string().nullable() });
  return z.tuple([row]).parse(rows)[0];
}

/** Saves another text for a lesson, as an editor elsewhere would. */
export function editElsewhere(lessonId: number | undefined, words: string) {
  return query(`UPDATE "Lesson" SET "contentHtml" = $2, version = version + 1 WHERE id = $1`, [
    lessonId,
    `<p>${words}</p>`,
  ]);
}

export function deleteLesson(id: number | undefined) {
  return query(`DELETE FROM "Lesson" WHERE id = $1`, [id]);
}

/** Adds fifty courses after all others, on two pages of the list, and returns the address of the first page. */
export async function addManyCourses(): Promise<string> {
  await query(`UPDATE "Course" SET position = row.place FROM (
    SELECT id, row_number() OVER (ORDER BY position, id) AS place FROM "Course") row
    WHERE row.id = "Course".id`);
  const rows = await query(`SELECT id, position FROM "Course" ORDER BY position DESC LIMIT 1`);
  const [last] = z.tuple([z.object({ id: z.number(), position: z.number() })]).parse(rows);
  await query(
    `INSERT INTO "Course" (slug, title, description, "categoryId", "pricePence", position, "updatedAt")
     SELECT 'many-' || n, 'Many ' || n, '', 1, 4999, $1::int + n, now() FROM generate_series(1, 50) n`,
    [last.position],
  );
  return `/admin/courses?after=${last.position}-${last.id}`;
}

export function removeManyCourses() {
  return query(`DELETE FROM "Course" WHERE title LIKE 'Many %'`);
}

/**
 * Fills a page of the library with pictures newer than the one given, which then begins the second page. A
 * picture keeps the name under which it was first uploaded, perhaps by another test.
 */
export async function addManyPictures(address: string, name: string): Promise<void> {
  await query(
    `UPDATE "Picture" SET id = nextval(pg_get_serial_sequence('"Picture"', 'id')), name = $2 WHERE address = $1`,
    [address, name],
  );
  await query(
    `INSERT INTO "Picture" (address, name)
     SELECT '/pictures/' || lpad(n::text, 32, '0') || '-1x1.webp', 'Many ' || n FROM generate_series(1, 60) n`,
  );
}

export function removeManyPictures() {
  return query(`DELETE FROM "Picture" WHERE name LIKE 'Many %'`);
}

/** Returns a function that restores all settings. */
export async function rememberSettings(): Promise<() => Promise<unknown>> {
  const rows = await query(`SELECT "group", value, "isSample" FROM "Setting"`);
  return () =>
    query(
      `UPDATE "Setting" SET value = old.value, "isSample" = old."isSample"
       FROM jsonb_to_recordset($1) AS old ("group" text, value jsonb, "isSample" boolean)
       WHERE "Setting"."group" = old."group"`,
      [JSON.stringify(rows)],
    );
}

/** Publishes the first version of each legal text again, because none can be withdrawn. */
export function restoreLegalTexts() {
  return query(`
    WITH first AS (SELECT "pageId", name, content FROM "PageVersion" WHERE number = 1 AND name IS NOT NULL),
      drafts AS (UPDATE "SitePage" SET draft = content FROM first WHERE id = "pageId")
    INSERT INTO "PageVersion" ("pageId", number, name, content, changes, "publishAt")
    SELECT "pageId", last, name || '.' || last, content, '', now()
    FROM first JOIN (SELECT "pageId", max(number) + 1 AS last FROM "PageVersion" GROUP BY 1) AS ends
      USING ("pageId")`);
}

/** The address of the editor of the page at `path`. */
export async function editorOf(path: string): Promise<string> {
  const rows = await query(`SELECT id FROM "SitePage" WHERE path = $1`, [path]);
  return `/admin/pages/${z.tuple([z.object({ id: z.number() })]).parse(rows)[0].id}`;
}
