import { expect, it } from "vitest";
import { momentInBelfast } from "./dates";

it.each([
  ["2026-12-01T09:30", "2026-12-01T09:30:00.000Z"],
  ["2026-07-01T00:15", "2026-06-30T23:15:00.000Z"],
])("clocks in Belfast show %s at %s", (shown, moment) => {
  expect(momentInBelfast(shown).toISOString()).toBe(moment);
});
