"use server";

import { z } from "zod";
import { resolveAttention } from "@/lib/alerts/commands";
import { coachAction } from "@/lib/auth/coach-action";
import { confirmLegalRead } from "@/lib/back-office/launch/commands";
import { uuidChoice } from "@/lib/forms/fields";

export const resolveAttentionAction = coachAction(uuidChoice, async ({ id }, coach) => {
  await resolveAttention(coach.email, id);
  return { done: true };
});

export const confirmLegalReadAction = coachAction(z.object({}), async (_input, coach) => {
  await confirmLegalRead(coach.email);
  return { done: true };
});
