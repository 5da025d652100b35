"use server";

import { redirect } from "next/navigation";
import { coachAction } from "@/lib/auth/coach-action";
import {
  createCourse,
  publishCourse,
  setTrailer,
  unpublishCourse,
  updateCourse,
} from "@/lib/courses/editing/commands";
import { findEditedCourse } from "@/lib/courses/editing/queries";
import { courseInput, newCourseInput } from "@/lib/courses/editing/schema";
import { addLesson, moveLesson } from "@/lib/courses/lessons/commands";
import { newLessonInput, trailerInput } from "@/lib/courses/lessons/schema";
import { copyCourse, deleteDraftCourse, showFinishedLessons } from "@/lib/courses/whole/commands";
import { rowChoice } from "@/lib/forms/fields";
import { moveRow } from "@/lib/lists/arrange";
import { adminPaths } from "@/lib/paths/back-office";
import { giveCourse } from "@/lib/people/commands";
import { courseGift } from "@/lib/people/schema";
import { moveAction } from "../_move";

export const createCourseAction = coachAction(newCourseInput, async (input, coach) => {
  redirect(adminPaths.course(await createCourse(coach.email, input)));
});

export const updateCourseAction = coachAction(courseInput, async (input, coach) => {
  await updateCourse(coach.email, input);
  const isOnSale = (await findEditedCourse(input.id))?.publishedAt;
  const message = isOnSale
    ? "Saved. The site shows it from now on."
    : "Saved. It is still a draft: visitors do not see it.";
  return { done: true, message };
});

export const moveCourseAction = moveAction((actor, move) => moveRow(actor, "Course", move));

export const publishCourseAction = coachAction(rowChoice, async ({ id }, coach) => {
  await publishCourse(coach.email, id);
  return { done: true, message: "It is on sale." };
});

export const unpublishCourseAction = coachAction(
  rowChoice,
  async ({ id }, coach) => {
    await unpublishCourse(coach.email, id);
    return { done: true, message: "It is off sale. Everybody who has bought it keeps it." };
  },
  {
    ask: async () =>
      "Take this course off sale? Everybody who has bought it keeps it; nobody else can see or buy it.",
  },
);

export const copyCourseAction = coachAction(rowChoice, async ({ id }, coach) => {
  redirect(adminPaths.course(await copyCourse(coach.email, id)));
});

export const deleteCourseAction = coachAction(
  rowChoice,
  async ({ id }, coach) => {
    await deleteDraftCourse(coach.email, id);
    redirect(adminPaths.courses());
  },
  { ask: async () => "Delete this draft with all its lessons and films? Nobody has bought it." },
);

export const setTrailerAction = coachAction(trailerInput, async ({ id, link }, coach) => {
  await setTrailer(coach.email, id, link);
  return { done: true, message: link ? "Saved. It is on the course’s page." : "Taken away." };
});

export const showLessonsAction = coachAction(rowChoice, async ({ id }, coach) => {
  const count = await showFinishedLessons(coach.email, id);
  const message =
    count > 0
      ? `Lessons that buyers see from now on: ${count}.`
      : "No draft has a text or a film yet, so there is nothing more to show.";
  return { done: true, message };
});

export const addLessonAction = coachAction(newLessonInput, async ({ courseId, title }, coach) => {
  redirect(adminPaths.lesson(await addLesson(coach.email, courseId, title)));
});

export const moveLessonAction = moveAction(moveLesson);

export const giveCourseAction = coachAction(courseGift, async (gift, coach) => {
  await giveCourse(coach.email, gift);
  return {
    done: true,
    message: `The course is open. The sign-in link is on its way to ${gift.email}.`,
  };
});
