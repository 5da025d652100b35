import { formatDay, formatIsoDay } from "@/lib/text/dates";
import type { periods, yearStarts } from "./schema";

/** Both days are included. */
export type Range = { from: string; to: string };

/** The financial year that contains the day; `start` is its first month and day. */
export function booksYearOf(today: Date, start: (typeof yearStarts)[number]): Range {
  const day = formatIsoDay(today);
  const year = Number(day.slice(0, 4)) - (day.slice(5) < start ? 1 : 0);
  return { from: `${year}-${start}`, to: dayBefore(`${year + 1}-${start}`) };
}

export function booksYearBefore(today: Date, start: (typeof yearStarts)[number]): Range {
  const { from } = booksYearOf(today, start);
  return booksYearOf(new Date(`${dayBefore(from)}T12:00:00Z`), start);
}

/** The last full calendar quarter, as the One Stop Shop defines it (Directive 2006/112/EC, Art. 369f). */
export function quarterBefore(today: Date): Range {
  const [year = 0, month = 1] = formatIsoDay(today).split("-").map(Number);
  const first = Math.floor((month - 1) / 3) * 3 + 1;
  const [startYear, start] = first === 1 ? [year - 1, 10] : [year, first - 3];
  return { from: isoDay(startYear, start), to: dayBefore(isoDay(year, first)) };
}

function isoDay(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, "0")}-01`;
}

function dayBefore(day: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

/** The name of the period that begins on the day: "6 Apr 2026", "April 2026" or "2026". */
export function nameOfPeriod(day: string, by: (typeof periods)[number]): string {
  const date = new Date(`${day}T12:00:00Z`);
  if (by === "day") return formatDay(date);
  return by === "year" ? day.slice(0, 4) : monthName.format(date);
}

const monthName = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric" });

const STEPS = [1, 2, 5, 10];

/** The values of an axis from zero to a round number that is at least `most`, in at most five steps. */
export function axisOf(most: number): number[] {
  const size = 10 ** Math.floor(Math.log10(Math.max(most, 1) / 5));
  const step = (STEPS.find((each) => each * size * 5 >= most) ?? 10) * size;
  const whole = Math.max(1, Math.ceil(step));
  return Array.from({ length: Math.ceil(Math.max(most, 1) / whole) + 1 }, (_, at) => at * whole);
}

export type Sums = {
  sales: number;
  grossPence: number;
  refundedPence: number;
  lostPence: number;
  feePence: number;
  vatPence: number;
};

/** The seller's net income. The gross includes VAT; `vatPence` excludes the VAT of refunds and losses. */
export function netPence(sums: Sums): number {
  const { grossPence, refundedPence, lostPence, feePence, vatPence } = sums;
  return grossPence - refundedPence - lostPence - feePence - vatPence;
}

export function addUp(rows: Sums[]): Sums {
  const sum = (field: keyof Sums) => rows.reduce((total, row) => total + row[field], 0);
  return {
    sales: sum("sales"),
    grossPence: sum("grossPence"),
    refundedPence: sum("refundedPence"),
    lostPence: sum("lostPence"),
    feePence: sum("feePence"),
    vatPence: sum("vatPence"),
  };
}

/** Balance changes at the provider, by kind; negative for money that leaves. */
export type Moved = {
  paymentsPence: number;
  refundsPence: number;
  disputesPence: number;
  feesPence: number;
  otherPence: number;
  payoutsPence: number;
};
