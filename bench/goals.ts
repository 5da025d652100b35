import type { Audits } from "./lighthouse";
import type { Memory } from "./memory";
import type { Waits } from "./phone";
import { acts } from "./phone-acts";
import type { Rounds } from "./rounds";
import type { Load } from "./target";

export type Results = {
  rounds: Rounds;
  audits: Audits;
  memory: Memory | undefined;
  waits: Waits;
};

export type Line = {
  goal: number;
  what: string;
  values: number[];
  bound: string;
  holds: boolean;
};

const PUBLIC = ["/", "/courses", "/courses/{slug}", "/about", "/contact"];
const APP = ["/learn/{slug}", "/checkout", "/account"];

/** Compares each case with its reference in the same round. Goal 3 (bytes) is in tests/e2e/bytes.spec.ts. */
export function judge({ rounds, audits, memory, waits }: Results): Line[] {
  const ratio = (ours: string, reference: string, value: keyof Load) =>
    (rounds[ours] ?? []).flatMap((mine, round) => {
      const other = rounds[reference]?.[round];
      return other ? [mine[value] / other[value]] : [];
    });
  const of = (pages: string[], value: (audit: Audits[string][number]) => number) =>
    pages.flatMap((page) => (audits[page] ?? []).map(value));
  const scoresOf = (pages: string[], indexes: number[]) =>
    indexes.flatMap((index) => of(pages, ({ scores }) => scores[index] ?? 0));
  const bare = ["/ without scripts"];
  const lcpWithoutScripts = median(of(bare, ({ lcp }) => lcp));
  const lcp = of(["/"], (audit) => audit.lcp / lcpWithoutScripts);
  const [cls, tbt] = [of(PUBLIC, (audit) => audit.cls), of(PUBLIC, (audit) => audit.tbt)];
  return [
    atLeast(1, "page: rate against plain Node", ratio("page", "page, plain Node", "rate"), 0.85),
    atLeast(1, "page: rate against nginx", ratio("page", "page, nginx", "rate"), 0.4),
    atMost(1, "page: p99 against plain Node", ratio("page", "page, plain Node", "p99"), 2),
    atLeast(2, "page: rate against next start", ratio("page", "page, next start", "rate"), 50),
    atLeast(
      2,
      "the same page from plain Node: rate against next start",
      ratio("page, plain Node", "page, next start", "rate"),
      0,
    ),
    atLeast(4, "public pages: performance", scoresOf(PUBLIC, [0]), 100),
    atLeast(4, "home page without scripts: performance", scoresOf(bare, [0]), 0),
    atLeast(4, "public pages: the other three", scoresOf(PUBLIC, [1, 2, 3]), 100),
    atLeast(4, "learn, checkout, account: performance", scoresOf(APP, [0]), 98),
    atLeast(4, "the same: accessibility, best practices", scoresOf(APP, [1, 2]), 100),
    atMost(5, "home page: LCP against no scripts", lcp, 1),
    atMost(5, "public pages: CLS", cls, 0),
    atMost(5, "public pages: TBT in ms", tbt, 10),
    atLeast(6, "call: rate against an empty one", ratio("call", "call, empty", "rate"), 0.4),
    atLeast(6, "learn: rate against no data", ratio("learn", "learn, no data", "rate"), 0.8),
    atMost(6, "call: p99 against an empty one", ratio("call", "call, empty", "p99"), 2.5),
    atMost(6, "learn: p99 against no data", ratio("learn", "learn, no data", "p99"), 1.5),
    atLeast(7, "tick: rate against an empty one", ratio("tick", "tick, empty", "rate"), 0.3),
    atLeast(
      7,
      "tick: rate against plain Node and pg",
      ratio("tick", "tick, plain Node and pg", "rate"),
      0,
    ),
    atMost(8, "call: p50 in a large shop", ratio("call, large shop", "call", "p50"), 1.5),
    atMost(8, "learn: p50 in a large shop", ratio("learn, large shop", "learn", "p50"), 1.5),
    atMost(8, "tick: p50 in a large shop", ratio("tick, large shop", "tick", "p50"), 1.5),
    ...(memory ? judgeMemory(memory) : []),
    ...acts.map(({ name, goal }) => atMost(10, `${name}, in ms`, waits[name] ?? [], goal)),
  ].filter(({ values }) => values.length > 0);
}

function judgeMemory({ ours, oursLater, bareNext }: Memory): Line[] {
  return [
    atMost(9, "memory against an empty Next app", [oursLater / bareNext], 1.2),
    atMost(9, "memory after many requests more", [oursLater / ours], 1.05),
  ];
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function atLeast(goal: number, what: string, values: number[], bound: number): Line {
  return { goal, what, values, bound: `≥ ${bound}`, holds: median(values) >= bound };
}

function atMost(goal: number, what: string, values: number[], bound: number): Line {
  return { goal, what, values, bound: `≤ ${bound}`, holds: median(values) <= bound };
}
