import { keepInTab, tabStorage } from "@/components/ui/browser-storage";
import { keyOf } from "@/components/ui/draft-storage";
import { readTexts } from "@/lib/forms/state";

/** One key for each course, because a consent applies to one course only. */
const key = (courseId: number) => keyOf(`checkout:${courseId}`);

/** For browsers that refuse storage. Another course's checkout is another document. */
let inMemory = "";

/**
 * Restores what was typed in this tab, after a payment that failed elsewhere, a step back or a reload. Keeps
 * anything that was typed before hydration.
 */
export function restoreTyped(form: HTMLFormElement, courseId: number): void {
  const kept = tabStorage()?.getItem(key(courseId)) ?? inMemory;
  for (const [name, text] of new URLSearchParams(kept)) {
    const field = form.querySelector<HTMLInputElement>(`[name="${name}"]:not([type="hidden"])`);
    if (field?.type === "checkbox") field.checked ||= field.value === text;
    // A list of choices has no `defaultValue`.
    else if (field && !field.readOnly && field.value === (field.defaultValue ?? "")) {
      field.value = text;
      if (text) field.closest("details")?.setAttribute("open", "");
    }
  }
}

/** Never sees the card number, which is typed into the provider's own frame. */
export function keepTyped(form: HTMLFormElement, courseId: number): void {
  const texts = Object.entries(readTexts(new FormData(form)));
  inMemory = new URLSearchParams(texts.map(([name, text]) => [name, text ?? ""])).toString();
  keepInTab(key(courseId), inMemory);
}
