"use server";

import { redirect } from "next/navigation";
import { coachAction } from "@/lib/coach-action";
import { paths } from "@/lib/paths";
import { eraseOnRequest } from "@/lib/people/commands";
import { eraseRequest } from "@/lib/people/schema";

export const erasePersonAction = coachAction(
  eraseRequest,
  async (request, coach) => {
    await eraseOnRequest(coach.email, request);
    redirect(paths.adminPeople({ erased: "yes" }));
  },
  { fresh: true, ask: async () => "Erase this person for good?" },
);
