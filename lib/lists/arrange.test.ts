import { expect, it } from "vitest";
import { moved, nextPlace } from "./arrange";

it.each([
  [11, 12, [12, 11, 13]],
  [13, 11, [13, 11, 12]],
  [11, 13, [12, 13, 11]],
  [12, 12, [11, 12, 13]],
])("%i can be moved to the place of %i", (id, onto, order) => {
  expect(moved([11, 12, 13], { id, onto })).toEqual(order);
});

it.each([
  [11, 99],
  [99, 11],
])("%i cannot be moved to the place of %i if one of them is gone", (id, onto) => {
  expect(() => moved([11, 12, 13], { id, onto })).toThrow("This entry");
});

it.each([
  [null, 1],
  [1, 2],
  [12, 13],
])("the position after %j is %i", (position, next) => {
  expect(nextPlace({ _max: { position } })).toBe(next);
});
