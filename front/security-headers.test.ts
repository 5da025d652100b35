import { expect, it } from "vitest";
import { contentSecurityPolicy, securityHeaders } from "./security-headers.ts";

const headers = new Map(securityHeaders);
/** Maps a directive such as "script-src" to what it allows. */
const policy = new Map(
  contentSecurityPolicy("'nonce-x'")
    .split("; ")
    .map((line) => [line.split(" ")[0], line.split(" ").slice(1)]),
);

it("an answer is what it says, is framed by nobody, and comes by https alone for two years", () => {
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.get("X-Frame-Options")).toBe("DENY");
  expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("Strict-Transport-Security")).toBe("max-age=63072000; includeSubDomains");
});

it("a script runs that is ours, the card provider's, the film host's, or has the page's own mark", () => {
  const [own, mark, ...others] = policy.get("script-src") ?? [];
  expect([own, mark]).toEqual(["'self'", "'nonce-x'"]);
  expect(others).toHaveLength(2);
  for (const site of others) expect(site).toMatch(/^https?:\/\/[\w.:-]+$/);
});

it.each([
  ["default-src", "'none'"],
  ["object-src", "'none'"],
  ["base-uri", "'none'"],
  ["frame-ancestors", "'none'"],
  ["form-action", "'self'"],
  ["style-src", "'self'"],
])("%s is %s and nothing more", (directive, value) => {
  expect(policy.get(directive)).toEqual([value]);
});

it("nothing is allowed inline, by evaluation, or from everywhere", () => {
  expect([...policy.values()].flat().join(" ")).not.toMatch(/unsafe|\*|https?:(?:$|\s)/);
});
