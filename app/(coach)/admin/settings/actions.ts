"use server";

import { coachAction } from "@/lib/auth/coach-action";
import { saveDescribed } from "@/lib/site/described/commands";
import { publishLegalText } from "@/lib/site/legal/commands";
import { legalInput, legalKind } from "@/lib/site/legal/schema";
import { legalSearchInput } from "@/lib/site/legal/search/schema";
import { saveSettings } from "@/lib/site/settings/commands";
import { settingsInput } from "@/lib/site/settings/schema";
import { type BrandColours, nearestReadable } from "@/lib/text/colours";

export const saveSettingsAction = coachAction(
  settingsInput,
  async (input, coach) => {
    await saveSettings(coach.email, input);
    return { done: true, message: "Saved. The site shows it from now on." };
  },
  { ask: async (input) => (input.group === "looks" ? askForReadable(input) : null) },
);

/** Does not accept colours with too little contrast, but offers the nearest readable ones. */
async function askForReadable(typed: BrandColours): Promise<string | null> {
  const { ink, accent } = nearestReadable(typed);
  if (ink === typed.ink && accent === typed.accent) return null;
  return `Words in these two colours would be hard to read. The nearest that everybody can read are ${ink} and ${accent}. Take those?`;
}

export const publishLegalTextAction = coachAction(
  legalInput,
  async (input, coach) => {
    await publishLegalText(coach.email, input);
    return { done: true, message: "Published. The wording before it is kept." };
  },
  { ask: async () => "Put this wording in force? It holds for everybody who buys from now on." },
);

export const saveLegalSearchAction = coachAction(legalSearchInput, async (input, coach) => {
  await saveDescribed(coach.email, `search:${legalKind.parse(input.content.kind)}`, input);
  return { done: true, message: "Saved. The site shows it from now on." };
});
