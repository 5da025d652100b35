import { writeFileSync } from "node:fs";
import type { Reporter, TestCase, TestModule } from "vitest/node";

const FILE = "test-results/faults.md";

/** The last words of a run: each fault, and how many of them were survived. */
export default class Table implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const rows = modules
      .flatMap((module) => [...module.children.allTests()])
      .map((test) => ({ name: nameOf(test), survived: test.result().state === "passed" }))
      .sort((a, b) => a.name.localeCompare(b.name, "en", { numeric: true }));
    const survived = rows.filter((row) => row.survived).length;
    const total = `${survived} of ${rows.length} faults survived`;
    console.log(
      `\n${rows.map(({ name, survived }) => `${survived ? "✓" : "✗"} ${name}`).join("\n")}`,
    );
    console.log(`\n${total}`);
    const lines = rows.map(
      ({ name, survived }) => `| ${name.replaceAll("|", "\\|")} | ${survived ? "yes" : "NO"} |`,
    );
    writeFileSync(FILE, `| Fault | Survived |\n|---|---|\n${lines.join("\n")}\n\n${total}\n`);
  }
}

function nameOf(test: TestCase): string {
  const group = test.parent.type === "suite" ? test.parent.name : "";
  return `${group}: ${test.name}`;
}
