import { afterEach, expect, it, vi } from "vitest";
import { readWaiting } from "./waiting-changes";

afterEach(() => vi.unstubAllGlobals());

it.each(["{", "null", '[["x"]]', "[[1,{}]]"])(
  "a list of waiting ticks that something has made %s counts as empty",
  (spoilt) => {
    vi.stubGlobal("localStorage", { getItem: () => spoilt });
    expect(readWaiting("progress:somebody:1")).toEqual(new Map());
  },
);

it("a tick that waits is read as it was made", () => {
  const change = { completed: true, at: 1 };
  vi.stubGlobal("localStorage", { getItem: () => JSON.stringify([[7, change]]) });
  expect(readWaiting("progress:somebody:1")).toEqual(new Map([[7, change]]));
});
