"use server";

import { redirect } from "next/navigation";
import { coachAction } from "@/lib/auth/coach-action";
import { uuidChoice } from "@/lib/forms/fields";
import { eraseSubscriber } from "@/lib/newsletter/commands";
import { adminPaths } from "@/lib/paths/back-office";

export const eraseSubscriberAction = coachAction(
  uuidChoice,
  async ({ id }, coach) => {
    await eraseSubscriber(coach.email, id);
    redirect(adminPaths.newsletter({ erased: "yes" }));
  },
  { ask: async () => "Erase this subscriber, with the proof of consent, for good?" },
);
