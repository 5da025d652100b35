import Bowser from "bowser";

/** "Firefox on Windows"; null for a browser that does not say what it is. No version: it would tell nobody anything. */
export function browserName(userAgent: string | null): string | null {
  // Real ones are far shorter.
  const { browser, os } = Bowser.parse((userAgent || "-").slice(0, 500));
  // "Samsung Internet for Android" says the system already.
  const names = [browser.name?.replace(/ for Android$/, ""), os.name].filter(Boolean);
  return names.length > 0 ? names.join(" on ") : null;
}
