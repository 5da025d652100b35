"use server";

import { redirect } from "next/navigation";
import { adminPaths } from "@/lib/admin-paths";
import { coachAction } from "@/lib/coach-action";
import { uuidChoice } from "@/lib/fields";
import { eraseSubscriber } from "@/lib/newsletter/commands";

export const eraseSubscriberAction = coachAction(
  uuidChoice,
  async ({ id }, coach) => {
    await eraseSubscriber(coach.email, id);
    redirect(adminPaths.newsletter({ erased: "yes" }));
  },
  { ask: async () => "Erase this subscriber, with the proof of consent, for good?" },
);
