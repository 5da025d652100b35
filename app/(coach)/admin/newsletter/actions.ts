"use server";

import { redirect } from "next/navigation";
import { coachAction } from "@/lib/coach-action";
import { eraseSubscriber } from "@/lib/newsletter/commands";
import { eraseSubscriberInput } from "@/lib/newsletter/schema";
import { paths } from "@/lib/paths";

export const eraseSubscriberAction = coachAction(
  eraseSubscriberInput,
  async ({ id }, coach) => {
    await eraseSubscriber(coach.email, id);
    redirect(paths.adminNewsletter({ erased: "yes" }));
  },
  { ask: async () => "Erase this subscriber, with the proof of consent, for good?" },
);
