"use server";

import { redirect } from "next/navigation";
import { adminPaths } from "@/lib/admin-paths";
import { moveRow } from "@/lib/arrange";
import {
  createCourse,
  publishCourse,
  unpublishCourse,
  updateCourse,
} from "@/lib/catalogue/commands";
import { findEditedCourse } from "@/lib/catalogue/queries";
import { courseInput, newCourseInput } from "@/lib/catalogue/schema";
import { coachAction } from "@/lib/coach-action";
import { moveInput, rowChoice } from "@/lib/fields";
import { addLesson, moveLesson } from "@/lib/lessons/commands";
import { newLessonInput } from "@/lib/lessons/schema";
import { giveCourse } from "@/lib/people/commands";
import { courseGift } from "@/lib/people/schema";

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

export const moveCourseAction = coachAction(moveInput, async (move, coach) => {
  const place = await moveRow(coach.email, "Course", move);
  return { done: true, message: `Moved to place ${place}.` };
});

export const publishCourseAction = coachAction(rowChoice, async ({ id }, coach) => {
  await publishCourse(coach.email, id);
  return { done: true, message: "It is on sale." };
});

export const unpublishCourseAction = coachAction(
  rowChoice,
  async ({ id }, coach) => {
    await unpublishCourse(coach.email, id);
    return { done: true, message: "It is off sale. Whoever has bought it keeps it." };
  },
  {
    ask: async () =>
      "Take this course off sale? Whoever has bought it keeps it; nobody else can see or buy it.",
  },
);

export const addLessonAction = coachAction(newLessonInput, async ({ courseId, title }, coach) => {
  redirect(adminPaths.lesson(await addLesson(coach.email, courseId, title)));
});

export const moveLessonAction = coachAction(moveInput, async (move, coach) => {
  const place = await moveLesson(coach.email, move);
  return { done: true, message: `Moved to place ${place}.` };
});

export const giveCourseAction = coachAction(courseGift, async (gift, coach) => {
  await giveCourse(coach.email, gift);
  return { done: true, message: `The course is open. The way in is on its way to ${gift.email}.` };
});
