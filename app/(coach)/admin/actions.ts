"use server";

import { z } from "zod";
import { resolveAttention } from "@/lib/attention/commands";
import { coachAction } from "@/lib/coach-action";
import { uuidChoice } from "@/lib/fields";
import { confirmLegalRead } from "@/lib/launch/commands";

export const resolveAttentionAction = coachAction(uuidChoice, async ({ id }, coach) => {
  await resolveAttention(coach.email, id);
  return { done: true };
});

export const confirmLegalReadAction = coachAction(z.object({}), async (_input, coach) => {
  await confirmLegalRead(coach.email);
  return { done: true };
});
