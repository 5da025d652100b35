import Bowser from "bowser";

/** "Firefox on Windows"; null for an unknown browser. Leaves out the version, which helps nobody. */
export function browserName(userAgent: string | null): string | null {
  // Real user agents are far shorter.
  const { browser, os } = Bowser.parse((userAgent || "-").slice(0, 500));
  // "Samsung Internet for Android" already names the system.
  const names = [browser.name?.replace(/ for Android$/, ""), os.name].filter(Boolean);
  return names.length > 0 ? names.join(" on ") : null;
}
