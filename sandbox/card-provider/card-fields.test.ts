import { describe, expect, it } from "vitest";
import {
  checkCvc,
  checkExpiry,
  checkNumber,
  spaceExpiry,
  spaceNumber,
  trimCvc,
} from "./browser/card-fields.js";

describe("the card number", () => {
  it("is grouped in fours, and as 4-6-5 for American Express", () => {
    expect(spaceNumber("42424242424242429999")).toBe("4242 4242 4242 4242");
    expect(spaceNumber("378282246310005")).toBe("3782 822463 10005");
    expect(spaceNumber("42x4")).toBe("424");
  });

  it("is wrong when short or mistyped", () => {
    expect(checkNumber("4242 4242")?.code).toBe("incomplete_number");
    expect(checkNumber("4242 4242 4242 4241")?.code).toBe("invalid_number");
    expect(checkNumber("4242 4242 4242 4242")).toBeUndefined();
  });
});

describe("the expiry date", () => {
  const today = new Date(2026, 5, 15);

  it("is written month first, with a zero before a single digit", () => {
    expect(spaceExpiry("1230")).toBe("12 / 30");
    expect(spaceExpiry("530")).toBe("05 / 30");
    expect(spaceExpiry("1")).toBe("1");
  });

  it("must be complete, and this month or later", () => {
    expect(checkExpiry("13 / 30", today)?.code).toBe("incomplete_expiry");
    expect(checkExpiry("12 / 25", today)?.code).toBe("invalid_expiry_year_past");
    expect(checkExpiry("05 / 26", today)?.code).toBe("invalid_expiry_month_past");
    expect(checkExpiry("12 / 99", today)?.code).toBe("invalid_expiry_year");
    expect(checkExpiry("06 / 26", today)).toBeUndefined();
  });
});

it("accepts a security code of three digits, or four for American Express", () => {
  expect(trimCvc("12345", "4242")).toBe("123");
  expect(trimCvc("12345", "3782")).toBe("1234");
  expect(checkCvc("12", "4242")?.code).toBe("incomplete_cvc");
  expect(checkCvc("123", "3782")?.code).toBe("incomplete_cvc");
  expect(checkCvc("123", "4242")).toBeUndefined();
});
