import { describe, expect, it } from "vitest";
import { callbackPath, linkSecret, signInCode } from "./rules";

describe("the way back after signing in", () => {
  it.each([
    ["/learn/taking-back-your-life", "/learn/taking-back-your-life"],
    ["/content/x?module=4#text", "/content/x?module=4#text"],
    [undefined, "/account"],
    ["", "/account"],
    ["learn", "/account"],
    ["https://elsewhere.example/", "/account"],
    ["//elsewhere.example/", "/account"],
    ["/\\elsewhere.example", "/account"],
    ["/\t/elsewhere.example", "/account"],
    ["javascript:alert(1)", "/account"],
    ["/..//elsewhere.example", "/account"],
  ])("of %j is %s", (url, path) => {
    expect(callbackPath(url)).toBe(path);
  });
});

it("link and code of a token differ from each other's and from any other token's", () => {
  expect(signInCode("a")).toMatch(/^\d{6}$/);
  expect(linkSecret("a")).toMatch(/^[\w-]{43}$/);
  expect(linkSecret("a")).toBe(linkSecret("a"));
  expect(linkSecret("a")).not.toBe(linkSecret("b"));
});
