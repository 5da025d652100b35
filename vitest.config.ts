import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { isSoak } from "./tests/faults/soak.ts";

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)) } },
  test: {
    // The soak prints its measurements.
    silent: isSoak ? false : "passed-only",
    // A test's duration depends on the machine, so the limit is generous.
    testTimeout: 30_000,
    // By default one core is left free, but half of their time the tests wait for a server.
    maxWorkers: "100%",
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["**/*.test.ts", "**/*.test.tsx"],
          exclude: [
            "node_modules",
            ".data",
            ".next",
            "{deploy,sandbox}",
            "tests/{faults,integration}",
          ],
          globalSetup: "tests/support/unit-environment.ts",
          // A thread starts faster than a process, and no unit test changes what all threads share.
          // The files of a thread share its packages, which take longer to load than most tests to run.
          pool: "threads",
          isolate: false,
          setupFiles: "tests/support/clean-thread.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "stand-ins",
          include: ["{deploy,sandbox}/**/*.test.ts"],
          // Not a globalSetup, whose environment the integration tests of the same run would inherit.
          setupFiles: "tests/support/unit-environment.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          globalSetup: "tests/support/integration-sandbox.ts",
          setupFiles: "tests/support/database.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "faults",
          // The soak takes half an hour: it is part of the long form only.
          include: [`tests/faults/**/*.${isSoak ? "{test,soak}" : "test"}.ts`],
          globalSetup: "tests/support/e2e-world.ts",
          setupFiles: "tests/faults/rows.ts",
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
