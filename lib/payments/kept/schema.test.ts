import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { saleMetadata } from "./rules";
import { keptFields, MAX_LINES, numbersField, readKept, readNumbers } from "./schema";

const id = randomUUID();
const line = {
  id,
  courseId: 1_000_000,
  title: "A course",
  pricePence: 9_999_999,
  discountPence: 9_999,
};

function sale(count: number) {
  const lines = Array.from({ length: count }, () => line);
  const pricePence = 9_999_999 * count;
  const offer = { id, courseId: 1, courseTitle: "Courses", pricePence, currency: "gbp", lines };
  return saleMetadata({ ...offer, termsVersion: "2026-11-25" });
}

const documents = Array.from({ length: 40 }, (_, at) => ({
  kind: "credit_note" as const,
  number: 1_000_000 + at,
  issuedAt: Date.now(),
  rows: Array.from({ length: MAX_LINES }, (_, at): [number, number, number, number] => [
    at + 1,
    9_999_999,
    2000,
    1_666_666,
  ]),
}));
const learners = Array.from(
  { length: MAX_LINES },
  () => `${"a".repeat(60)}@${"b".repeat(60)}.example`,
);

const invoiceTo = ["C".repeat(120), "é".repeat(200), "N".repeat(20)];

it("the largest order fits into the provider’s 50 fields of 500 characters", () => {
  const last = { invoice: 1_000_000, credit_note: 1_000_000 };
  const all = {
    ...sale(MAX_LINES),
    ...keptFields(id, documents, learners, invoiceTo),
    ...numbersField(last),
  };
  expect(Object.keys(all).length).toBeLessThanOrEqual(50);
  expect(Math.max(...Object.values(all).map((text) => text.length))).toBeLessThanOrEqual(500);
  expect(Math.max(...Object.keys(all).map((name) => name.length))).toBeLessThanOrEqual(40);
  expect(() => sale(MAX_LINES + 1)).toThrow("more than 10 lines");
});

it("stored documents are read back unchanged, and only for their own order", () => {
  const fields = keptFields(
    id,
    documents.slice(0, 2),
    [null, "anna@example.test"],
    ["Céim Ltd", "1 High Street", null],
  );
  const kept = readKept(id, fields);
  expect(kept.documents).toMatchObject([{ number: 1_000_000 }, { number: 1_000_001 }]);
  expect(kept.documents[0]?.rows[1]).toEqual({
    position: 2,
    pence: 9_999_999,
    vatBasisPoints: 2000,
    vatPence: 1_666_666,
  });
  expect(kept.learners.slice(0, 3)).toEqual([null, "anna@example.test", null]);
  expect(kept.invoiceTo).toEqual(["Céim Ltd", "1 High Street", null]);
  const nobody = { learners: Array(MAX_LINES).fill(null), invoiceTo: [null, null, null] };
  const nothing = { documents: [], ...nobody };
  expect(readKept(randomUUID(), fields)).toEqual(nothing);
  expect(readKept(id, { document1: fields.document2 ?? "", learner2: "x" })).toEqual(nothing);
  expect(readNumbers({ numbers1: "x" })).toBeNull();
  expect(readNumbers(numbersField({ invoice: 7, credit_note: 2 }))).toEqual({
    invoice: 7,
    credit_note: 2,
  });
});
