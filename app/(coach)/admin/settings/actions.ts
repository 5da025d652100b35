"use server";

import { coachAction } from "@/lib/auth/coach-action";
import { saveSettings } from "@/lib/site/settings/commands";
import { ownersGroups, settingsInput } from "@/lib/site/settings/schema";
import { type BrandColours, nearestReadable } from "@/lib/text/colours";

export const saveSettingsAction = coachAction(
  settingsInput,
  async (input, coach) => {
    await saveSettings(coach.email, input);
    return { done: true, message: "Saved. The site shows it from now on." };
  },
  {
    rightFor: async ({ group }) => (ownersGroups.includes(group) ? "seesMoney" : null),
    ask: async (input) => (input.group === "looks" ? askForReadable(input) : null),
  },
);

/** Does not accept colours with too little contrast, but offers the nearest readable ones. */
async function askForReadable(typed: BrandColours): Promise<string | null> {
  const { ink, accent } = nearestReadable(typed);
  if (ink === typed.ink && accent === typed.accent) return null;
  return `Words in these two colours would be hard to read. The nearest that everybody can read are ${ink} and ${accent}. Take those?`;
}
