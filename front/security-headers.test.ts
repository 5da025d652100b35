import { expect, it, onTestFinished, vi } from "vitest";
import {
  contentSecurityPolicy,
  framedPolicy,
  securityHeaders,
  withStyle,
} from "./security-headers.ts";

const headers = new Map(securityHeaders);
const policy = read(contentSecurityPolicy("'nonce-x'"));

/** Maps a directive such as "script-src" to what it allows. */
function read(whole: string) {
  const lines = whole.split("; ").map((line) => line.split(" "));
  return new Map(lines.map(([directive, ...allowed]) => [directive, allowed]));
}

it("every answer forbids sniffing, framing and devices, and requires https for two years", () => {
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.get("X-Frame-Options")).toBe("DENY");
  expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin-allow-popups");
  expect(headers.get("Permissions-Policy")).toMatch(
    /^camera=\(\), geolocation=\(\), microphone=\(\), /,
  );
  expect(headers.get("Strict-Transport-Security")).toBe("max-age=63072000; includeSubDomains");
});

it("scripts are allowed from the site, from the card provider, and with the page's nonce", () => {
  const [own, mark, cardProvider, ...others] = policy.get("script-src") ?? [];
  expect([own, mark]).toEqual(["'self'", "'nonce-x'"]);
  expect(cardProvider).toMatch(/^https?:\/\/[\w.:-]+$/);
  expect(others).toEqual([]);
});

it.each([
  ["default-src", "'none'"],
  ["object-src", "'none'"],
  ["base-uri", "'none'"],
  ["frame-ancestors", "'none'"],
  ["form-action", "'self'"],
  ["style-src", "'self'"],
])("%s is exactly %s", (directive, value) => {
  expect(policy.get(directive)).toEqual([value]);
});

it("a draft may be framed by this site only, and its policy is otherwise the same", () => {
  const framed = read(framedPolicy("'nonce-x'"));
  expect(framed.get("frame-ancestors")).toEqual(["'self'"]);
  expect(new Map([...framed, ["frame-ancestors", ["'none'"]]])).toEqual(policy);
});

it("a page with the brand's colours allows only their style in addition", () => {
  const styled = read(withStyle(contentSecurityPolicy("'nonce-x'"), "'sha256-y'"));
  expect(styled.get("style-src")).toEqual(["'self'", "'sha256-y'"]);
  expect(new Map([...styled, ["style-src", ["'self'"]]])).toEqual(policy);
});

it("nothing is allowed inline, by evaluation, or from any host", () => {
  expect([...policy.values()].flat().join(" ")).not.toMatch(/unsafe|\*|https?:(?:$|\s)/);
});

it("the real card provider's script and frames are allowed from all hosts that it lists", async () => {
  vi.resetModules();
  vi.stubEnv("STRIPE_JS_URL", undefined);
  const real = await import("./security-headers.ts");
  const directives = read(real.contentSecurityPolicy());
  const names = ["https://js.stripe.com", "https://*.js.stripe.com"];
  expect(directives.get("script-src")).toEqual(expect.arrayContaining(names));
  expect(directives.get("frame-src")).toEqual(
    expect.arrayContaining([...names, "https://hooks.stripe.com"]),
  );
});

it("the checkout’s policy allows no host of films, has the same scripts, and reports violations", async () => {
  vi.resetModules();
  vi.stubEnv("MEDIA_DIR", "");
  vi.stubEnv("MEDIA_ENDPOINT", "https://films.example");
  for (const name of ["REGION", "BUCKET", "ACCESS_KEY_ID", "SECRET_ACCESS_KEY"])
    vi.stubEnv(`MEDIA_${name}`, "x");
  onTestFinished(() => void vi.unstubAllEnvs());
  const real = await import("./security-headers.ts");
  expect(real.contentSecurityPolicy()).toContain("https://films.example");
  const { policy: whole, endpoints } = real.checkoutHeaders("'nonce-x'");
  expect(whole).not.toMatch(/vimeo|films/);
  expect(endpoints).toBe('checkout="/api/policy-reports"');
  const own = read(whole);
  expect(own.get("report-uri")).toEqual(["/api/policy-reports"]);
  expect(own.get("report-to")).toEqual(["checkout"]);
  expect(own.get("script-src")).toEqual(
    read(real.contentSecurityPolicy("'nonce-x'")).get("script-src"),
  );
});
