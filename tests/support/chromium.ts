import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { runQuietly } from "@/sandbox/launch/run-quietly.mjs";
import { step } from "@/sandbox/launch/step.mjs";

const DEBIAN = "/usr/bin/chromium";
const DEBIAN_SHELL = "/usr/bin/chromium-headless-shell";

const USUAL_PLACES = [
  DEBIAN,
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

/**
 * The browser of most tests: Chromium's engine without the windows around it, which takes half the processor time.
 * Undefined if Playwright's own build is installed, because Playwright then chooses the shell itself.
 */
export function findShell(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (existsSync(DEBIAN_SHELL)) return DEBIAN_SHELL;
  return existsSync(chromium.executablePath()) ? undefined : findChromium();
}

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** Debian packages the shell separately. Without it the whole browser runs the tests, but slower. */
const lacksShell = (found: string) =>
  found === DEBIAN && isRootOnDebian() && !existsSync(DEBIAN_SHELL);

/** Finds a Chromium or installs one: Debian's package as root, Playwright's own build elsewhere. */
export async function obtainChromium(): Promise<string> {
  const found = findChromium();
  if (found && !lacksShell(found)) return found;
  const attempts = [];
  if (isRootOnDebian()) {
    attempts.push(
      "apt-get update && apt-get install -y --no-install-recommends chromium chromium-headless-shell",
    );
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
