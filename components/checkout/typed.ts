import { keepInTab, tabStorage } from "@/components/ui/browser-storage";
import { keyOf } from "@/components/ui/draft-storage";
import { readTexts } from "@/lib/forms/state";

const KEY = keyOf("checkout");

/**
 * Puts back what was typed in this tab, after a payment that failed elsewhere, a way back or a reload. What was
 * typed before the framework was there stays.
 */
export function restoreTyped(form: HTMLFormElement): void {
  for (const [name, text] of new URLSearchParams(tabStorage()?.getItem(KEY) ?? "")) {
    const field = form.querySelector<HTMLInputElement>(`[name="${name}"]:not([type="hidden"])`);
    if (field?.type === "checkbox") field.checked ||= field.value === text;
    // A list to choose from has no default of its own.
    else if (field && !field.readOnly && field.value === (field.defaultValue ?? ""))
      field.value = text;
  }
}

/** The card's number is in the provider's own frame, so it is never among what is kept. */
export function keepTyped(form: HTMLFormElement): void {
  const texts = Object.entries(readTexts(new FormData(form)));
  const typed = texts.map(([name, text]) => [name, text ?? ""]);
  keepInTab(KEY, new URLSearchParams(typed).toString());
}
