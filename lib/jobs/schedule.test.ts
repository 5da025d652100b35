import { expect, it } from "vitest";
import { DAY_MS } from "@/lib/text/durations";
import { schedule } from "./schedule";

const listed = (hasProvider: boolean) =>
  schedule({ hasProvider }).map(({ task, match, options }) => [
    task,
    match,
    options?.backfillPeriod,
  ]);

it("sweeps run every ten minutes, and the nightly deletions run later if they were missed", () => {
  expect(listed(true)).toEqual([
    ["sweep", "*/10 * * * *", 0],
    ["forget-abandoned", "45 3 * * *", DAY_MS],
    ["clean-up", "30 3 * * *", DAY_MS],
    ["watch-server", "50 * * * *", 0],
  ]);
});

it("a shop without the provider's keys does not sweep but still deletes at night", () => {
  expect(listed(false)).toEqual([
    ["clean-up", "30 3 * * *", DAY_MS],
    ["watch-server", "50 * * * *", 0],
  ]);
});
