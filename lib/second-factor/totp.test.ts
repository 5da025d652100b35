import { expect, it } from "vitest";
import { findStep, newSecret, setUpUrl } from "./totp";

/** The published example of RFC 6238. */
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const code = "005924";
const step = 41_152_263;

it("a code counts in its half-minute and the ones beside it", () => {
  const seen = [-2, -1, 0, 1, 2].map((off) => findStep(secret, code, (step + off) * 30_000));
  expect(seen).toEqual([null, step, step, step, null]);
});

it("another code counts at no time near it", () => {
  expect(findStep(secret, "005925", step * 30_000)).toBeNull();
});

it("the QR code names the site and the coach", () => {
  const url = new URL(setUpUrl(newSecret(), { issuer: "The brand", label: "coach@example.test" }));
  expect(decodeURIComponent(url.pathname)).toContain("coach@example.test");
  expect(url.searchParams.get("issuer")).toBe("The brand");
  expect(url.searchParams.get("secret")).toMatch(/^[A-Z2-7]{32}$/);
});
