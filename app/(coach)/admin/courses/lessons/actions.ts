"use server";

import { redirect } from "next/navigation";
import { coachAction } from "@/lib/auth/coach-action";
import {
  removeLesson,
  setLessonFile,
  showLesson,
  updateLesson,
} from "@/lib/courses/lessons/commands";
import { findEditedLesson, isCourseSold, listEditedLessons } from "@/lib/courses/lessons/queries";
import { filmReference, nextPreview } from "@/lib/courses/lessons/rules";
import { filmInput, lessonInput } from "@/lib/courses/lessons/schema";
import { rowChoice } from "@/lib/forms/fields";
import { ownFile } from "@/lib/media/rules";
import { adminPaths } from "@/lib/paths/back-office";
import { setCover } from "@/lib/workbooks/commands";
import { coverInput } from "@/lib/workbooks/schema";

export const updateLessonAction = coachAction(lessonInput, async (input, coach) => {
  await updateLesson(coach.email, input);
  return { done: true, message: "Saved." };
});

export const setFilmAction = coachAction(
  filmInput,
  async (choice, coach) => {
    const now = filmReference(choice);
    await setLessonFile(coach.email, { id: choice.id, file: "videoUrl", was: choice.was, now });
    return { done: true, message: "Saved." };
  },
  {
    ask: async ({ was }) =>
      ownFile(was) && "Take your uploaded film out of this lesson, and its captions with it?",
  },
);

export const setCoverAction = coachAction(coverInput, async (input, coach) => {
  await setCover(coach.email, input);
  const message = input.hasCover
    ? "Saved. Open the workbook to see its cover."
    : "Saved. Buyers get the workbook as you made it.";
  return { done: true, message };
});

export const showLessonAction = coachAction(rowChoice, async ({ id }, coach) => {
  await showLesson(coach.email, id);
  return { done: true, message: "Buyers see it from now on, as the last module." };
});

export const removeLessonAction = coachAction(
  rowChoice,
  async ({ id }, coach) => {
    const lesson = await findEditedLesson(id);
    const outcome = await removeLesson(coach.email, id);
    if (outcome === "deleted" && lesson) redirect(adminPaths.course(lesson.courseId));
    return {
      done: true,
      message: "New buyers no longer get it. Everybody who bought before keeps it.",
    };
  },
  {
    ask: async ({ id }) => {
      const lesson = await findEditedLesson(id);
      if (!lesson) return null;
      const isKept = !lesson.isDraft && (await isCourseSold(lesson.courseId));
      const question = isKept
        ? "Take this lesson out for new buyers? Everybody who bought the course before keeps it."
        : "Delete this lesson? Nobody has bought it.";
      const next = nextPreview(await listEditedLessons(lesson.courseId), id);
      return next
        ? `${question} “${next.title}” is then module 1, and a free preview for everybody.`
        : question;
    },
  },
);
