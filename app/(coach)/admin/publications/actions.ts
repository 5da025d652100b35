"use server";

import { redirect } from "next/navigation";
import { coachAction } from "@/lib/auth/coach-action";
import { moveInput, rowChoice } from "@/lib/forms/fields";
import { moveRow } from "@/lib/lists/arrange";
import { adminPaths } from "@/lib/paths/back-office";
import {
  createPublication,
  deletePublication,
  updatePublication,
} from "@/lib/site/publications/commands";
import { newPublicationInput, publicationInput } from "@/lib/site/publications/schema";

export const createPublicationAction = coachAction(newPublicationInput, async (input, coach) => {
  await createPublication(coach.email, input);
  return {
    done: true,
    message: input.isDraft ? "Added as a draft." : "Added, at the end of the list.",
  };
});

export const updatePublicationAction = coachAction(publicationInput, async (input, coach) => {
  await updatePublication(coach.email, input);
  return {
    done: true,
    message: input.isDraft ? "Saved as a draft." : "Saved. The site shows it from now on.",
  };
});

export const movePublicationAction = coachAction(moveInput, async (move, coach) => {
  const place = await moveRow(coach.email, "Publication", move);
  return { done: true, message: `Moved to place ${place}.` };
});

export const deletePublicationAction = coachAction(
  rowChoice,
  async ({ id }, coach) => {
    await deletePublication(coach.email, id);
    redirect(adminPaths.publications);
  },
  { ask: async () => "Delete this publication? It goes from the site at once." },
);
