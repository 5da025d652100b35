"use server";

import { redirect } from "next/navigation";
import { coachAction } from "@/lib/auth/coach-action";
import { uuidChoice } from "@/lib/forms/fields";
import { adminPaths } from "@/lib/paths/back-office";
import { endGift, eraseOnRequest, movePerson, signPersonOut } from "@/lib/people/commands";
import { eraseRequest, giftEnd, moveRequest } from "@/lib/people/schema";

export const erasePersonAction = coachAction(
  eraseRequest,
  async (request, coach) => {
    await eraseOnRequest(coach.email, request);
    redirect(adminPaths.people({ erased: "yes" }));
  },
  { fresh: true, ask: async () => "Erase this person for good?" },
);

export const movePersonAction = coachAction(
  moveRequest,
  async (request, coach) => {
    await movePerson(coach.email, request);
    return { done: true, message: `The account now has the address ${request.email}.` };
  },
  { fresh: true, right: "seesMoney", ask: async ({ email }) => `Move this account to ${email}?` },
);

export const signPersonOutAction = coachAction(
  uuidChoice,
  async ({ id }, coach) => {
    const browsers = await signPersonOut(coach.email, id);
    const message =
      browsers === 1 ? "One browser is signed out." : `${browsers} browsers are signed out.`;
    return { done: true, message };
  },
  { ask: async () => "Sign this person out in every browser?" },
);

export const endGiftAction = coachAction(giftEnd, async (end, coach) => {
  redirect(adminPaths.person(await endGift(coach.email, end), { ended: "1" }));
});
