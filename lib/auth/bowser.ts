import Bowser from "bowser";

/** Apps that show pages themselves. Bowser takes them for the browser that they are built from. */
const apps: [token: RegExp, name: string][] = [
  [/\bInstagram /, "Instagram"],
  [/\bFBAN\/Messenger|\bFB_IAB\/Orca/, "Messenger"],
  [/\bFB(?:AN|AV|_IAB)\//, "Facebook"],
  [/\bLinkedInApp\b/, "LinkedIn"],
  [/\bmusical_ly|\bBytedanceWebview\//, "TikTok"],
  [/Snapchat\//, "Snapchat"],
  [/\bDuckDuckGo\//, "DuckDuckGo"],
  // Gmail on an iPhone opens pages in it too.
  [/\bGSA\//, "Google app"],
  [/; wv\)/, "An app"],
  [/\((?:iPhone|iPad|iPod)\b(?!.*\bSafari\/)/, "An app"],
];

/** Devices with one browser, which nobody knows by name. */
const devices: [token: RegExp, name: string][] = [
  [/\bPlayStation\b/, "PlayStation"],
  [/\bSMART-TV\b.*\bTizen\b/, "Samsung TV"],
  [/\bWeb0S\b/, "LG TV"],
];

/** "Firefox on Windows"; null for an unknown browser. Leaves out the version, which helps nobody. */
export function browserName(userAgent: string | null): string | null {
  // Real user agents are far shorter.
  const text = (userAgent || "-").slice(0, 500);
  const device = nameIn(devices, text);
  if (device) return device;
  const { browser, os } = Bowser.parse(text);
  // "Samsung Internet for Android" already names the system.
  const name = nameIn(apps, text) ?? browser.name?.replace(/ for Android$/, "");
  const names = [name, maybeIPad(text, os.name)].filter(Boolean);
  return names.length > 0 ? names.join(" on ") : null;
}

/** Most browsers of an iPad, which are built on WebKit, call it a Mac. */
function maybeIPad(text: string, system?: string): string | undefined {
  const isWebKit = text.includes("AppleWebKit/") && !/(?:Chrome|Firefox)\//.test(text);
  return system === "macOS" && isWebKit ? "Mac or iPad" : system;
}

function nameIn(table: [token: RegExp, name: string][], text: string): string | undefined {
  return table.find(([token]) => token.test(text))?.[1];
}
