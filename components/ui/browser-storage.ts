/**
 * What this browser keeps between visits; null where its owner has blocked site data, which makes
 * the mere look at `localStorage` throw. Such a browser keeps nothing, and every page works.
 */
export function browserStorage(): Storage | null {
  try {
    return localStorage;
  } catch (error) {
    if (error instanceof DOMException && error.name === "SecurityError") return null;
    throw error;
  }
}
