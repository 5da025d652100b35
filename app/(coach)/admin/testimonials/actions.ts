"use server";

import { redirect } from "next/navigation";
import { coachAction } from "@/lib/auth/coach-action";
import { moveInput } from "@/lib/forms/fields";
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

export const createTestimonialAction = coachAction(newTestimonialInput, async (input, coach) => {
  await createTestimonial(coach.email, input);
  return {
    done: true,
    message: input.isDraft ? "Added as a draft." : "Added, at the end of the list.",
  };
});

export const updateTestimonialAction = coachAction(testimonialInput, async (input, coach) => {
  await updateTestimonial(coach.email, input);
  return {
    done: true,
    message: input.isDraft ? "Saved as a draft." : "Saved. The site shows it from now on.",
  };
});

export const moveTestimonialAction = coachAction(moveInput, async (move, coach) => {
  const place = await moveRow(coach.email, "Testimonial", move);
  return { done: true, message: `Moved to place ${place}.` };
});

export const deleteTestimonialAction = coachAction(
  testimonialRemoval,
  async ({ id, reason }, coach) => {
    await deleteTestimonial(coach.email, id, reason);
    redirect(adminPaths.testimonials);
  },
  { ask: async () => "Delete this testimonial? It goes from the site at once." },
);
