import { expect, it } from "vitest";
import { isVatIncluded, STANDARD_RATES, vatRate, vatWithin } from "./rules";

const seller = {
  tradingName: "Steps",
  address: "Belfast",
  countries: "United Kingdom, Ireland",
  ukVatNumber: "",
  ossVatNumber: "",
};
const uk = { ...seller, ukVatNumber: "GB123456789" };
const both = { ...uk, ossVatNumber: "EU372012345" };
const day = (text: string) => new Date(`${text}T12:00:00Z`);

it.each([
  ["a seller who is not registered owes no VAT", seller, "GB", null],
  ["a seller who is registered in the UK owes the British rate", uk, "GB", 2000],
  ["a seller who is registered in the UK owes none for another country", uk, "IE", null],
  ["a seller in the One Stop Shop owes the rate of the buyer's country", both, "IE", 2300],
  ["a seller in the One Stop Shop owes none outside the 27 countries", both, "US", null],
  ["an order without a country has no VAT", both, null, null],
])("%s", (_case, who, country, rate) => {
  expect(vatRate(who, country, day("2026-11-25"))).toBe(rate);
});

it.each([
  ["EE", "2025-06-30", 2200],
  ["EE", "2025-07-01", 2400],
  ["RO", "2025-07-31", 1900],
  ["RO", "2025-08-01", 2100],
  ["FI", "2026-01-01", 2550],
])("the rate of %s on %s is %i", (country, at, rate) => {
  expect(vatRate(both, country, day(at))).toBe(rate);
});

it("a rate changes at midnight in Belfast, the day that the invoice states", () => {
  expect(vatRate(both, "EE", new Date("2025-06-30T22:59:59Z"))).toBe(2200);
  expect(vatRate(both, "EE", new Date("2025-06-30T23:00:00Z"))).toBe(2400);
});

it("there are rates for the United Kingdom and the 27 countries, each with the newest last", () => {
  expect(Object.keys(STANDARD_RATES)).toHaveLength(28);
  for (const rates of Object.values(STANDARD_RATES)) {
    expect(rates.map(({ from }) => from)).toEqual(rates.map(({ from }) => from).toSorted());
  }
});

it("VAT is a part of the price, to the penny", () => {
  expect(vatWithin(4999, 2000)).toBe(833);
  expect(vatWithin(4999, 2300)).toBe(935);
  expect(vatWithin(1, 2000)).toBe(0);
});

it("prices include VAT only if every country that is sold to has VAT", () => {
  expect([seller, uk, both].map(isVatIncluded)).toEqual([false, false, true]);
  expect(isVatIncluded({ ...uk, countries: "United Kingdom" })).toBe(true);
});
