import { expect, it } from "vitest";
import { formatClock, formatMinutes } from "./durations";

it.each([
  [1, "1 minute"],
  [12, "12 minutes"],
  [60, "1 hour"],
  [61, "1 hour 1 minute"],
  [132, "2 hours 12 minutes"],
])("%i minutes are written as %s", (minutes, words) => {
  expect(formatMinutes(minutes)).toBe(words);
});

it.each([
  [0.5, "0:00"],
  [65, "1:05"],
  [3665, "1:01:05"],
])("%d seconds are shown as %s", (seconds, clock) => {
  expect(formatClock(seconds)).toBe(clock);
});
