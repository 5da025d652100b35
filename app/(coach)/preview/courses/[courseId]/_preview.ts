import { notFound } from "next/navigation";
import { requireCoachPageOf } from "@/lib/auth/coach-page";
import { recordPreview } from "@/lib/courses/editing/commands";
import { listEditedLessons } from "@/lib/courses/lessons/queries";
import { findCardForPreview } from "@/lib/courses/public/queries";
import { idTextField } from "@/lib/forms/fields";
import { mintCoachPreview } from "@/lib/learning/access";
import { findLearningCourse, listLessons } from "@/lib/learning/queries";

/** Opens a course with all its lessons for the coach, and records that in the audit log. */
export async function openPreview(
  params: Promise<{ courseId: string }>,
  pageAt: (id: number) => string,
) {
  const named = idTextField.safeParse((await params).courseId);
  const [id, coach] = await requireCoachPageOf(named, pageAt);
  const { course, isPublished } = (await findCardForPreview(id)) ?? notFound();
  await recordPreview(coach.email, course.id);
  const access = mintCoachPreview(coach, course);
  const [learning, lessons, rows] = await Promise.all([
    findLearningCourse(access),
    listLessons(access),
    listEditedLessons(course.id),
  ]);
  const edited = new Map(rows.map((row) => [row.id, row]));
  return {
    course,
    /** The same course in the learning page's form. */
    learning,
    isPublished,
    lessons: lessons.flatMap((lesson) => {
      const row = edited.get(lesson.id);
      return row ? [{ ...row, ...lesson }] : [];
    }),
  };
}
