import { expect, it } from "vitest";
import { formatMinutes } from "./durations";

it.each([
  [1, "1 minute"],
  [12, "12 minutes"],
  [60, "1 hour"],
  [61, "1 hour 1 minute"],
  [132, "2 hours 12 minutes"],
])("%i minutes are written as %s", (minutes, words) => {
  expect(formatMinutes(minutes)).toBe(words);
});
