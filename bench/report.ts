import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { judge, type Line, median, type Results } from "./goals";
import { scratch } from "./world";

export function report(results: Results, generator: string): void {
  const lines = judge(results);
  const folder = scratch("results");
  mkdirSync(folder, { recursive: true });
  const indexes = Object.values(results.audits).flatMap((it) => it.map((a) => a.processor));
  const machine = [
    `Asked by ${generator}`,
    `Node ${process.version}, ${process.platform}, ${availableParallelism()} cores`,
    ...(indexes.length > 0 ? [`Lighthouse's benchmark index ${short(median(indexes))}`] : []),
  ].join("; ");
  const table = [drawLoad(results), drawTable(lines), machine].join("\n\n");
  writeFileSync(join(folder, "performance.md"), `${table}\n`);
  writeFileSync(join(folder, "performance.json"), JSON.stringify({ machine, ...results, lines }));
  const missed = new Set(lines.filter(({ holds }) => !holds).map(({ goal }) => goal));
  console.log(`\n${table}\n\nGoals missed: ${[...missed].join(", ") || "none"}. See ${folder}.`);
}

function drawTable(lines: Line[]): string {
  const rows = lines.map(({ goal, what, values, bound, holds }) => {
    const [min, middle, max] = [Math.min(...values), median(values), Math.max(...values)];
    const numbers = [min, middle, max].map(short).join(" | ");
    return `| ${goal} | ${what} | ${numbers} | ${bound} | ${holds ? "yes" : "**no**"} |`;
  });
  return ["| # | What | min | median | max | goal | holds |", "|---|---|---|---|---|---|---|"]
    .concat(rows)
    .join("\n");
}

function drawLoad({ rounds }: Results): string {
  const rows = Object.entries(rounds).map(([name, loads]) => {
    const values = (["rate", "p50", "p99", "processor"] as const).map((value) =>
      short(median(loads.map((it) => it[value]))),
    );
    return `| ${name} | ${values.join(" | ")} |`;
  });
  return [
    "| Case | requests a second | p50 in ms | p99 in ms | processor in ms |",
    "|---|---|---|---|---|",
  ]
    .concat(rows)
    .join("\n");
}

function short(value: number): string {
  return value >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
}
