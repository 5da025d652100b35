import { expect, it } from "vitest";
import { formatUkMoment, formatUkTime, momentInBelfast } from "./dates";

it.each([
  ["2026-12-01T09:30", "2026-12-01T09:30:00.000Z"],
  ["2026-07-01T00:15", "2026-06-30T23:15:00.000Z"],
  ["2026-10-25T00:30", "2026-10-24T23:30:00.000Z"],
  ["2026-10-25T02:00", "2026-10-25T02:00:00.000Z"],
  ["2027-03-28T00:59", "2027-03-28T00:59:00.000Z"],
  ["2027-03-28T02:00", "2027-03-28T01:00:00.000Z"],
])("clocks in Belfast show %s at %s", (shown, moment) => {
  expect(momentInBelfast(shown).toISOString()).toBe(moment);
});

it("a time that clocks leave out in spring is taken an hour later, not earlier", () => {
  expect(momentInBelfast("2027-03-28T01:30").toISOString()).toBe("2027-03-28T01:30:00.000Z");
});

it("a time of day for buyers says whose clocks show it, in summer and in winter", () => {
  expect(formatUkTime(new Date("2026-07-01T13:30:00Z"))).toBe("14:30 UK time");
  const winter = new Date("2026-11-21T09:30:00Z");
  expect(formatUkMoment(winter)).toBe("21 November 2026 at 09:30 UK time");
});
