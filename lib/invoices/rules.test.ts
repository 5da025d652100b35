import fc from "fast-check";
import { expect, it } from "vitest";
import { chargedPence, leftPence, returnsByLine } from "@/lib/payments/lines/rules";
import type { Returned } from "@/lib/payments/rules";
import { vatWithin } from "@/lib/payments/vat/rules";
import { nextDocument, totals, typedDocument } from "./rules";

type Issued = Parameters<typeof nextDocument>[1];

const pence = fc.integer({ min: 1, max: 9999 });
const sold = fc.record({ price: pence, off: pence, rate: fc.constantFrom(null, 2000, 2300, 2550) });
const happened = fc.record({
  what: fc.constantFrom("refund", "refund of a line", "refund fails", "dispute lost", "appeal won"),
  at: fc.nat(3),
  pence,
});

/** A line of an order; some lines may cost nothing. */
function toLine(
  { price, off, rate }: { price: number; off: number; rate: number | null },
  at: number,
) {
  const sums = { pricePence: price, discountPence: Math.min(off, price) };
  const vatPence = rate === null ? null : vatWithin(chargedPence(sums), rate);
  const returned = { refundedPence: 0, lostPence: 0 };
  return { id: String(at), title: "", ...sums, ...returned, vatBasisPoints: rate, vatPence };
}

/** The sum that the seller keeps of a line, according to the documents. */
function kept(issued: Issued, lineId: string) {
  const rows = issued.flatMap(({ kind, content }) =>
    content.rows
      .filter((row) => row.lineId === lineId)
      .map((row) => ({ ...row, sign: kind === "invoice" ? 1 : -1 })),
  );
  return {
    pence: rows.reduce((sum, row) => sum + row.sign * row.pence, 0),
    vatPence: rows.reduce((sum, row) => sum + row.sign * (row.vatPence ?? 0), 0),
  };
}

it("after any refunds, failures and disputes, the documents add up to what is kept of each line, and its VAT", () => {
  const story = fc.tuple(fc.array(sold, { minLength: 1, maxLength: 4 }), fc.array(happened));
  fc.assert(
    fc.property(story, ([offers, steps]) => {
      const lines = offers.map(toLine);
      const price = lines.reduce((sum, line) => sum + chargedPence(line), 0);
      const refunds: Returned[] = [];
      const losses: Returned[] = [];
      const issued: Issued = [];
      const take = (wanted: number, second: number, lineId: string | null = null) => {
        const gone = [...refunds, ...losses].reduce((sum, each) => sum + each.pence, 0);
        return { pence: Math.min(wanted, price - gone), lineId, at: new Date(second * 1000) };
      };
      for (const [second, step] of [null, ...steps].entries()) {
        if (step?.what === "refund") refunds.push(take(step.pence, second));
        if (step?.what === "refund of a line")
          refunds.push(take(step.pence, second, String(step.at)));
        if (step?.what === "refund fails") refunds.splice(step.at, 1);
        if (step?.what === "dispute lost") losses.push(take(step.pence, second));
        if (step?.what === "appeal won") losses.splice(step.at, 1);
        for (const [at, returned] of returnsByLine(lines, refunds, losses).entries())
          Object.assign(lines[at] ?? {}, returned);
        for (let next = nextDocument(lines, issued, false); next; ) {
          const { totalPence, vatPence } = totals(next.rows);
          // The database refuses any other.
          expect((vatPence ?? 0) >= 0 && (vatPence ?? 0) <= totalPence).toBe(true);
          issued.push({ kind: next.kind, content: { rows: next.rows } } as Issued[number]);
          next = nextDocument(lines, issued, false);
        }
        for (const line of lines) {
          const left = leftPence(line);
          const { pence, vatPence } = kept(issued, line.id);
          expect(left).toBeGreaterThanOrEqual(0);
          expect([pence, vatPence]).toEqual([left, vatWithin(left, line.vatBasisPoints ?? 0)]);
        }
      }
    }),
  );
});

it.each([
  ["INV-0042", "invoice", false, 42],
  ["Invoice INV-0042.", "invoice", false, 42],
  ["invoice-INV-0042.pdf", "invoice", false, 42],
  ["inv 42", "invoice", false, 42],
  ["inv‑0042", "invoice", false, 42],
  ["CN-0003", "credit_note", false, 3],
  ["Credit note no. 3", "credit_note", false, 3],
  ["Invoice 42", "invoice", false, 42],
  ["TEST-INV-0042", "invoice", true, 42],
])("%j names a document", (typed, kind, isTest, number) => {
  expect(typedDocument(typed)).toEqual({ kind, isTest, number });
});

it.each(["1001", "order 1001", "INV", "inv1234567890123", "invoice of Anna", "scn-3", ""])(
  "%j names no document",
  (typed) => {
    expect(typedDocument(typed)).toBeNull();
  },
);
