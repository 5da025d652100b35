import { keepLast } from "@/lib/database/keep-last";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { findCourseAccess, freePreview, lessonsOf } from "@/lib/learning/access";
import { listUses } from "@/lib/media/pictures/queries";

/** By hash, because cached pages show their pictures while the database is away, too. */
const kept = new Map<string, () => Promise<boolean>>();
const MAX_KEPT = 10_000;

/**
 * A picture in a paid lesson belongs to it, unless a free preview or another place shows it too. Takes the hash in the
 * picture's address.
 */
export function isPublicPicture(hash: string): Promise<boolean> {
  const ask = kept.get(hash) ?? keepLast(() => findWhetherPublic(hash));
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(hash, ask);
  return ask();
}

async function findWhetherPublic(hash: string): Promise<boolean> {
  return !(await isInLesson(hash)) || (await isShownToAll(hash));
}

/** Whether a lesson that the person may open now shows the picture. */
export async function isLearnersPicture(hash: string, userId: string): Promise<boolean> {
  const inTheirCourses = Prisma.sql`
    "courseId" IN (SELECT "courseId" FROM "Grant" WHERE "userId" = ${userId}::uuid)`;
  const lessons = await listNaming(hash, inTheirCourses);
  for (const id of new Set(lessons.map(({ courseId }) => courseId))) {
    const access = await findCourseAccess(userId, { id });
    if (access && (await isOneOpen(lessons, lessonsOf(access)))) return true;
  }
  return false;
}

/** Asked for one match, PostgreSQL would read the whole table instead of the index. */
async function isInLesson(hash: string): Promise<boolean> {
  const [found] = await db.$queryRaw<{ isAny: boolean }[]>`
    SELECT count(*) > 0 AS "isAny" FROM "Lesson"
    WHERE named_pictures("contentHtml") @> ARRAY[${hash}]`;
  return found?.isAny ?? false;
}

async function isShownToAll(hash: string): Promise<boolean> {
  const previews = await listNaming(hash, Prisma.sql`"isPreview"`);
  if (await isOneOpen(previews, freePreview())) return true;
  return (await listUses(hash)).some(({ kind }) => kind !== "lesson");
}

/** A shop may show its logo in thousands of lessons, so each caller narrows them down. */
function listNaming(hash: string, which: Prisma.Sql) {
  return db.$queryRaw<{ id: number; courseId: number }[]>`
    SELECT id, "courseId" FROM "Lesson"
    WHERE named_pictures("contentHtml") @> ARRAY[${hash}] AND ${which}`;
}

async function isOneOpen(lessons: { id: number }[], which: Prisma.LessonWhereInput) {
  const ids = lessons.map(({ id }) => id);
  const where = { AND: [{ id: { in: ids }, locked: false }, which] };
  return (await db.lesson.findFirst({ where, select: { id: true } })) !== null;
}
