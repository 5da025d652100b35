import { useSyncExternalStore } from "react";
import { browserStorage, keepInBrowser } from "@/components/ui/browser-storage";

/** What this browser stores under a key, the same in all its tabs, or `otherwise`; null on the server. */
export function useStoredText(key: string, otherwise?: () => string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readStoredText(key) ?? otherwise?.() ?? null,
    () => null,
  );
}

export function readStoredText(key: string): string | null {
  return browserStorage()?.getItem(key) ?? null;
}

export function storeText(key: string, text: string): void {
  keepInBrowser(key, text);
  // Browsers notify only the other tabs.
  window.dispatchEvent(new Event("storage"));
}

function subscribe(onChange: () => void) {
  window.addEventListener("storage", onChange);
  return () => window.removeEventListener("storage", onChange);
}
