import { expect, it } from "vitest";
import { codeAt, findStep, newSecret, setUpUrl } from "./totp";

it("a code counts in its half-minute and the ones beside it", () => {
  const secret = newSecret();
  const now = 1_800_000_000_000;
  const step = now / 30_000;
  for (const [time, found] of [
    [now, step],
    [now - 30_000, step - 1],
    [now + 30_000, step + 1],
    [now - 60_000, null],
    [now + 60_000, null],
  ] as const) {
    expect(findStep(secret, codeAt(secret, time), now)).toBe(found);
  }
});

it("the published example of RFC 6238 is right", () => {
  const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
  expect(codeAt(secret, 59_000)).toBe("287082");
  expect(codeAt(secret, 1_234_567_890_000)).toBe("005924");
});

it("the QR code names the site and the coach", () => {
  const url = new URL(setUpUrl(newSecret(), { issuer: "The brand", label: "coach@example.test" }));
  expect(decodeURIComponent(url.pathname)).toContain("coach@example.test");
  expect(url.searchParams.get("issuer")).toBe("The brand");
  expect(url.searchParams.get("secret")).toMatch(/^[A-Z2-7]{32}$/);
});
