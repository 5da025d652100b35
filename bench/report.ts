import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { judge, type Line, median, type Results } from "./goals";
import { scratch } from "./world";

export function report(results: Results, generator: string): void {
  const lines = judge(results);
  const folder = scratch("results");
  mkdirSync(folder, { recursive: true });
  const machine = `Asked by ${generator}; Node ${process.version}, ${process.platform}, ${availableParallelism()} cores`;
  const table = [drawLoad(results), drawTable(lines), machine].join("\n\n");
  writeFileSync(join(folder, "performance.md"), `${table}\n`);
  writeFileSync(join(folder, "performance.json"), JSON.stringify({ machine, ...results, lines }));
  writeFileSync(join(folder, "performance.svg"), drawChart(lines));
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
    const [rate, p50, p99] = (["rate", "p50", "p99"] as const).map((value) =>
      short(median(loads.map((it) => it[value]))),
    );
    return `| ${name} | ${rate} | ${p50} | ${p99} |`;
  });
  return ["| Case | requests a second | p50 in ms | p99 in ms |", "|---|---|---|---|"]
    .concat(rows)
    .join("\n");
}

function short(value: number): string {
  return value >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
}

const ROW = 26;
const WIDTH = 760;
const TEXT = 330;
/** The x coordinate at which a bar meets its goal. */
const MARK = 560;

/** One bar per line, scaled to its goal: it should pass the mark for ≥, and stop short of it for ≤. */
function drawChart(lines: Line[]): string {
  const bars = lines.map(({ what, values, bound, holds }, index) => {
    const y = index * ROW + 10;
    const goal = Number(bound.slice(2));
    const share = goal === 0 ? median(values) : median(values) / goal;
    const length = Math.min(share * (MARK - TEXT), WIDTH - TEXT - 90);
    return `<text x="${TEXT - 10}" y="${y + 13}" text-anchor="end">${what}</text>
<rect x="${TEXT}" y="${y}" width="${length.toFixed(1)}" height="18" fill="${holds ? "#1f6f54" : "#b3402a"}"/>
<text x="${WIDTH - 5}" y="${y + 13}" text-anchor="end">${short(median(values))} (${bound})</text>`;
  });
  const height = lines.length * ROW + 20;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="12">
<rect width="${WIDTH}" height="${height}" fill="#fff"/>
<line x1="${MARK}" x2="${MARK}" y1="0" y2="${height}" stroke="#888" stroke-dasharray="4"/>
${bars.join("\n")}
</svg>
`;
}
