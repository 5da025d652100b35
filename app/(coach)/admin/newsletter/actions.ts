"use server";

import { redirect } from "next/navigation";
import { adminPaths } from "@/lib/admin-paths";
import { coachAction } from "@/lib/coach-action";
import { eraseSubscriber } from "@/lib/newsletter/commands";
import { eraseSubscriberInput } from "@/lib/newsletter/schema";

export const eraseSubscriberAction = coachAction(
  eraseSubscriberInput,
  async ({ id }, coach) => {
    await eraseSubscriber(coach.email, id);
    redirect(adminPaths.newsletter({ erased: "yes" }));
  },
  { ask: async () => "Erase this subscriber, with the proof of consent, for good?" },
);
