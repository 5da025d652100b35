"use server";

import { refresh } from "next/cache";
import { requireSameUser, requireUser } from "@/lib/auth/next-auth";
import { formAction } from "@/lib/forms/action";
import { setPlaysNext } from "@/lib/learning/commands";
import { playsNextInput } from "@/lib/learning/schema";

export const setPlaysNextAction = formAction(playsNextInput, async ({ playsNext, learnerId }) => {
  const user = await requireUser();
  requireSameUser(user, learnerId);
  await setPlaysNext(user.id, playsNext);
  refresh();
  return { done: true };
});
