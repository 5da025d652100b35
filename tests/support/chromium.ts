import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { runQuietly } from "@/sandbox/launch/run-quietly.mjs";
import { step } from "@/sandbox/launch/step.mjs";

const USUAL_PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** An installed Chromium: the one named by the environment, Playwright's own, or the system's. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  return [chromium.executablePath(), ...USUAL_PLACES].find(existsSync);
}

/** Finds a Chromium or installs one: Debian's package as root, Playwright's own build elsewhere. */
export async function obtainChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  const attempts = [];
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    attempts.push("apt-get update && apt-get install -y --no-install-recommends chromium");
  }
  attempts.push(`"${process.execPath}" node_modules/@playwright/test/cli.js install chromium`);

  let said = "";
  for (const attempt of attempts) {
    const { output } = await step(`Installing Chromium (${attempt})`, () =>
      runQuietly("sh", ["-c", attempt], {
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      }),
    );
    const installed = findChromium();
    if (installed) return installed;
    said += output;
  }
  throw new Error(`${said}\nThere is no Chromium. Install one, or name one with CHROMIUM_PATH.`);
}
