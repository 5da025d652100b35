import { expect, it } from "vitest";
import { changes } from "./rules";

it("lists only the changed fields, with old and new values", () => {
  const before = { title: "A", pricePence: 4999, tags: ["x"], publishedAt: new Date(0) };
  const after = { ...before, pricePence: 5999, tags: ["x"], publishedAt: new Date(0) };
  expect(changes(before, after)).toEqual({
    before: { pricePence: 4999 },
    after: { pricePence: 5999 },
  });
});
