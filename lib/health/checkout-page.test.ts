import { expect, it, onTestFinished, vi } from "vitest";
import { judgeCheckout } from "./checkout-page";

const SITE = "https://coach.co.uk";
const OURS =
  '<script nonce="abc">go()</script><script src="/_next/a.js" nonce="abc"></script><script src="https://js.stripe.com/clover/stripe.js"></script>';

/** The headers that this release sends with the checkout in production. */
async function released(): Promise<Headers> {
  vi.resetModules();
  for (const name of ["STRIPE_JS_URL", "STRIPE_API_URL"]) vi.stubEnv(name, undefined);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { checkoutHeaders, securityHeaders } = await import("@/front/security-headers");
  return new Headers([
    ...securityHeaders,
    ["content-security-policy", checkoutHeaders("'nonce-abc'").policy],
  ]);
}

const judge = (html: string, headers: Headers) => judgeCheckout({ html, headers }, SITE);

it("the released checkout has no faults", async () => {
  expect(judge(OURS, await released())).toBeNull();
});

it.each([
  ["of another site", '<script src="https://evil.example/a.js"></script>'],
  ["of another site, without quotes", "<SCRIPT SRC=https://evil.example/a.js></SCRIPT>"],
  ["of a lookalike", '<script src="https://js.stripe.com.evil.example/"></script>'],
  ["that was injected", "<script>steal()</script>"],
  ["with a guessed nonce", '<script nonce="xyz">steal()</script>'],
])("a script %s is reported", async (_what, script) => {
  expect(judge(OURS + script, await released())).toMatch(/^The checkout has a script/);
});

it.each([
  ["inline scripts", "'self'", "'unsafe-inline'", "script-src 'unsafe-inline'"],
  ["every site", "script-src 'self'", "script-src https:", "script-src https:"],
  ["one more site", "form-action 'self'", "form-action https://evil.example", "form-action https"],
  ["films", "frame-src 'self'", "frame-src https://player.vimeo.com", "player.vimeo.com"],
  ["any site to frame it", "frame-ancestors 'none'; ", "", "lacks: frame-ancestors"],
  ["everything", /.*/, "", "lacks: default-src"],
])("a policy that allows %s is reported", async (_what, line, instead, words) => {
  const headers = await released();
  const policy = headers.get("content-security-policy") ?? "";
  headers.set("content-security-policy", policy.replace(line, instead));
  expect(judge(OURS, headers)).toContain(words);
});

it.each(["strict-transport-security", "x-content-type-options", "x-frame-options"])(
  "an answer without the header %s is reported",
  async (name) => {
    const headers = await released();
    headers.delete(name);
    expect(judge(OURS, headers)).toBe(`The checkout is sent without its headers: ${name}.`);
  },
);
