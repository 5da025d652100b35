import { describe, expect, it } from "vitest";
import { callbackPath, isFreshProof, signInCode } from "./rules";

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

it("a code may be any of a million: each of its six places is any digit", () => {
  const codes = Array.from({ length: 200 }, (_, token) => signInCode(String(token)));
  for (const code of codes) expect(code).toMatch(/^\d{6}$/);
  for (const place of [0, 1, 2, 3, 4, 5]) {
    expect(new Set(codes.map((code) => code[place])).size).toBe(10);
  }
});

it("a proof of the second factor is fresh for ten minutes", () => {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  expect([0, 9.9].map(ago).map(isFreshProof)).toEqual([true, true]);
  expect([10, 60].map(ago).map(isFreshProof)).toEqual([false, false]);
});
