import { expect, it } from "vitest";
import { judgeCheckout } from "./checkout-page";

const SITE = "https://coach.co.uk";
const POLICY =
  "default-src 'none'; script-src 'self' 'nonce-abc' https://js.stripe.com; base-uri 'none'";
const OURS =
  '<script nonce="abc">go()</script><script src="/_next/a.js" nonce="abc"></script><script src="https://js.stripe.com/clover/stripe.js"></script>';

it("the checkout as it is released is in order", () => {
  expect(judgeCheckout(OURS, POLICY, SITE)).toBeNull();
});

it.each([
  ["a script of another site", `${OURS}<script src="https://evil.example/a.js"></script>`, POLICY],
  [
    "a lookalike of the card provider",
    '<script src="https://js.stripe.com.evil.example/"></script>',
    POLICY,
  ],
  ["an inline script that was slipped in", `${OURS}<script>steal()</script>`, POLICY],
  ["no policy", OURS, ""],
  ["a policy that allows inline scripts", OURS, POLICY.replace("'self'", "'unsafe-inline'")],
  ["a policy that allows every site", OURS, POLICY.replace("'self'", "https:")],
])("%s is reported", (_what, html, policy) => {
  expect(judgeCheckout(html, policy, SITE)).toMatch(/^The checkout/);
});
