import { writeFileSync } from "node:fs";
import type { Reporter, TestCase, TestModule } from "vitest/node";

const FILE = "test-results/faults.md";
const MARKS: Record<string, string> = { yes: "✓", NO: "✗" };

/** Printed at the end of a run: each fault, and how many of them the site survived. */
export default class Table implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const rows = modules
      .flatMap((module) => [...module.children.allTests()])
      .map((test) => ({ name: nameOf(test), fate: fateOf(test) }))
      .sort((a, b) => a.name.localeCompare(b.name, "en", { numeric: true }));
    const survived = rows.filter(({ fate }) => fate === "yes").length;
    const run = rows.filter(({ fate }) => fate === "yes" || fate === "NO").length;
    const total = `${survived} of ${run} faults survived${rows.length > run ? `, ${rows.length - run} not run here` : ""}`;
    console.log(`\n${rows.map(({ name, fate }) => `${MARKS[fate] ?? "–"} ${name}`).join("\n")}`);
    console.log(`\n${total}`);
    const lines = rows.map(({ name, fate }) => `| ${name.replaceAll("|", "\\|")} | ${fate} |`);
    writeFileSync(FILE, `| Fault | Survived |\n|---|---|\n${lines.join("\n")}\n\n${total}\n`);
  }
}

function nameOf(test: TestCase): string {
  const group = test.parent.type === "suite" ? test.parent.name : "";
  return `${group}: ${test.name}`;
}

/** A row that cannot run on this machine gives its own reason. */
function fateOf(test: TestCase): string {
  const result = test.result();
  if (result.state === "skipped") return result.note ?? "not run here";
  return result.state === "passed" ? "yes" : "NO";
}
