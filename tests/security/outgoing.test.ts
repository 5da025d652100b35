import { expect, it } from "vitest";
import { codeOf, sources } from "./sources";

/** Modules that may open a connection, and the other end. Each addition needs a reason. */
const CONNECTORS: Record<string, string> = {
  "lib/payments/stripe-client.ts": "the card provider",
  "lib/payments/stripe.ts": "the card provider, through stripe-client.ts",
  "lib/payments/stripe-refunds.ts": "the card provider, through stripe-client.ts",
  "lib/payments/stripe-signature.ts": "nobody: it checks signatures",
  "lib/mail/resend.ts": "the mail provider",
  "lib/media/try-store.ts": "the configured bucket",
  "lib/health/certificate.ts": "the site's own address",
  "lib/health/checkout-page.ts": "the site's own address",
  "lib/health/mail-records.ts": "the name server",
  "lib/media/vimeo.ts": "Vimeo, which keeps films",
  "lib/media/bucket.ts": "the configured bucket",
  "lib/database/adapter.ts": "the database",
  "lib/jobs/worker.ts": "the database",
  "front/content-changes.ts": "the database",
  "prisma/first-sign-in.ts": "the database",
  "prisma/migrate.ts": "the database",
  "front/metrics.ts": "the configured collector of metrics",
  "front/listener.ts": "nobody: it listens",
  "front/trusted-proxy.ts": "nobody: it listens",
  "front/first-touch.js": "our own forms, from the browser",
  "front/way-to-checkout.js": "our own checkout, from the browser",
  "lib/http/api-client.ts": "our own calls, from the browser",
  "components/admin/send-form.ts": "our own calls, from the browser",
  "components/learning/films/watch-log.ts": "our own calls, from the browser",
};

/** What opens connections: parts of Node, and those of our packages that talk to other hosts. */
const CONNECTING = [
  /(?:from|import|import\(|require\()\s*"(?:node:)?(?:https?|http2|net|tls|dgram|dns|undici)(?:\/[\w/]+)?"/,
  /from "(?:stripe|resend|pg|graphile-worker|@prisma\/adapter-pg|@bradenmacdonald\/s3-lite-client)"/,
  /from "@opentelemetry\/exporter-/,
  /\bfetch\(|\bfetch\b(?=[,;)])|new (?:XMLHttpRequest|WebSocket|EventSource)\b|sendBeacon\(/,
];

it("only the listed modules can open outgoing connections", () => {
  expect(sources.length).toBeGreaterThan(400);
  const open = sources.filter((file) => CONNECTING.some((kind) => kind.test(codeOf(file))));
  expect(open.sort()).toEqual(Object.keys(CONNECTORS).sort());
});

it("the addresses of outgoing connections come from the environment, not from code", () => {
  const named = Object.keys(CONNECTORS).flatMap((file) =>
    [...codeOf(file).matchAll(/https?:\/\/[\w.]+/g)].map(([address]) => `${file}: ${address}`),
  );
  expect(named).toEqual([]);
});

it("code names no other sites than those of cards, films and vocabularies", () => {
  const hosts = sources.flatMap((file) =>
    [...codeOf(file).matchAll(/\/\/(?<host>(?:[\w-]+\.)+[a-z]{2,})/g)].map(
      ({ groups }) => groups?.host ?? "",
    ),
  );
  // Names that RFC 2606 reserves for examples lead nowhere.
  const real = hosts.filter((host) => !/\.invalid$|^example\.com$/.test(host));
  expect([...new Set(real)].sort()).toEqual([
    "api.stripe.com",
    "hooks.stripe.com",
    "js.stripe.com",
    "player.vimeo.com",
    "schema.org",
    "schemas.openxmlformats.org",
    "vimeo.com",
    "www.w3.org",
    "www.youtube-nocookie.com",
    "www.youtube.com",
  ]);
});
