import { defineConfig, devices } from "@playwright/test";
import { findShell } from "./tests/support/chromium";
import { describedWorld, describedWorlds } from "./tests/support/world-description";

// If Playwright starts a world itself, this file is read before that world exists; only the workers see it.
const lanes = Math.max(1, describedWorlds().length);

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/support/e2e-world.ts",
  forbidOnly: true,
  // Each worker has a world of its own: site, database, mailbox, card provider. The tests of one worker
  // share it, and switch its faults on, so they run one at a time.
  workers: lanes,
  // Playwright takes them in this order. `dependencies` would say the same, but bring all the others along
  // when one of these files is asked for alone, and leave these out when one of the others has failed.
  projects: [
    { name: "product", testIgnore: ["**/fuzz*.spec.ts", "**/quiet-logs.spec.ts"] },
    { name: "fuzz", testMatch: "**/fuzz*.spec.ts" },
    { name: "quiet-logs", testMatch: "**/quiet-logs.spec.ts" },
  ],
  timeout: 60_000,
  // A page's first answer after a start can be slow on a busy machine.
  expect: { timeout: 15_000 },
  use: {
    ...devices["Desktop Chrome"],
    baseURL: describedWorlds().length > 0 ? describedWorld().siteUrl : undefined,
    launchOptions: { executablePath: findShell() },
    // Tests hold back and change what pages ask for, which Playwright does not see behind a worker.
    serviceWorkers: "block",
  },
});
