import { randomInt } from "node:crypto";
import { z } from "zod";
import { query } from "./world";

/** Changes to a person's rows that time, the coach or another browser would make. */

export async function findEmail(userId: string): Promise<string> {
  const rows = await query(`SELECT email FROM "User" WHERE id = $1`, [userId]);
  return z.tuple([z.object({ email: z.string() })]).parse(rows)[0].email;
}

export async function findUserId(email: string): Promise<string> {
  const rows = await query(`SELECT id FROM "User" WHERE email = $1`, [email]);
  return z.tuple([z.object({ id: z.string() })]).parse(rows)[0].id;
}

export async function hasAccount(userId: string): Promise<boolean> {
  return (await query(`SELECT 1 FROM "User" WHERE id = $1`, [userId])).length > 0;
}

/** As if the person had proven their address by mail before. */
export function markSignedInBefore(userId: string) {
  return query(`UPDATE "User" SET "firstSignInAt" = now() WHERE id = $1`, [userId]);
}

export async function countSessions(userId: string): Promise<number> {
  return (await query(`SELECT 1 FROM "Session" WHERE "userId" = $1`, [userId])).length;
}

/** Ends the person's sessions on all devices, as another browser can. */
export function signOutEverywhere(userId: string) {
  return query(`DELETE FROM "Session" WHERE "userId" = $1`, [userId]);
}

/** Makes the person's sessions unknown to the server; a second call makes them known again. */
export function swapSessions(userId: string) {
  return query(
    `UPDATE "Session" SET "sessionToken" = reverse("sessionToken") WHERE "userId" = $1`,
    [userId],
  );
}

/** Makes the person's sessions last used two days ago, ending tomorrow. */
export function leaveUnused(userId: string) {
  return query(
    `UPDATE "Session" SET "usedAt" = now() - interval '2 days', expires = now() + interval '1 day'
     WHERE "userId" = $1`,
    [userId],
  );
}

/** How many days from now the person's session ends. */
export async function readSessionDays(userId: string): Promise<number> {
  const rows = await query(
    `SELECT round(extract(epoch FROM expires - now()) / 86400)::int AS days FROM "Session"
     WHERE "userId" = $1`,
    [userId],
  );
  return z.tuple([z.object({ days: z.number() })]).parse(rows)[0].days;
}

/** Makes the person's sessions count as a fresh proof of their address. */
export function renewSessions(userId: string) {
  return query(`UPDATE "Session" SET "createdAt" = now() WHERE "userId" = $1`, [userId]);
}

/** Makes the person's sessions too old to count as a fresh proof, which takes an hour. */
export function ageSessions(userId: string) {
  return query(
    `UPDATE "Session" SET "createdAt" = now() - interval '2 hours' WHERE "userId" = $1`,
    [userId],
  );
}

/** Makes the coach's second factor older than the ten minutes that a refund allows. */
export function ageSecondFactor() {
  return query(`UPDATE "Session" SET "factorProvenAt" = now() - interval '11 minutes'`);
}

/** As a refund does. */
export function endAccess(userId: string) {
  return query(`UPDATE "Grant" SET "endedAt" = now() WHERE "userId" = $1`, [userId]);
}

/** As a dispute does. */
export function suspendAccess(userId: string) {
  return query(`UPDATE "Grant" SET "suspendedAt" = now() WHERE "userId" = $1`, [userId]);
}

/** Returns the certificate's number. */
export async function newCertificate(userId: string, courseId: number, name = "Ada Lovelace") {
  const group = () => String(randomInt(10_000)).padStart(4, "0");
  const number = `${group()}-${group()}-${group()}`;
  await query(
    `INSERT INTO "Certificate" (id, number, "userId", "courseId", name, "courseTitle", "completedAt")
     SELECT gen_random_uuid(), $1, $2, id, $4, title, now() FROM "Course" WHERE id = $3`,
    [number, userId, courseId, name],
  );
  return number;
}

export function completeLesson(userId: string, lessonId: number | undefined) {
  return query(
    `INSERT INTO "LessonProgress" ("userId", "lessonId", completed, "completedAt", "updatedAt")
     VALUES ($1, $2, true, now(), now())`,
    [userId, lessonId],
  );
}

/** The audit log's entries on a subject such as `order:1001`, oldest first. */
export async function readAuditLog(subject: string) {
  return query(`SELECT action, reason FROM "AuditLog" WHERE subject = $1 ORDER BY id`, [subject]);
}

export async function countAuditLog(): Promise<number> {
  return (await query(`SELECT 1 FROM "AuditLog"`)).length;
}
