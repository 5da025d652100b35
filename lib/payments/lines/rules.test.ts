import fc from "fast-check";
import { expect, it } from "vitest";
import type { Returned } from "@/lib/payments/rules";
import { returnsByLine } from "./rules";

const at = (second: number) => new Date(second * 1000);
const lines = [
  { id: "a", pricePence: 5000, discountPence: 0 },
  { id: "b", pricePence: 4000, discountPence: 1000 },
];
const part = (pence: number, second: number, lineId: string | null = null) => ({
  pence,
  lineId,
  at: at(second),
});

it("a line's loss in a dispute stays, whatever is refunded or lost afterwards", () => {
  const lost = { refundedPence: 0, lostPence: 3000 };
  expect(returnsByLine(lines, [part(1001, 2)], [part(3000, 1)])).toEqual([
    { refundedPence: 1001, lostPence: 0 },
    lost,
  ]);
  expect(returnsByLine(lines, [], [part(3000, 1), part(1000, 2)])).toEqual([
    { refundedPence: 0, lostPence: 1000 },
    lost,
  ]);
});

it("disputes for more than refunds have left take only the rest", () => {
  expect(returnsByLine(lines, [part(1000, 1, "a")], [part(8000, 2), part(8000, 3)])).toEqual([
    { refundedPence: 1000, lostPence: 4000 },
    { refundedPence: 0, lostPence: 3000 },
  ]);
});

it("after any further refund or loss, no line's refunded or lost sum decreases", () => {
  const step = fc.record({
    pence: fc.integer({ min: 1, max: 3000 }),
    isLoss: fc.boolean(),
    lineId: fc.constantFrom("a", "b", null),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
      const refunds: Returned[] = [];
      const losses: Returned[] = [];
      let before = returnsByLine(lines, refunds, losses);
      let left = 8000;
      for (const [second, { isLoss, lineId, pence }] of steps.entries()) {
        const taken = Math.min(pence, left);
        left -= taken;
        if (isLoss) losses.push(part(taken, second));
        else refunds.push(part(taken, second, lineId));
        const after = returnsByLine(lines, refunds, losses);
        for (const [place, sums] of after.entries()) {
          expect(sums.refundedPence).toBeGreaterThanOrEqual(before[place]?.refundedPence ?? 0);
          expect(sums.lostPence).toBeGreaterThanOrEqual(before[place]?.lostPence ?? 0);
        }
        before = after;
      }
    }),
  );
});
