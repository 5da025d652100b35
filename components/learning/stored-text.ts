import { useSyncExternalStore } from "react";
import { browserStorage, keepInBrowser } from "@/components/ui/browser-storage";

/** What this browser keeps under a name, the same in all its tabs; null on the server. */
export function useStoredText(key: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readStoredText(key),
    () => null,
  );
}

export function readStoredText(key: string): string | null {
  return browserStorage()?.getItem(key) ?? null;
}

export function storeText(key: string, text: string): void {
  keepInBrowser(key, text);
  // Browsers tell the other tabs only.
  window.dispatchEvent(new StorageEvent("storage", { key }));
}

function subscribe(onChange: () => void) {
  window.addEventListener("storage", onChange);
  return () => window.removeEventListener("storage", onChange);
}
