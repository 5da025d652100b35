import { env } from "../lib/env.ts";
import { paths } from "../lib/paths/public.ts";

const cardScript = env.STRIPE_JS_URL ? origin(env.STRIPE_JS_URL) : "https://js.stripe.com";
const cardApi = env.STRIPE_API_URL ? origin(env.STRIPE_API_URL) : "https://api.stripe.com";
/** From docs.stripe.com/security/guide. */
const cardScripts = env.STRIPE_JS_URL ? [cardScript] : [cardScript, "https://*.js.stripe.com"];
const cardFrames = env.STRIPE_JS_URL ? cardScripts : [...cardScripts, "https://hooks.stripe.com"];
const mediaOrigins = env.MEDIA_ENDPOINT ? [origin(env.MEDIA_ENDPOINT)] : [];
const video = "https://player.vimeo.com";
const films = [video, "https://www.youtube-nocookie.com"];
const players = films.map((host) => `"${host}"`).join(" ");

export const securityHeaders: [string, string][] = [
  ["X-Content-Type-Options", "nosniff"],
  ["X-Frame-Options", "DENY"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Cross-Origin-Opener-Policy", "same-origin-allow-popups"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
  [
    "Permissions-Policy",
    `camera=(), geolocation=(), microphone=(), payment=(self "${cardScript}"), ` +
      `fullscreen=(self ${players}), picture-in-picture=(self ${players}), autoplay=(self ${players})`,
  ],
  ["Strict-Transport-Security", "max-age=63072000; includeSubDomains"],
];

/** A mail's page needs only inline styles and the site's pictures. */
export const mailPreview = {
  headers: [
    ["X-Frame-Options", "SAMEORIGIN"],
    [
      "Content-Security-Policy",
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'self'",
    ],
  ],
} satisfies { headers: [string, string][] };

export function isMailPreview(url = ""): boolean {
  return url === paths.emailPreviewMail || url.startsWith("/preview/mails/");
}

/** Mails use an icon as their logo, and webmail is another site. */
export const mailedPicture = {
  path: "/icons/",
  header: ["Cross-Origin-Resource-Policy", "cross-origin"],
} satisfies { path: string; header: [string, string] };

// After a soft navigation the first page's policy stays in force, so all pages share one, apart from scripts. To and
// from the checkout, whose policy is stricter, `crossesCheckout` makes the browser load a document.
export function contentSecurityPolicy(...scripts: string[]): string {
  return directives(scripts, { films: mediaOrigins, frames: films }).join("; ");
}

function directives(scripts: string[], { films, frames }: { films: string[]; frames: string[] }) {
  return [
    "default-src 'none'",
    `script-src 'self' ${[...scripts, ...cardScripts].join(" ")}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    `media-src ${["'self'", ...films].join(" ")}`,
    `connect-src ${["'self'", cardApi, cardScript, ...films].join(" ")}`,
    `frame-src ${["'self'", ...cardFrames, ...frames].join(" ")}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ];
}

export function isCheckout(address = ""): boolean {
  return /^\/checkout(?:[/?]|$)/.test(address);
}

const REPORTS = "checkout";

/** Allows no film players beside the card form, and makes browsers report what it refuses. */
export function checkoutHeaders(...scripts: string[]) {
  const policy = [
    ...directives(scripts, { films: [], frames: [] }),
    `report-uri ${paths.policyReports}`,
    `report-to ${REPORTS}`,
  ].join("; ");
  return { policy, endpoints: `${REPORTS}="${paths.policyReports}"` };
}

/** Pages carry the brand's colours inline, which saves a request. */
export function withStyle(policy: string, hash: string): string {
  return policy.replace("style-src 'self'", `style-src 'self' ${hash}`);
}

/** The back office shows drafts of pages in frames. */
export const FRAMED_PATH = "/preview/pages/";

export function framedPolicy(...scripts: string[]): string {
  return contentSecurityPolicy(...scripts).replace(
    "frame-ancestors 'none'",
    "frame-ancestors 'self'",
  );
}

function origin(url: string): string {
  return new URL(url).origin;
}
