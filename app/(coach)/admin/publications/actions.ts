"use server";

import { redirect } from "next/navigation";
import { coachAction } from "@/lib/auth/coach-action";
import { rowChoice } from "@/lib/forms/fields";
import { moveRow } from "@/lib/lists/arrange";
import { adminPaths } from "@/lib/paths/back-office";
import {
  createPublication,
  deletePublication,
  updatePublication,
} from "@/lib/site/publications/commands";
import { newPublicationInput, publicationInput } from "@/lib/site/publications/schema";
import { addedAnswer, savedAnswer } from "../_drafts";
import { moveAction } from "../_move";

export const createPublicationAction = coachAction(newPublicationInput, async (input, coach) => {
  await createPublication(coach.email, input);
  return addedAnswer(input);
});

export const updatePublicationAction = coachAction(publicationInput, async (input, coach) => {
  await updatePublication(coach.email, input);
  return savedAnswer(input);
});

export const movePublicationAction = moveAction((actor, move) =>
  moveRow(actor, "Publication", move),
);

export const deletePublicationAction = coachAction(
  rowChoice,
  async ({ id }, coach) => {
    await deletePublication(coach.email, id);
    redirect(adminPaths.publications);
  },
  { ask: async () => "Delete this publication? It goes from the site at once." },
);
