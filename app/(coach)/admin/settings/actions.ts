"use server";

import { coachAction } from "@/lib/auth/coach-action";
import { publishLegalText } from "@/lib/site/legal/commands";
import { legalInput } from "@/lib/site/legal/schema";
import { saveSettings } from "@/lib/site/settings/commands";
import { settingsInput } from "@/lib/site/settings/schema";

export const saveSettingsAction = coachAction(settingsInput, async (input, coach) => {
  await saveSettings(coach.email, input);
  return { done: true, message: "Saved. The site shows it from now on." };
});

export const publishLegalTextAction = coachAction(
  legalInput,
  async (input, coach) => {
    await publishLegalText(coach.email, input);
    return { done: true, message: "Published. The wording before it is kept." };
  },
  { ask: async () => "Put this wording in force? It holds for whoever buys from now on." },
);
