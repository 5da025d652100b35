import { notFound } from "next/navigation";
import { requireCoachPageOf } from "@/lib/auth/coach-page";
import { recordPreview } from "@/lib/catalogue/commands";
import { findEditedCourse } from "@/lib/catalogue/queries";
import { findUnpublishedCard } from "@/lib/courses/queries";
import { idTextField } from "@/lib/fields";
import { mintCoachPreview } from "@/lib/learning/access";
import { listLessons } from "@/lib/learning/queries";
import { listEditedLessons } from "@/lib/lessons/queries";

/** A course and all of its lessons for the coach's eyes, with an entry in the audit log. */
export async function openPreview(
  params: Promise<{ courseId: string }>,
  pageAt: (id: number) => string,
) {
  const named = idTextField.safeParse((await params).courseId);
  const [id, coach] = await requireCoachPageOf(named, pageAt);
  const access = (await mintCoachPreview(coach, { id })) ?? notFound();
  const course = (await findUnpublishedCard(id)) ?? notFound();
  await recordPreview(coach.email, course.id);
  const [edited, lessons, states] = await Promise.all([
    findEditedCourse(course.id),
    listLessons(access),
    listEditedLessons(course.id),
  ]);
  return {
    course,
    isPublished: Boolean(edited?.publishedAt),
    lessons: lessons.flatMap((lesson) =>
      states.filter(({ id }) => id === lesson.id).map((row) => ({ ...row, ...lesson })),
    ),
  };
}
