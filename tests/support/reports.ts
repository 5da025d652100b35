import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { z } from "zod";

/** A reason's first lines give the expected and the actual value; the rest is in the test's own output. */
const LINES_OF_A_REASON = 12;

export const vitestReport = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** A failed file without a failed test could not be loaded, or its hooks threw. */
export function failuresOfVitest({ testResults }: z.infer<typeof vitestReport>): string[] {
  return testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(process.cwd(), name);
      const failed = assertionResults.filter(({ status }) => status === "failed");
      if (failed.length === 0) return [withReason(file, message)];
      return failed.map(({ fullName, failureMessages }) =>
        withReason(`${file}: ${fullName}`, failureMessages?.join("\n")),
      );
    });
}

const playwrightError = z.object({ message: z.string().optional() });

const spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      status: z.enum(["expected", "unexpected", "flaky", "skipped"]),
      results: z.array(z.object({ errors: z.array(playwrightError) })),
    }),
  ),
});

const suite = z.object({
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});

export const playwrightReport = z.object({
  stats: z.object({ expected: z.number() }),
  suites: z.array(suite),
  errors: z.array(playwrightError),
});

/** Counts a test that passed on its second attempt as failed, and a skipped one too, because it proves nothing. */
export function failuresOfPlaywright(report: z.infer<typeof playwrightReport>): string[] {
  const failed = report.suites.flatMap(specsOf).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status !== "expected")
      .map(({ results }) => {
        const errors = results.flatMap((result) => result.errors);
        return withReason(`${file}:${line}: ${title}`, errors[0]?.message);
      }),
  );
  return [...failed, ...report.errors.map(({ message }) => withReason("playwright", message))];
}

function specsOf({ specs, suites = [] }: z.infer<typeof suite>): z.infer<typeof spec>[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function withReason(name: string, reason = ""): string {
  const lines = stripVTControlCharacters(reason).trim().split("\n").slice(0, LINES_OF_A_REASON);
  return [name, ...lines.map((line) => `    ${line}`)].join("\n");
}
