import { db, isDatabaseAway } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { findCourseAccess, freePreview, lessonsOf } from "@/lib/learning/access";
import { isOnPublicPage } from "@/lib/media/shown/queries";

type Publicity = "public" | "public when last asked" | "in lessons";

/** By hash: cached pages need their pictures while the database is away. */
const lastPublic = new Set<string>();
const MAX_REMEMBERED = 10_000;

/**
 * A picture or file in a lesson belongs to it, unless a free preview shows it too or visitors see it elsewhere. Takes
 * the 32 digits in its address.
 */
export async function findPublicity(hash: string): Promise<Publicity> {
  try {
    if (await isShownToAll(hash)) return "public";
    lastPublic.delete(hash);
    return "in lessons";
  } catch (error) {
    if (isDatabaseAway(error) && lastPublic.has(hash)) return "public when last asked";
    throw error;
  }
}

/** Only for a file that exists, or invented names would displace the real ones. */
export function rememberPublic(hash: string): void {
  lastPublic.delete(hash);
  lastPublic.add(hash);
  const [oldest = ""] = lastPublic;
  if (lastPublic.size > MAX_REMEMBERED) lastPublic.delete(oldest);
}

/** Whether a lesson that the person may open now names the file. */
export async function isLearnersFile(hash: string, userId: string): Promise<boolean> {
  const inTheirCourses = Prisma.sql`
    "courseId" IN (SELECT "courseId" FROM "Grant" WHERE "userId" = ${userId}::uuid)`;
  const lessons = await listNaming(hash, inTheirCourses);
  for (const id of new Set(lessons.map(({ courseId }) => courseId))) {
    const access = await findCourseAccess(userId, { id });
    const inThisCourse = lessons.filter(({ courseId }) => courseId === id);
    if (access && (await isOneOpen(inThisCourse, lessonsOf(access)))) return true;
  }
  return false;
}

async function isShownToAll(hash: string): Promise<boolean> {
  return !(await isInLesson(hash)) || (await isInPreview(hash)) || (await isOnPublicPage(hash));
}

/** Its index exists for exactly this expression. */
const names = (hash: string) => Prisma.sql`
  named_files(coalesce("contentHtml", '') || ' ' || coalesce("videoUrl", '')) @> ARRAY[${hash}]`;

/** Asked for one match only, PostgreSQL would read all lessons instead of the index. */
async function isInLesson(hash: string): Promise<boolean> {
  const [found] = await db.$queryRaw<{ isAny: boolean }[]>`
    SELECT count(*) > 0 AS "isAny" FROM "Lesson" WHERE ${names(hash)}`;
  return found?.isAny ?? false;
}

async function isInPreview(hash: string): Promise<boolean> {
  const marked = await listNaming(hash, Prisma.sql`"isPreview" AND position = 1`);
  return marked.length > 0 && isOneOpen(marked, freePreview());
}

/**
 * A shop may show its logo in thousands of lessons, so each caller narrows them down. Without OFFSET 0, PostgreSQL
 * would rather read all lessons that the caller's condition fits.
 */
function listNaming(hash: string, which: Prisma.Sql) {
  return db.$queryRaw<{ id: number; courseId: number }[]>`
    SELECT id, "courseId" FROM (
      SELECT id, "courseId", "isPreview", position FROM "Lesson" WHERE ${names(hash)} OFFSET 0) naming
    WHERE ${which}`;
}

async function isOneOpen(lessons: { id: number }[], which: Prisma.LessonWhereInput) {
  const ids = lessons.map(({ id }) => id);
  const where = { AND: [{ id: { in: ids }, locked: false }, which] };
  return (await db.lesson.findFirst({ where, select: { id: true } })) !== null;
}
