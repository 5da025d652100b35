import { expect, it } from "vitest";
import { moved, nextPlace } from "./arrange";

it.each([
  [11, 12, [12, 11, 13]],
  [13, 11, [13, 11, 12]],
  [11, 13, [12, 13, 11]],
  [12, 12, [11, 12, 13]],
])("%i takes the place of %i", (id, onto, order) => {
  expect(moved([11, 12, 13], { id, onto })).toEqual(order);
});

it.each([
  [11, 99],
  [99, 11],
])("%i has no place to take from %i where one of them is gone", (id, onto) => {
  expect(() => moved([11, 12, 13], { id, onto })).toThrow("This entry");
});

it.each([
  [null, 1],
  [1, 2],
  [12, 13],
])("behind places that reach to %j comes %i", (position, next) => {
  expect(nextPlace({ _max: { position } })).toBe(next);
});
