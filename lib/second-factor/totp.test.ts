import { expect, it } from "vitest";
import { findPhoneStep, findStep, minutesAhead, newSecret, setUpUrl } from "./totp";

/** The published example of RFC 6238. */
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const code = "005924";
const step = 41_152_263;

it("a code is valid in its half-minute and the two next to it", () => {
  const seen = [-2, -1, 0, 1, 2].map((off) => findStep(secret, code, (step + off) * 30_000));
  expect(seen).toEqual([null, step, step, step, null]);
});

it.each([
  [-2880, -1440],
  [-24, -12],
  [-2, -1],
  [3, 2],
  [120, 60],
  [2880, 1440],
])(
  "a code from a phone that is %i half-minutes off means a clock that is %i minutes off",
  (off, minutes) => {
    const now = (step - off) * 30_000;
    expect(findStep(secret, code, now)).toBeNull();
    expect(findPhoneStep(secret, code, now)).toBe(step);
    expect(minutesAhead(step, now)).toBe(minutes);
  },
);

it.each([-2881, -1, 0, 1, 2881])(
  "a code that is %i half-minutes off gives no hint about the clock",
  (off) => {
    expect(findPhoneStep(secret, code, (step - off) * 30_000)).toBeNull();
  },
);

it("another code is not valid at that time", () => {
  expect(findStep(secret, "005925", step * 30_000)).toBeNull();
});

it("the QR code contains the site, the coach and the secret", () => {
  const url = new URL(setUpUrl(newSecret(), { issuer: "The brand", label: "coach@example.test" }));
  expect(decodeURIComponent(url.pathname)).toContain("coach@example.test");
  expect(url.searchParams.get("issuer")).toBe("The brand");
  expect(url.searchParams.get("secret")).toMatch(/^[A-Z2-7]{32}$/);
});
