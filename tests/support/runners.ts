import { once } from "node:events";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { type Environment, spawnLeashed } from "@/sandbox/launch/leashed.mjs";
import { runQuietly } from "@/sandbox/launch/run-quietly.mjs";
import { createSecrets } from "@/sandbox/launch/secrets";
import { usualPorts } from "@/sandbox/launch/settings";
import { siteEnvironment } from "@/sandbox/launch/site-environment";
import { failuresOfPlaywright, failuresOfVitest, playwrightReport, vitestReport } from "./reports";
import type { Outcome } from "./tally";
import { describedWorlds } from "./world-description";

const STANDARD_OUTPUT = 1;

/** `npm test` leaves out tests in files named `*.full.*` or tagged `@full`. */
export type Scope = "usual" | "full";

export async function types(): Promise<void> {
  // Next reads its configuration here, which needs the site's complete environment.
  const env = siteEnvironment({
    dataDir: ".data/test",
    ports: usualPorts,
    databaseUrl: "postgresql://nobody@127.0.0.1:1/none",
    secrets: createSecrets(),
    distDir: ".next",
    mode: "production",
  });
  await tool(["node_modules/.bin/next", "typegen"], env);
  // Several checkers repeat much of the work, on cores that lint and unit tests need.
  await tool(["node_modules/typescript/bin/tsc", "--noEmit", "--checkers", "1"]);
}

export function lint(): Promise<void> {
  return tool(["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings", "."]);
}

export function unused(): Promise<void> {
  return tool(["node_modules/knip/bin/knip.js", "--no-config-hints"]);
}

export function vitest(
  scope: Scope,
  ...projects: ("unit" | "stand-ins" | "integration")[]
): Promise<Outcome> {
  const options = projects.map((project) => `--project=${project}`);
  return vitestProjects("vitest", scope, [...options, "--reporter=default"]);
}

/** Tests of one lane share a world, and so each other's faults: a lane runs one at a time. */
export function faults(scope: Scope, { soak }: { soak: boolean }): Promise<Outcome> {
  return vitestProjects(
    "faults",
    scope,
    [
      "--project=faults",
      `--maxWorkers=${describedWorlds().length}`,
      "--reporter=default",
      "--reporter=tests/faults/table.ts",
    ],
    { FAULTS_SOAK: soak ? "1" : "" },
  );
}

async function vitestProjects(
  name: string,
  scope: Scope,
  options: string[],
  env: Environment = {},
): Promise<Outcome> {
  const file = `test-results/${name}.json`;
  const left = scope === "usual" ? ["--exclude=**/*.full.test.ts"] : [];
  const code = await loud(
    ["node_modules/vitest/vitest.mjs", "run"],
    [...options, ...left, "--reporter=json", `--outputFile.json=${file}`],
    file,
    env,
  );
  const report = vitestReport.parse(JSON.parse(readFileSync(file, "utf8")));
  return judged(code, { passed: report.numPassedTests, failures: failuresOfVitest(report) });
}

export async function playwright(scope: Scope, ...projects: string[]): Promise<Outcome> {
  const file = `test-results/playwright-${projects[0]}.json`;
  const code = await loud(
    ["node_modules/@playwright/test/cli.js", "test"],
    [
      "--reporter=list,json",
      ...projects.map((project) => `--project=${project}`),
      ...(scope === "usual" ? ["--grep-invert=\\.full\\.spec\\.ts|@full"] : []),
    ],
    file,
    { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  );
  const report = playwrightReport.parse(JSON.parse(readFileSync(file, "utf8")));
  return judged(code, { passed: report.stats.expected, failures: failuresOfPlaywright(report) });
}

/** Runs a tool, and throws its output if it fails. */
async function tool(args: string[], env: Environment = process.env): Promise<void> {
  const { code, output } = await runQuietly(process.execPath, args, { env });
  if (code !== 0) throw new Error(output);
}

/** Runs a test runner with its output shown, and returns its exit code. */
async function loud(
  command: string[],
  options: string[],
  report: string,
  env: Environment = {},
): Promise<number> {
  rmSync(report, { force: true });
  const child = spawnLeashed(process.execPath, [...command, ...options], {
    env: { ...process.env, ...env },
    output: STANDARD_OUTPUT,
  });
  const [code] = await once(child, "exit");
  if (!existsSync(report)) throw new Error("The runner ended without a report.");
  return code ?? 1;
}

function judged(code: number, { passed, failures }: Outcome): Outcome {
  if (passed + failures.length === 0) throw new Error("The runner found no test.");
  const saysNothing = code !== 0 && failures.length === 0;
  return { passed, failures: saysNothing ? [`The runner ended with code ${code}.`] : failures };
}
