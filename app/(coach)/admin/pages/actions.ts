"use server";

import { redirect } from "next/navigation";
import { describeChanges } from "@/components/sections/changes";
import { headInput, newSectionInput, sectionInput } from "@/components/sections/input";
import { coachAction } from "@/lib/auth/coach-action";
import { rowChoice } from "@/lib/forms/fields";
import { adminPaths } from "@/lib/paths/back-office";
import { saveDescribed } from "@/lib/site/described/commands";
import { isLegalPage } from "@/lib/site/legal/queries";
import { setMenuPlace } from "@/lib/site/menus/commands";
import { menusInput, placeChoice } from "@/lib/site/menus/schema";
import {
  addSection,
  hideSection,
  moveSection,
  removeSection,
  savePart,
} from "@/lib/site/pages/commands";
import { changeAddress, createPage, deletePage, switchPage } from "@/lib/site/pages/own/commands";
import {
  addressInput,
  newPageInput,
  pageChoice,
  pageSwitch,
  publicationInput,
  sectionChoice,
  sectionMove,
  sectionVisibility,
  versionChoice,
} from "@/lib/site/pages/schema";
import { callOff, publishPage, restoreVersion } from "@/lib/site/pages/versions/commands";
import { siteWordsInput } from "@/lib/site/words/schema";
import { formatMoment } from "@/lib/text/dates";

const SAVED = { done: true, message: "Saved in the draft. Publish the page to show it." };

/** Buyers agree to legal texts, so publishing one needs a right. */
async function rightForLegal({ pageId }: { pageId: number }) {
  return (await isLegalPage(pageId)) ? "seesMoney" : null;
}

export const createPageAction = coachAction(newPageInput, async (input, coach) => {
  redirect(adminPaths.page(await createPage(coach.email, input)));
});

export const changeAddressAction = coachAction(addressInput, async (input, coach) => {
  await changeAddress(coach.email, input);
  return { done: true, message: `The page is at ${input.path} now. Old links lead there.` };
});

export const switchPageAction = coachAction(
  pageSwitch,
  async (input, coach) => {
    await switchPage(coach.email, input);
    return {
      done: true,
      message: input.isOff ? "It is off the site." : "It is on the site again.",
    };
  },
  {
    ask: async ({ isOff }) =>
      isOff
        ? "Take this page off the site? Buttons, menus and texts of other pages stop leading to it; links in lessons will lead to “not found”."
        : null,
  },
);

export const setMenuPlaceAction = coachAction(placeChoice, async (choice, coach) => {
  await setMenuPlace(coach.email, choice);
  return { done: true, message: "Saved. The site shows it from now on." };
});

export const deletePageAction = coachAction(
  rowChoice,
  async ({ id }, coach) => {
    await deletePage(coach.email, id);
    redirect(adminPaths.pages);
  },
  { ask: async () => "Delete this page with all of its versions? It goes from the site at once." },
);

export const saveMenusAction = coachAction(menusInput, async (input, coach) => {
  await saveDescribed(coach.email, "menus", input);
  return { done: true, message: "Saved. The site shows it from now on." };
});

export const saveWordsAction = coachAction(siteWordsInput, async (input, coach) => {
  await saveDescribed(coach.email, "words", input);
  return { done: true, message: "Saved. The site shows it from now on." };
});

export const savePageWordsAction = coachAction(headInput, async (input, coach) => {
  await savePart(coach.email, input);
  return SAVED;
});

export const saveSectionAction = coachAction(sectionInput, async (input, coach) => {
  await savePart(coach.email, input);
  return SAVED;
});

export const addSectionAction = coachAction(newSectionInput, async (input, coach) => {
  const sectionId = await addSection(coach.email, input);
  redirect(adminPaths.pageSection(input.pageId, sectionId));
});

export const moveSectionAction = coachAction(sectionMove, async ({ pageId, ...move }, coach) => {
  const place = await moveSection(coach.email, pageId, move);
  return { done: true, message: `Moved to place ${place}.` };
});

export const hideSectionAction = coachAction(
  sectionVisibility,
  async ({ isHidden, ...choice }, coach) => {
    await hideSection(coach.email, choice, isHidden);
    return { done: true, message: isHidden ? "Hidden." : "Shown again." };
  },
);

export const removeSectionAction = coachAction(
  sectionChoice,
  async (choice, coach) => {
    await removeSection(coach.email, choice);
    redirect(adminPaths.page(choice.pageId));
  },
  { ask: async () => "Remove this section from the draft? Published versions keep it." },
);

export const publishPageAction = coachAction(
  publicationInput,
  async (input, coach) => {
    const hasCalledOff = await publishPage(coach.email, { ...input, describe: describeChanges });
    const from = input.publishAt ? `from ${formatMoment(input.publishAt)} on` : "from now on";
    const other = hasCalledOff
      ? " The version that waited for its day is called off; you can take it up again under “Versions”."
      : "";
    return { done: true, message: `Published. Visitors see it ${from}.${other}` };
  },
  {
    rightFor: rightForLegal,
    ask: async ({ pageId }) =>
      (await isLegalPage(pageId))
        ? "Put this wording in force? It holds for everybody who buys from then on."
        : null,
  },
);

export const callOffAction = coachAction(
  pageChoice,
  async ({ pageId }, coach) => {
    await callOff(coach.email, pageId);
    return { done: true, message: "Called off. Visitors go on seeing the page as it was." };
  },
  {
    rightFor: rightForLegal,
    ask: async () =>
      "Call off the version that waits? It stays in the list of versions, and the draft stays as it is.",
  },
);

export const restoreVersionAction = coachAction(
  versionChoice,
  async (choice, coach) => {
    await restoreVersion(coach.email, choice);
    redirect(adminPaths.page(choice.pageId));
  },
  {
    ask: async ({ number }) =>
      `Put version ${number} into the draft? What the draft says now goes, unless it was published.`,
  },
);
