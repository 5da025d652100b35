"use server";

import { redirect } from "next/navigation";
import { coachAction } from "@/lib/auth/coach-action";
import { moveRow } from "@/lib/lists/arrange";
import { adminPaths } from "@/lib/paths/back-office";
import {
  createTestimonial,
  deleteTestimonial,
  updateTestimonial,
} from "@/lib/site/testimonials/commands";
import {
  newTestimonialInput,
  testimonialInput,
  testimonialRemoval,
} from "@/lib/site/testimonials/schema";
import { addedAnswer, savedAnswer } from "../_drafts";
import { moveAction } from "../_move";

export const createTestimonialAction = coachAction(newTestimonialInput, async (input, coach) => {
  await createTestimonial(coach.email, input);
  return addedAnswer(input);
});

export const updateTestimonialAction = coachAction(testimonialInput, async (input, coach) => {
  await updateTestimonial(coach.email, input);
  return savedAnswer(input);
});

export const moveTestimonialAction = moveAction((actor, move) =>
  moveRow(actor, "Testimonial", move),
);

export const deleteTestimonialAction = coachAction(
  testimonialRemoval,
  async ({ id, reason }, coach) => {
    await deleteTestimonial(coach.email, id, reason);
    redirect(adminPaths.testimonials);
  },
  { ask: async () => "Delete this testimonial? It goes from the site at once." },
);
