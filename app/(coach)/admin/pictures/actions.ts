"use server";

import { redirect } from "next/navigation";
import { coachAction } from "@/lib/auth/coach-action";
import { rowChoice } from "@/lib/forms/fields";
import { deletePicture, savePicture } from "@/lib/media/pictures/commands";
import { pictureEdit } from "@/lib/media/pictures/schema";
import { adminPaths } from "@/lib/paths/back-office";

export const savePictureAction = coachAction(pictureEdit, async (input, coach) => {
  await savePicture(coach.email, input);
  return { done: true, message: "Saved." };
});

export const deletePictureAction = coachAction(
  rowChoice,
  async ({ id }, coach) => {
    await deletePicture(coach.email, id);
    redirect(adminPaths.pictures());
  },
  { ask: async () => "Delete this picture? It cannot be brought back." },
);
