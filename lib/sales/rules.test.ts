import { expect, it } from "vitest";
import {
  addUp,
  axisOf,
  booksYearBefore,
  booksYearOf,
  nameOfPeriod,
  netPence,
  quarterBefore,
} from "./rules";

it.each([
  ["2026-04-05T12:00:00Z", "04-06", "2025-04-06", "2026-04-05"],
  ["2026-04-05T23:30:00Z", "04-06", "2026-04-06", "2027-04-05"],
  ["2026-11-25T12:00:00Z", "04-06", "2026-04-06", "2027-04-05"],
  ["2026-11-25T12:00:00Z", "01-01", "2026-01-01", "2026-12-31"],
  ["2024-02-29T12:00:00Z", "04-01", "2023-04-01", "2024-03-31"],
] as const)("at %s the year that starts on %s is %s to %s", (now, start, from, to) => {
  expect(booksYearOf(new Date(now), start)).toEqual({ from, to });
});

it.each([
  ["2026-04-05T23:30:00Z", "04-06", "2025-04-06", "2026-04-05"],
  ["2024-02-29T12:00:00Z", "04-01", "2022-04-01", "2023-03-31"],
  ["2026-11-25T12:00:00Z", "01-01", "2025-01-01", "2025-12-31"],
] as const)("at %s the year before, from %s, is %s to %s", (now, start, from, to) => {
  expect(booksYearBefore(new Date(now), start)).toEqual({ from, to });
});

it.each([
  ["2026-11-25", "2026-07-01", "2026-09-30"],
  ["2026-01-01", "2025-10-01", "2025-12-31"],
  ["2026-06-30", "2026-01-01", "2026-03-31"],
])("on %s the last quarter is %s to %s", (day, from, to) => {
  expect(quarterBefore(new Date(`${day}T12:00:00Z`))).toEqual({ from, to });
});

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [49.99, [0, 10, 20, 30, 40, 50]],
  [1234, [0, 500, 1000, 1500]],
  [99_999, [0, 20_000, 40_000, 60_000, 80_000, 100_000]],
])("an axis for %d has round values up to it", (most, values) => {
  expect(axisOf(most)).toEqual(values);
});

it("sums add up, and the net is the gross less refunds, losses, fees and VAT", () => {
  const row = {
    sales: 1,
    grossPence: 4999,
    refundedPence: 1000,
    lostPence: 500,
    feePence: 95,
    vatPence: 200,
  };
  expect(addUp([row, row])).toMatchObject({ sales: 2, grossPence: 9998, feePence: 190 });
  expect(netPence(row)).toBe(3204);
});

it("a period has a readable name", () => {
  expect([
    nameOfPeriod("2026-04-06", "day"),
    nameOfPeriod("2026-04-01", "month"),
    nameOfPeriod("2026-01-01", "year"),
  ]).toEqual(["6 Apr 2026", "April 2026", "2026"]);
});
