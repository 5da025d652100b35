"use server";

import { z } from "zod";
import { resolveAlert } from "@/lib/alerts/commands";
import { coachAction } from "@/lib/auth/coach-action";
import { confirmLegalRead } from "@/lib/back-office/launch/commands";
import { uuidChoice } from "@/lib/forms/fields";

export const resolveAlertAction = coachAction(uuidChoice, async ({ id }, coach) => {
  await resolveAlert(coach.email, id);
  return { done: true };
});

export const confirmLegalReadAction = coachAction(z.object({}), async (_input, coach) => {
  await confirmLegalRead(coach.email);
  return { done: true };
});
