import { afterEach, expect, it, vi } from "vitest";
import { readWaiting } from "./waiting-changes";

afterEach(() => vi.unstubAllGlobals());

it.each(["{", "null", '[["x"]]', "[[1,{}]]"])(
  "a corrupted list of waiting ticks counts as empty: %s",
  (spoilt) => {
    vi.stubGlobal("localStorage", { getItem: () => spoilt });
    expect(readWaiting("progress:somebody:1")).toEqual(new Map());
  },
);

it("a waiting tick is read back unchanged", () => {
  const change = { completed: true, at: 1 };
  vi.stubGlobal("localStorage", { getItem: () => JSON.stringify([[7, change]]) });
  expect(readWaiting("progress:somebody:1")).toEqual(new Map([[7, change]]));
});
