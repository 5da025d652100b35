import { keepInTab, tabStorage } from "@/components/ui/browser-storage";
import { keyOf } from "@/components/ui/draft-storage";
import { type FormValues, readTexts } from "@/lib/forms/state";

const KEY = keyOf("checkout");

/** What was typed in this tab, after a payment that failed elsewhere, a way back or a reload. */
export function readTyped(): FormValues {
  return Object.fromEntries(new URLSearchParams(tabStorage()?.getItem(KEY) ?? ""));
}

/** The card's number is in the provider's own frame, so it is never among what is kept. */
export function keepTyped(form: HTMLFormElement): void {
  const texts = Object.entries(readTexts(new FormData(form)));
  const typed = texts.map(([name, text]) => [name, text ?? ""]);
  keepInTab(KEY, new URLSearchParams(typed).toString());
}
