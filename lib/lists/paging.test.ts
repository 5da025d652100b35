import { expect, it } from "vitest";
import { takePage } from "./paging";

const half = (row: number) => row / 2;

it("a list with one more row continues after the last one shown", () => {
  expect(takePage([2, 4, 6], 2, half)).toEqual({ page: [2, 4], next: 2 });
});

it.each([[[]], [[2]], [[2, 4]]])("the rows %j are the last page", (rows) => {
  expect(takePage(rows, 2, half)).toEqual({ page: rows, next: null });
});
