import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "./tests/support/chromium";
import { describedWorld, isWorldDescribed } from "./tests/support/world-description";

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/support/e2e-world.ts",
  forbidOnly: true,
  // The tests share one site, one mailbox and one card provider, whose faults some of them switch on.
  workers: 1,
  // One worker takes them in this order. `dependencies` would say the same, but bring all the others along
  // when one of these files is asked for alone, and leave these out when one of the others has failed.
  projects: [
    { name: "product", testIgnore: ["**/fuzz.spec.ts", "**/quiet-logs.spec.ts"] },
    { name: "fuzz", testMatch: "**/fuzz.spec.ts" },
    { name: "quiet-logs", testMatch: "**/quiet-logs.spec.ts" },
  ],
  timeout: 60_000,
  // A page's first answer after a start can be slow on a busy machine.
  expect: { timeout: 15_000 },
  use: {
    ...devices["Desktop Chrome"],
    // Known to the workers; the process that sets the world up reads this file too early.
    baseURL: isWorldDescribed() ? describedWorld().siteUrl : undefined,
    launchOptions: { executablePath: findChromium() },
    trace: "retain-on-failure",
  },
});
