import { expect, it } from "vitest";
import { codeOf, sources } from "./sources";

/** Modules that may open a connection, or hold something that could, and whom they call. Review additions. */
const DOORS: Record<string, string> = {
  "lib/payments/stripe-client.ts": "the card provider",
  "lib/payments/stripe.ts": "the card provider, through stripe-client.ts",
  "lib/payments/stripe-refunds.ts": "the card provider, through stripe-client.ts",
  "lib/payments/stripe-signature.ts": "nobody: checks signatures",
  "lib/mail/resend.ts": "the mail provider",
  "lib/media/bucket.ts": "the configured bucket",
  "lib/db.ts": "the database",
  "lib/jobs/worker.ts": "the database",
  "front/content-changes.ts": "the database",
  "prisma/migrate.ts": "the database",
  "front/metrics.ts": "the configured collector of numbers",
  "front/listener.ts": "nobody: is asked",
  "front/trusted-proxy.ts": "nobody: is asked",
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

it("only the named modules can open a connection outwards", () => {
  expect(sources.length).toBeGreaterThan(400);
  const open = sources.filter((file) => CONNECTING.some((kind) => kind.test(codeOf(file))));
  expect(open.sort()).toEqual(Object.keys(DOORS).sort());
});

it("what they ask stands in the environment: their code names no address", () => {
  const named = Object.keys(DOORS).flatMap((file) =>
    [...codeOf(file).matchAll(/https?:\/\/[\w.]+/g)].map(([address]) => `${file}: ${address}`),
  );
  expect(named).toEqual([]);
});

it("no page names another site than those of cards and films: nobody else learns who reads", () => {
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
    "vimeo.com",
  ]);
});
