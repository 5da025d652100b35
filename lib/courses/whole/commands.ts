import { recordAudit } from "@/lib/audit/commands";
import { courseSubject, freeSlug, lockCourse } from "@/lib/courses/editing/commands";
import { renumber } from "@/lib/courses/lessons/commands";
import { finishedDraft, isCourseSold } from "@/lib/courses/lessons/queries";
import { filesOf } from "@/lib/courses/lessons/rules";
import { db, type Transaction } from "@/lib/db";
import { Refusal } from "@/lib/errors";
import { nextPlace } from "@/lib/lists/arrange";
import { forgetFiles } from "@/lib/media/commands";
import { paths } from "@/lib/paths/public";
import { cutText } from "@/lib/text/cut";
import { slugFromTitle } from "@/lib/text/slugs";

const MAX_TITLE = 120;

/** Makes a draft with the same words, lessons and files, but without retired lessons. */
export async function copyCourse(actor: string, id: number): Promise<number> {
  return db.$transaction(async (tx) => {
    await lockCourse(tx, id);
    const { lessons, createdAt, updatedAt, ...original } = await tx.course.findUniqueOrThrow({
      where: { id },
      include: { lessons: { where: { retiredAt: null }, orderBy: { position: "asc" } } },
    });
    const title = cutText(`Copy of ${original.title}`, MAX_TITLE);
    const copy = await tx.course.create({
      data: {
        ...asNew(original),
        title,
        slug: await freeSlug(tx, slugFromTitle(title)),
        publishedAt: null,
        position: nextPlace(await tx.course.aggregate({ _max: { position: true } })),
        lessons: { create: lessons.map(({ courseId, ...lesson }) => asNew(lesson)) },
      },
    });
    await recordAudit(tx, {
      actor,
      action: "course.copy",
      subject: courseSubject(copy.id),
      after: { title, from: original.title },
    });
    return copy.id;
  });
}

function asNew<Row extends { id: number; version: number }>({ id, version, ...row }: Row) {
  return row;
}

/** Throws Refusal 409 for a course on sale, or one that somebody bought, began to buy or was given. */
export async function deleteDraftCourse(actor: string, id: number): Promise<void> {
  await db.$transaction(async (tx) => {
    const { title, slug, publishedAt, trailerUrl } = await lockCourse(tx, id);
    if (publishedAt) throw new Refusal(409, "Take the course off sale before you delete it.");
    if (await isCourseSold(id, tx)) {
      throw new Refusal(
        409,
        "Somebody has bought this course, begun to buy it or been given it, so it stays.",
      );
    }
    await deleteLessons(tx, id);
    const formers = await tx.formerSlug.findMany({
      where: { courseId: id },
      select: { slug: true },
    });
    await tx.course.delete({ where: { id } });
    await forgetFiles(tx, [trailerUrl]);
    const gone = [slug, ...formers.map((former) => former.slug)];
    const data = gone.map((it) => ({ path: paths.course(it) }));
    await tx.goneAddress.createMany({ data, skipDuplicates: true });
    const before = { title, slug };
    await recordAudit(tx, { actor, action: "course.delete", subject: courseSubject(id), before });
  });
}

async function deleteLessons(tx: Transaction, courseId: number): Promise<void> {
  const lessons = await tx.lesson.findMany({ where: { courseId } });
  await tx.lesson.deleteMany({ where: { courseId } });
  await forgetFiles(tx, lessons.flatMap(filesOf));
}

/** Shows every draft with a text or film, and returns their number. */
export async function showFinishedLessons(actor: string, courseId: number): Promise<number> {
  return db.$transaction(async (tx) => {
    await lockCourse(tx, courseId);
    const drafts = { courseId, ...finishedDraft };
    const finished = await tx.lesson.findMany({ where: drafts, select: { id: true } });
    if (finished.length === 0) return 0;
    await tx.lesson.updateMany({ where: drafts, data: { isDraft: false, retiredAt: null } });
    await renumber(tx, courseId);
    await recordAudit(tx, {
      actor,
      action: "course.show-lessons",
      subject: courseSubject(courseId),
      after: { lessons: finished.map((lesson) => lesson.id) },
    });
    return finished.length;
  });
}
