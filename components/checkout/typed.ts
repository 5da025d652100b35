import { keepInTab, tabStorage } from "@/components/ui/browser-storage";
import { keyOf } from "@/components/ui/draft-storage";
import { readTexts } from "@/lib/forms/state";

const KEY = keyOf("checkout");

/**
 * Restores what was typed in this tab, after a payment that failed elsewhere, a step back or a reload. Keeps
 * anything that was typed before hydration.
 */
export function restoreTyped(form: HTMLFormElement): void {
  for (const [name, text] of new URLSearchParams(tabStorage()?.getItem(KEY) ?? "")) {
    const field = form.querySelector<HTMLInputElement>(`[name="${name}"]:not([type="hidden"])`);
    if (field?.type === "checkbox") field.checked ||= field.value === text;
    // A list of choices has no `defaultValue`.
    else if (field && !field.readOnly && field.value === (field.defaultValue ?? ""))
      field.value = text;
  }
}

/** Never sees the card number, which is typed into the provider's own frame. */
export function keepTyped(form: HTMLFormElement): void {
  const texts = Object.entries(readTexts(new FormData(form)));
  const typed = texts.map(([name, text]) => [name, text ?? ""]);
  keepInTab(KEY, new URLSearchParams(typed).toString());
}
