import { hasSessionHint } from "@/lib/http/session-hint";

/**
 * Storage that lasts between visits. Null if its owner has blocked site data, and in the browsers of some apps:
 * there `localStorage` itself or reading from it throws. They keep nothing, but every page still works.
 */
export function browserStorage(): Storage | null {
  return ifLet(() => opened(localStorage));
}

/** Whether somebody was last seen signed in here, which proves nothing. */
export function mayBeSignedIn(): boolean {
  return ifLet(() => hasSessionHint(document.cookie)) ?? false;
}

/** Storage that lasts until the tab is closed. */
export function tabStorage(): Storage | null {
  return ifLet(() => opened(sessionStorage));
}

/** Does nothing where the storage is full or blocked. */
export function keepInBrowser(key: string, text: string): void {
  ifLet(() => browserStorage()?.setItem(key, text));
}

export function keepInTab(key: string, text: string): void {
  ifLet(() => tabStorage()?.setItem(key, text));
}

function opened(storage: Storage | null | undefined): Storage | null {
  storage?.getItem("");
  return storage ?? null;
}

/** Browsers refuse with a DOMException; extensions that guard site data throw what they like. */
function ifLet<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}
