import { describe, expect, it } from "vitest";
import { env } from "@/lib/env";
import { callbackPath, returnPath } from "@/lib/paths/callback";
import { MINUTE_MS } from "@/lib/text/durations";
import { isFreshProof, signInCode } from "./rules";

const { origin, protocol, hostname, host, port } = new URL(env.NEXTAUTH_URL);

describe("the address to return to after signing in", () => {
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
    [`${origin}/learn/x?module=4#text`, "/learn/x?module=4#text"],
    [`${origin.toUpperCase()}/learn/x`, "/learn/x"],
    [`${protocol}\\\\${host}\\learn\\x`, "/learn/x"],
    [origin, "/"],
    [`${origin}//elsewhere.example`, "/account"],
    [`${origin}/\\elsewhere.example`, "/account"],
    [`${origin}/..//elsewhere.example`, "/account"],
    [`${origin}@elsewhere.example/`, "/account"],
    [`${protocol}//${host}:x@elsewhere.example/`, "/account"],
    [`${origin}.elsewhere.example/`, "/account"],
    [`${protocol}//${hostname}:${Number(port) + 1}/learn/x`, "/account"],
    [`ftp://${host}/learn/x`, "/account"],
    [`${origin}\\@elsewhere.example`, "/@elsewhere.example"],
    [`/learn/x?q=${"é".repeat(500)}`, "/account"],
  ])("for %j is %s", (url, path) => {
    expect(callbackPath(url)).toBe(path);
  });
});

it.each([
  ["a search", "/admin/orders?q=anna", "/admin/orders?q=anna"],
  ["a search that is too long", `/admin/orders?q=${"x".repeat(1000)}`, "/admin/orders"],
  ["an address that is too long", `/admin/${"x".repeat(1000)}`, "/account"],
])("a redirect keeps as much of %s as there is room for", (_what, asked, path) => {
  expect(returnPath(asked)).toBe(path);
});

it("each of a code's six digits takes all ten values", () => {
  const codes = Array.from({ length: 200 }, (_, token) => signInCode(String(token)));
  for (const code of codes) expect(code).toMatch(/^\d{6}$/);
  for (const place of [0, 1, 2, 3, 4, 5]) {
    expect(new Set(codes.map((code) => code[place])).size).toBe(10);
  }
});

it("a proof of the second factor is fresh for ten minutes", () => {
  const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS);
  expect([0, 9.9].map(ago).map(isFreshProof)).toEqual([true, true]);
  expect([10, 60].map(ago).map(isFreshProof)).toEqual([false, false]);
});
