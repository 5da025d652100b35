import { expect, it } from "vitest";
import { listCountries } from "@/lib/text/countries";
import { CONSENT_VERSION } from "./rules";
import { orderDetails } from "./schema";

const typed = {
  orderId: "0190c2a4-0000-7000-8000-000000000000",
  email: "ada@example.test",
  name: " Ada Lovelace ",
  country: "GB",
  consent: CONSENT_VERSION,
};

it.each([
  ["name", "  ", "Please fill this in"],
  ["country", "", "Please choose your country"],
  ["country", "XX", "Please choose your country"],
  ["country", undefined, "Please choose your country"],
  ["consent", undefined, "Please tick the box"],
])("an order whose %s is %j is refused with a reason", (field, value, words) => {
  const { error } = orderDetails.safeParse({ ...typed, [field]: value });
  expect(error?.issues).toMatchObject([{ path: [field], message: expect.stringContaining(words) }]);
});

it.each([
  [{ company: "Céim Ltd" }, "address"],
  [{ address: "1 High Street" }, "company"],
  [{ company: "株式会社", address: "Tokyo" }, "company"],
  [{ company: "A", address: "B", businessNumber: "<b>" }, "businessNumber"],
])("an invoice to %j is refused at its %s", (named, field) => {
  const { error } = orderDetails.safeParse({ ...typed, ...named });
  expect(error?.issues.map(({ path }) => path)).toEqual([[field]]);
});

it.each([
  ["181/815/08155", "181/815/08155"],
  ["che\u2011123.456.789", "CHE-123.456.789"],
  ["DE:\u00a0123456789", "DE: 123456789"],
  ["Partita IVA IT12345678901", "PARTITA IVA IT12345678901"],
  ["IE1234567+A", "IE1234567+A"],
])("an invoice may have the tax number %j", (businessNumber, stored) => {
  const named = { company: "A", address: "B", businessNumber };
  expect(orderDetails.parse({ ...typed, ...named })).toMatchObject({ businessNumber: stored });
});

it("an invoice without a company has neither address nor number", () => {
  expect(orderDetails.parse({ ...typed, company: " ", address: "" })).toMatchObject({
    company: null,
    address: null,
    businessNumber: null,
  });
});

it("an order accepts a trimmed name and every country of the list", () => {
  const countries = listCountries(["GB", "IE"]);
  expect(countries.slice(0, 3).map(({ label }) => label)).toEqual([
    "United Kingdom",
    "Ireland",
    "Afghanistan",
  ]);
  for (const { value, label } of countries) {
    expect(label).not.toBe(value);
    expect(orderDetails.parse({ ...typed, country: value })).toMatchObject({
      name: "Ada Lovelace",
      country: value,
    });
  }
});
