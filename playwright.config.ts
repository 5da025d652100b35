import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "./tests/support/chromium";
import { describedWorld, isWorldDescribed } from "./tests/support/world-description";

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/support/e2e-world.ts",
  forbidOnly: true,
  // The tests share one site, one mailbox and one card provider, whose faults some of them switch on.
  workers: 1,
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
