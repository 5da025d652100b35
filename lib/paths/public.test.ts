import { expect, it } from "vitest";
import { adminPaths } from "./back-office";
import { newsletterPaths } from "./newsletter";
import { paths } from "./public";

const typed = "/learn/x?a=1&b=//elsewhere.example#c\r\n é%2f";
const valueIn = (address: string, name: string) =>
  new URL(address, "http://localhost").searchParams.get(name);

it.each([
  ["the address to return to", paths.signIn({ callbackUrl: typed }), "callbackUrl"],
  [
    "the address to return to after the second factor",
    adminPaths.secondFactor(typed),
    "callbackUrl",
  ],
  ["a course's title", paths.checkout({ id: 1, title: typed, price: "1.00" }), "title"],
  ["an address", newsletterPaths.problem(400, typed), "email"],
  ["a token", newsletterPaths.unsubscribe(typed), "token"],
  ["a search", adminPaths.people({ q: typed }), "q"],
])("%s is escaped into one value of its address", (_what, address, name) => {
  expect(valueIn(address, name)).toBe(typed);
  expect(address).toMatch(/^\/[a-z]/);
  expect(address).not.toMatch(/[\s#]/);
});

it("a course's title is encoded in the address of its checkout as by encodeURIComponent", () => {
  const address = paths.checkout({ id: 1, title: "Unshakable Confidence & Co", price: "49.99" });
  expect(address).toBe(
    "/checkout?courseId=1&title=Unshakable%20Confidence%20%26%20Co&amount=49.99",
  );
});

it("a mail link escapes characters of an e-mail address that have a meaning in links", () => {
  expect(paths.mail("tom&jerry#1?%@example.com")).toBe("mailto:tom%26jerry%231%3F%25@example.com");
});
