import { recordAudit, recordEdit } from "@/lib/audit/commands";
import { lockCourse } from "@/lib/courses/editing/commands";
import { isEmptyLesson } from "@/lib/courses/editing/rules";
import { db, type Transaction } from "@/lib/db";
import { notFoundRefusal, Refusal } from "@/lib/errors";
import type { Move } from "@/lib/forms/fields";
import { savedHtml } from "@/lib/forms/html";
import { arrange, moved, nextPlace } from "@/lib/lists/arrange";
import { forgetFiles } from "@/lib/media/commands";
import {
  type EditedLesson,
  findEditedLesson,
  isCourseSold,
  listEditedLessons,
  toLessonForm,
} from "./queries";
import { filesOf, inOrder, lessonState } from "./rules";
import type { LessonEdit, LessonFile } from "./schema";

const subject = (id: number) => `lesson:${id}`;

type NewLesson = { courseId: number; title: string; videoUrl?: string };

export function addLesson(actor: string, courseId: number, title: string): Promise<number> {
  return db.$transaction((tx) => insertLesson(tx, actor, { courseId, title }));
}

/** Adds a draft as the last lesson. */
export async function insertLesson(
  tx: Transaction,
  actor: string,
  after: NewLesson,
): Promise<number> {
  const { courseId } = after;
  await lockCourse(tx, courseId);
  const position = nextPlace(
    await tx.lesson.aggregate({ where: { courseId }, _max: { position: true } }),
  );
  const lesson = await tx.lesson.create({
    data: { ...after, description: "", isDraft: true, position },
  });
  await renumber(tx, courseId);
  await recordAudit(tx, { actor, action: "lesson.add", subject: subject(lesson.id), after });
  return lesson.id;
}

export async function updateLesson(actor: string, input: LessonEdit): Promise<void> {
  const { id, version, contentHtml, ...data } = input;
  await db.$transaction((tx) =>
    recordEdit(tx, {
      actor,
      action: "lesson.edit",
      subject: subject(id),
      read: () => findEditedLesson(id, tx),
      write: () =>
        tx.lesson.updateMany({
          where: { id, version },
          data: { ...data, contentHtml: savedHtml(contentHtml), version: { increment: 1 } },
        }),
      toForm: toLessonForm,
    }),
  );
}

/** A new film removes the old one's captions. Throws Refusal 409 if the file is no longer `was`. */
export async function setLessonFile(
  actor: string,
  { id, file, was, now }: { id: number; file: LessonFile; was: string | null; now: string | null },
): Promise<void> {
  await db.$transaction(async (tx) => {
    const lesson = await lockLesson(tx, id);
    if (lesson[file] !== was) {
      throw new Refusal(409, "Somebody changed this meanwhile. Reload the page to see it.");
    }
    const change = {
      [file]: now,
      ...(file === "videoUrl" && now !== was && { captionsUrl: null }),
    };
    await tx.lesson.update({ where: { id }, data: change });
    await forgetFiles(tx, [was, change.captionsUrl === null ? lesson.captionsUrl : null]);
    await recordAudit(tx, {
      actor,
      action: `lesson.${file}`,
      subject: subject(id),
      before: { [file]: was },
      after: change,
    });
  });
}

/** Returns the new place (1-based) among the shown lessons. */
export function moveLesson(actor: string, move: Move): Promise<number> {
  return db.$transaction(async (tx) => {
    const { courseId } = await lockLesson(tx, move.id);
    const lessons = await listEditedLessons(courseId, tx);
    const shown = lessons.filter((lesson) => lesson.state === "shown").map((lesson) => lesson.id);
    if (!shown.includes(move.id))
      throw new Refusal(409, "Only lessons that are shown have a place.");
    const after = moved(shown, move);
    const others = lessons.map((lesson) => lesson.id).filter((other) => !shown.includes(other));
    await arrange(tx, "Lesson", [...after, ...others]);
    const order = { before: { order: shown }, after: { order: after } };
    await recordAudit(tx, { actor, action: "lesson.move", subject: subject(move.id), ...order });
    return after.indexOf(move.id) + 1;
  });
}

export async function showLesson(actor: string, id: number): Promise<void> {
  await db.$transaction(async (tx) => {
    const lesson = await lockLesson(tx, id);
    if (lessonState(lesson) === "shown") return;
    if (isEmptyLesson(lesson)) {
      throw new Refusal(409, "It has neither text nor film yet, so there is nothing to show.");
    }
    await tx.lesson.update({ where: { id }, data: { isDraft: false, retiredAt: null } });
    await renumber(tx, lesson.courseId);
    await recordAudit(tx, { actor, action: "lesson.show", subject: subject(id) });
  });
}

/** Retires a lesson that somebody may have paid for. Throws Refusal 409 for the last lesson of a course on sale. */
export async function removeLesson(actor: string, id: number): Promise<"deleted" | "retired"> {
  return db.$transaction(async (tx) => {
    const lesson = await lockLesson(tx, id);
    const course = await lockCourse(tx, lesson.courseId);
    const state = lessonState(lesson);
    const lessons = await listEditedLessons(lesson.courseId, tx);
    const isLast = lessons.filter((other) => other.state === "shown").length === 1;
    if (course.publishedAt && state === "shown" && isLast) {
      throw new Refusal(409, "A course on sale needs a lesson. Take the course off sale first.");
    }
    if (state === "draft" || !(await isCourseSold(lesson.courseId, tx))) {
      await tx.lesson.delete({ where: { id } });
      await recordAudit(tx, {
        actor,
        action: "lesson.delete",
        subject: subject(id),
        before: lesson,
      });
      await forgetFiles(tx, filesOf(lesson));
      await renumber(tx, lesson.courseId);
      return "deleted";
    }
    if (state === "retired") return "retired";
    await tx.lesson.update({ where: { id }, data: { retiredAt: new Date() } });
    await renumber(tx, lesson.courseId);
    await recordAudit(tx, { actor, action: "lesson.retire", subject: subject(id) });
    return "retired";
  });
}

export async function renumber(tx: Transaction, courseId: number): Promise<void> {
  const lessons = inOrder(await listEditedLessons(courseId, tx));
  await arrange(
    tx,
    "Lesson",
    lessons.map((lesson) => lesson.id),
  );
}

/** Locks the whole course, to keep the order of its lessons consistent. */
async function lockLesson(tx: Transaction, id: number): Promise<EditedLesson> {
  await tx.$executeRaw`
    SELECT 1 FROM "Course" WHERE id = (SELECT "courseId" FROM "Lesson" WHERE id = ${id}) FOR UPDATE`;
  const lesson = await findEditedLesson(id, tx);
  if (!lesson) throw notFoundRefusal("This lesson");
  return lesson;
}
