import { expect, it } from "vitest";
import { movedTo, nextPlace } from "./arrange";

it.each([
  [1, 2, [2, 1, 3]],
  [3, 1, [3, 1, 2]],
  [2, 2, [1, 2, 3]],
  [1, 0, [1, 2, 3]],
  [1, 99, [2, 3, 1]],
])("%i moved to place %i", (id, place, order) => {
  expect(movedTo([1, 2, 3], id, place)).toEqual(order);
});

it.each([
  [null, 1],
  [1, 2],
  [12, 13],
])("behind places that reach to %j comes %i", (position, next) => {
  expect(nextPlace({ _max: { position } })).toBe(next);
});
