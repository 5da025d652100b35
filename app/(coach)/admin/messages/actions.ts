"use server";

import { redirect } from "next/navigation";
import { coachAction } from "@/lib/auth/coach-action";
import { eraseMessage, setMessageState } from "@/lib/contact/commands";
import { messageChange } from "@/lib/contact/schema";
import { uuidChoice } from "@/lib/forms/fields";
import { adminPaths } from "@/lib/paths/back-office";

const answers = {
  new: "Marked as new.",
  answered: "Marked as answered.",
  archived: "Moved to the archive.",
};

export const setMessageStateAction = coachAction(messageChange, async (change, coach) => {
  await setMessageState(coach.email, change);
  return { done: true, message: answers[change.state] };
});

export const eraseMessageAction = coachAction(
  uuidChoice,
  async ({ id }, coach) => {
    await eraseMessage(coach.email, id);
    redirect(adminPaths.messages({ erased: "yes" }));
  },
  { ask: async () => "Erase this message for good?" },
);
