"use server";

import { coachAction } from "@/lib/auth/coach-action";
import { setYearStart } from "@/lib/sales/commands";
import { yearStartInput } from "@/lib/sales/schema";

export const setYearStartAction = coachAction(
  yearStartInput,
  async ({ side }, coach) => {
    await setYearStart(coach.email, side);
    return { done: true, message: "Saved." };
  },
  { right: "seesMoney" },
);
