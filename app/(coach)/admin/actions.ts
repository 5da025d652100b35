"use server";

import { resolveAlert } from "@/lib/alerts/commands";
import { coachAction } from "@/lib/auth/coach-action";
import { proveLine } from "@/lib/back-office/launch/commands";
import { launchChoice } from "@/lib/back-office/launch/schema";
import { uuidChoice } from "@/lib/forms/fields";
import { isTestMode } from "@/lib/key-mode";
import { setDoors } from "@/lib/site/doors/commands";
import { doorsInput } from "@/lib/site/doors/schema";

export const resolveAlertAction = coachAction(uuidChoice, async ({ id }, coach) => {
  await resolveAlert(coach.email, id);
  return { done: true };
});

export const proveAction = coachAction(
  launchChoice,
  async ({ line }, coach) => {
    const { is, words } = await proveLine(coach, line);
    return is === "failed" ? { message: words } : { done: true, message: words };
  },
  { right: "isOwner" },
);

export const setDoorsAction = coachAction(
  doorsInput,
  async ({ isOpen }, coach) => {
    await setDoors(coach.email, isOpen);
    return { done: true };
  },
  { right: "isOwner", ask: async ({ isOpen }) => doorWords(isOpen) },
);

function doorWords(isOpen: boolean): string {
  if (!isOpen) {
    return "Visitors then see “coming soon”, and nobody can begin to buy. Those who have bought go on learning.";
  }
  const opened = "Everybody can then see the site and buy, and search engines may list it.";
  const free =
    "The card provider’s keys are test keys: with a test card, anybody gets every course without paying.";
  return isTestMode ? `${opened} ${free}` : opened;
}
