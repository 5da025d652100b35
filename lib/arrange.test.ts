import { expect, it } from "vitest";
import { movedTo } from "./arrange";

it.each([
  [1, 2, [2, 1, 3]],
  [3, 1, [3, 1, 2]],
  [2, 2, [1, 2, 3]],
  [1, 0, [1, 2, 3]],
  [1, 99, [2, 3, 1]],
])("%i moved to place %i", (id, place, order) => {
  expect(movedTo([1, 2, 3], id, place)).toEqual(order);
});
