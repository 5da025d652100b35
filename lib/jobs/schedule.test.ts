import { expect, it } from "vitest";
import { DAY_MS } from "@/lib/text/durations";
import { schedule } from "./schedule";

const listed = (hasProvider: boolean) =>
  schedule({ hasProvider }).map(({ task, match, options }) => [
    task,
    match,
    options?.backfillPeriod,
  ]);

it("the provider is asked every ten minutes, and each night what is kept no longer is forgotten, if late", () => {
  expect(listed(true)).toEqual([
    ["sweep", "*/10 * * * *", 0],
    ["forget-abandoned", "45 3 * * *", DAY_MS],
    ["clean-up", "30 3 * * *", DAY_MS],
    ["watch-server", "50 * * * *", 0],
  ]);
});

it("a shop without the provider's keys asks it nothing, and forgets all the same", () => {
  expect(listed(false)).toEqual([
    ["clean-up", "30 3 * * *", DAY_MS],
    ["watch-server", "50 * * * *", 0],
  ]);
});
