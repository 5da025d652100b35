/**
 * What this browser keeps between visits; null where its owner has blocked site data, which makes
 * the mere look at `localStorage` throw. Such a browser keeps nothing, and every page works.
 */
export function browserStorage(): Storage | null {
  return ifLet(() => localStorage);
}

/** A browser that has no room left keeps nothing either. */
export function keepInBrowser(key: string, text: string): void {
  ifLet(() => localStorage.setItem(key, text));
}

function ifLet<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
