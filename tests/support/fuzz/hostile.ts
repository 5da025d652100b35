import fc from "fast-check";
import corpus from "./corpus.json" with { type: "json" };

/** Texts that have broken programs before, by ending a string, a header, markup, a number or the text itself. */
const INFAMOUS = [...corpus.texts, "Z̷a̸l̶g̵o̷".repeat(50), "👩‍👩‍👧‍👦".repeat(40), "x".repeat(5001)];

export const hostileText = fc.oneof(
  fc.constantFrom(...INFAMOUS),
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.string({ unit: fc.constantFrom("\uD83C", "\uDFAD", "\0", "\r", "\n", "<", "%", "a") }),
);

/** Any JSON value that a schema does not expect. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  // No small positive integers, which as ids would let the coach's forms change real rows of other tests.
  fc.integer({ max: -1 }),
  fc.integer({ min: 1_000_000 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(null, true, false, -0, 1e308, 2 ** 53, [], {}),
  fc.array(hostileText, { maxLength: 4 }),
  fc.dictionary(
    fc.constantFrom("__proto__", "constructor", "then", "length", "toJSON"),
    hostileText,
  ),
  fc.integer({ min: 10, max: 2000 }).map(nest),
);

function nest(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { a: value };
  return value;
}

/** One part of a path: well formed, cut off, doubled, or meant for another program. */
export const hostileSegment = fc.oneof(
  fc.constantFrom(...corpus.segments),
  fc.string({ unit: "binary", maxLength: 60 }).map(percentEncode),
  fc.integer().map(String),
);

export function percentEncode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
