"use server";

import { redirect } from "next/navigation";
import { coachAction } from "@/lib/auth/coach-action";
import { rowChoice } from "@/lib/forms/fields";
import { moveRow } from "@/lib/lists/arrange";
import { adminPaths } from "@/lib/paths/back-office";
import { createCategory, deleteCategory, updateCategory } from "@/lib/site/categories/commands";
import { categoryInput, newCategoryInput } from "@/lib/site/categories/schema";
import { moveAction } from "../../_move";

export const createCategoryAction = coachAction(newCategoryInput, async (input, coach) => {
  redirect(adminPaths.category(await createCategory(coach.email, input)));
});

export const updateCategoryAction = coachAction(categoryInput, async (input, coach) => {
  await updateCategory(coach.email, input);
  return { done: true, message: "Saved. The site shows it from now on, and old links lead there." };
});

export const moveCategoryAction = moveAction((actor, move) => moveRow(actor, "Category", move));

export const deleteCategoryAction = coachAction(
  rowChoice,
  async ({ id }, coach) => {
    await deleteCategory(coach.email, id);
    redirect(adminPaths.categories);
  },
  {
    ask: async () =>
      "Delete this category with its page? Links to that page lead to all courses from then on.",
  },
);
