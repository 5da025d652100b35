import { expect, it } from "vitest";
import { legalVersion } from "./rules";

it("a version is named after its day, and further ones of that day are numbered", () => {
  const day = new Date("2026-12-01T23:00:00Z");
  expect([1, 2, 3].map((number) => legalVersion(number, day))).toEqual([
    "2026-12-01",
    "2026-12-01.2",
    "2026-12-01.3",
  ]);
});

it("a version published just after midnight in summer is named after the day in Belfast", () => {
  expect(legalVersion(1, new Date("2027-06-30T23:30:00Z"))).toBe("2027-07-01");
});
