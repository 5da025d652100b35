import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { NextRequest } from "next/server";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { z } from "zod";
import { OWNERS_RIGHTS } from "@/lib/auth/rules";
import type { Outcome } from "@/lib/back-office/launch/line";
import { lines } from "@/lib/back-office/launch/list";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { HANDLED, PERMISSIONS } from "@/lib/payments/stripe-setup";
import { startCardProvider } from "@/sandbox/card-provider/card-provider";
import { listen } from "@/sandbox/launch/listen";
import { startMailbox } from "@/sandbox/mailbox/mailbox";
import { Failure } from "@/sandbox/media-store/failure";
import { type MediaStore, startMediaStore } from "@/sandbox/media-store/media-store";
import {
  COACH,
  daysAgo,
  findCoach,
  openOrder,
  refundAtProvider,
  reportEvent,
  setDate,
  soldOrder,
} from "../support/builders";
import { serveNames } from "../support/name-server";
import { failProvider, findEvent, readOrder } from "../support/shop";
import { signEvent } from "../support/sign-event";
import { breaks } from "../support/site-errors";
import { temporaryFolder } from "../support/temporary-folder";

type Environment = Record<string, string>;

/** Proves a line as a site started with these settings does. */
async function prove(name: string, environment: Environment = {}): Promise<Outcome> {
  const { id, email } = await findCoach();
  vi.resetModules();
  for (const [key, value] of Object.entries(environment)) vi.stubEnv(key, value);
  const { proveLine } = await import("@/lib/back-office/launch/commands");
  return proveLine({ id, email, sessionId: "", provenAt: new Date(), ...OWNERS_RIGHTS }, name);
}

beforeEach(async () => {
  await db.order.updateMany({ where: { email: COACH }, data: { createdAt: new Date(0) } });
  await db.proof.deleteMany();
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await failProvider(null);
});

/** This test's own mail provider, which answers requests about domains in the given mode. */
async function domainsAnswer(mode: string): Promise<Environment> {
  const mailbox = await startMailbox({ port: 0, file: join(temporaryFolder(), "mailbox") });
  onTestFinished(() => mailbox.stop());
  const answer = await fetch(new URL("/faults", mailbox.url), {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ mode, to: "domains" }),
  });
  expect(answer.ok).toBe(true);
  return { RESEND_BASE_URL: mailbox.url };
}

/** A card provider whose key may also make webhooks, and that has these endpoints. */
async function providerWith(...events: string[]): Promise<Environment> {
  const keys = { secretKey: "rk_test_webhooks", publishableKey: "pk_test_webhooks" };
  const provider = await startCardProvider({
    ...{ port: 0, file: ":memory:", ...keys },
    permissions: [...PERMISSIONS.map(({ permission }) => permission), "rak_webhook_write"],
    webhook: { url: "http://127.0.0.1:1/nobody-listens", secret: "whsec_x" },
  });
  onTestFinished(() => provider.close());
  const headers = { authorization: `Bearer ${keys.secretKey}` };
  const body = new URLSearchParams({ url: `${env.NEXTAUTH_URL}/api/webhooks/stripe` });
  for (const event of events) body.append("enabled_events[]", event);
  if (events.length > 0)
    await fetch(`${provider.url}/v1/webhook_endpoints`, { method: "POST", headers, body });
  return { STRIPE_API_URL: provider.url, STRIPE_SECRET_KEY: keys.secretKey };
}

const KEYS = { region: "eu-west-2", accessKeyId: "the-site", secretAccessKey: "a shared secret" };

async function bucket(change: (store: MediaStore) => void): Promise<Environment> {
  const store = await startMediaStore({ ...KEYS, bucket: "films" });
  onTestFinished(() => store.stop());
  change(store);
  return {
    MEDIA_DIR: "",
    MEDIA_ENDPOINT: store.endpoint,
    MEDIA_REGION: store.region,
    MEDIA_BUCKET: store.bucket,
    MEDIA_ACCESS_KEY_ID: KEYS.accessKeyId,
    MEDIA_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
  };
}

/** A film at Vimeo, which gives this answer to requests that name this site. */
async function vimeoAnswers(status: number, body: object): Promise<Environment> {
  const server = createServer(({ headers, url }, response) => {
    const isOurs = headers.referer === `${env.NEXTAUTH_URL}/` && url?.includes("76979871");
    response.writeHead(isOurs ? status : 400).end(JSON.stringify(body));
  });
  const port = await listen(server, 0);
  const lesson = await db.lesson.findFirstOrThrow({ orderBy: { id: "asc" } });
  await db.lesson.update({ where: { id: lesson.id }, data: { videoUrl: "76979871" } });
  onTestFinished(async () => {
    server.close();
    await db.lesson.update({ where: { id: lesson.id }, data: { videoUrl: lesson.videoUrl } });
  });
  return { VIMEO_URL: `http://127.0.0.1:${port}` };
}

/** Delivers the event of the coach's paid order, signed or written differently. */
async function reportArrives({
  secret = env.STRIPE_WEBHOOK_SECRET?.[0],
  at = Date.now(),
  body = "",
}) {
  const { paymentIntentId } = await soldOrder({ email: COACH });
  const event = await findEvent(paymentIntentId, "payment_intent.succeeded");
  const payload = body || JSON.stringify(event);
  vi.resetModules();
  const route = await import("@/app/api/webhooks/stripe/route");
  const request = new NextRequest(`${env.NEXTAUTH_URL}/api/webhooks/stripe`, {
    ...{
      method: "POST",
      headers: { "stripe-signature": signEvent(payload, secret, at) },
      body: payload,
    },
  });
  expect((await route.POST(request, { params: Promise.resolve({}) })).status).toBe(400);
}

const MINUTES = 60_000;
const RECORDS = {
  "send.example.test": "v=spf1 include:mail.example -all",
  "resend._domainkey.example.test": "p=MIGfMA0",
  "_dmarc.example.test": "v=DMARC1; p=none",
};

/** The settings for the site, if the arrangement returned any. */
const settingsOf = (arranged: unknown) =>
  z.record(z.string(), z.string()).catch({}).parse(arranged);

type Arrange = () => Promise<unknown>;

it.each<[line: string, failure: string, words: string, Arrange]>([
  ["address", "no domain", "on this machine only", async () => {}],
  [
    "clock",
    "a clock that is behind",
    "300 seconds ahead of this server’s",
    async () => setDate(Date.now() - 5 * MINUTES),
  ],
  [
    "mail-domain",
    "an unverified domain",
    "is not verified yet. Add what is missing",
    () => domainsAnswer("403"),
  ],
  [
    "mail-domain",
    "a key that may only send",
    "may only send",
    () => domainsAnswer("restricted_api_key"),
  ],
  ["mail-domain", "a provider that is down", "does not answer", () => domainsAnswer("down")],
  [
    "mail-dmarc",
    "no SPF",
    "SPF is missing",
    () => {
      const { "send.example.test": _spf, ...others } = RECORDS;
      return serveNames(others);
    },
  ],
  [
    "card-keys",
    "no keys",
    "currently unavailable",
    async () => ({ STRIPE_SECRET_KEY: "", STRIPE_PUBLISHABLE_KEY: "", STRIPE_WEBHOOK_SECRET: "" }),
  ],
  [
    "card-keys",
    "a wrong key",
    "does not know this key",
    async () => ({ STRIPE_SECRET_KEY: "rk_test_wrong" }),
  ],
  [
    "card-keys",
    "a provider that is down",
    "does not answer",
    async () => failProvider({ status: 503, paths: "^/v1/account" }),
  ],
  [
    "card-webhook",
    "a key that may not read webhooks",
    `must send these events to this site: ${HANDLED.join(", ")}.`,
    async () => {},
  ],
  [
    "card-webhook",
    "a missing event",
    `does not send: ${HANDLED[0]}`,
    () => providerWith(...HANDLED.slice(1)),
  ],
  ["test-purchase", "no purchase", "Buy a course first", async () => {}],
  [
    "test-purchase",
    "a payment that was not made",
    "It is open there",
    async () => {
      const { orderId } = await openOrder({ email: COACH });
      await db.order.update({ where: { id: orderId }, data: { email: COACH } });
    },
  ],
  [
    "test-purchase",
    "no webhook event",
    "None came: the endpoint’s address",
    () => soldOrder({ email: COACH }),
  ],
  [
    "test-purchase",
    "a wrong secret",
    "is not the secret of the endpoint",
    () => reportArrives({ secret: "whsec_other" }),
  ],
  [
    "test-purchase",
    "an old event",
    "set the server’s clock",
    () => reportArrives({ at: Date.now() - 10 * MINUTES }),
  ],
  [
    "test-purchase",
    "another kind of event",
    "Thin events do as well",
    () => reportArrives({ body: "{}" }),
  ],
  [
    "test-purchase",
    "a wrong key",
    "the secret key is likely wrong",
    async () => {
      await soldOrder({ email: COACH });
      return { STRIPE_SECRET_KEY: "rk_test_wrong" };
    },
  ],
  [
    "live-purchase",
    "only a test purchase",
    "Buy a course first",
    () => soldOrder({ email: COACH }),
  ],
  [
    "media-store",
    "a refused range",
    "returns whole files only",
    () =>
      bucket((store) => {
        const answer = store.objects.answer.bind(store.objects);
        store.objects.answer = (call) => answer({ ...call, range: undefined });
      }),
  ],
  [
    "media-store",
    "a wrong secret",
    "its key or its disk",
    () =>
      bucket((store) => {
        store.secretAccessKey = "another";
      }),
  ],
  [
    "media-store",
    "a store that is down",
    "its key or its disk",
    () =>
      bucket((store) => {
        store.fault = new Failure(503, "SlowDown", "Later");
      }),
  ],
  [
    "media-store",
    "a folder that cannot be written to",
    "its key or its disk",
    async () => ({ MEDIA_DIR: join(process.cwd(), "package.json") }),
  ],
  [
    "vimeo",
    "a domain that is not allowed",
    "allow embedding on this site’s domain",
    () => vimeoAnswers(403, {}),
  ],
  [
    "vimeo",
    "a domain that is refused in the answer",
    "allow embedding on this site’s domain",
    () => vimeoAnswers(200, { domain_status_code: 403 }),
  ],
  ["vimeo", "a film that is gone", "copy the link again", () => vimeoAnswers(404, {})],
  ["vimeo", "an answer that cannot be read", "Vimeo does not answer", () => vimeoAnswers(500, {})],
  ["second-factor", "no codes", "Only 0 codes are left", () => db.recoveryCode.deleteMany()],
])("the proof of %s names the failure: %s", async (line, _failure, words, arrange) => {
  breaks("card provider");
  const outcome = await prove(line, settingsOf(await arrange()));
  expect(outcome).toEqual({ is: "failed", words: expect.stringContaining(words) });
  expect(await db.proof.findUnique({ where: { name: line } })).toMatchObject({
    provenAt: null,
    words: outcome.words,
  });
});

it.each<[line: string, what: string, words: string, Arrange]>([
  ["clock", "the right time", "the database and Stripe", async () => {}],
  ["mail-domain", "a verified domain", "example.test is verified", async () => {}],
  ["mail-dmarc", "all records", "DMARC is there: v=DMARC1", () => serveNames(RECORDS)],
  [
    "mail-dmarc",
    "records of the domain above",
    "DKIM is there",
    async () => {
      await serveNames(RECORDS);
      return { MAIL_FROM: "a@mail.example.test" };
    },
  ],
  ["card-keys", "a restricted key", "test keys of the account acct_sandbox", async () => {}],
  ["card-webhook", "every event", "gets every event", () => providerWith(...HANDLED)],
  ["media-store", "a folder", "in parts", async () => {}],
  ["media-store", "a bucket", "in parts", () => bucket(() => {})],
  [
    "vimeo",
    "an allowed domain",
    "Films that Vimeo shows here: 1",
    () => vimeoAnswers(200, { type: "video" }),
  ],
])("the line %s is proven with %s", async (line, _what, words, arrange) => {
  const outcome = await prove(line, settingsOf(await arrange()));
  expect(outcome).toEqual({ is: "proven", words: expect.stringContaining(words) });
});

it("the site creates its own webhook endpoint if the key allows it, with exactly the events that it handles", async () => {
  const environment = await providerWith();
  expect(await prove("card-webhook", environment)).toMatchObject({
    is: "waits",
    words: expect.stringMatching(/Its signing secret is shown only now: whsec_\w+/),
  });
  // The secret is kept nowhere.
  expect(await db.proof.findUnique({ where: { name: "card-webhook" } })).toMatchObject({
    words: "It was begun.",
  });
  expect(await prove("card-webhook", environment)).toMatchObject({ is: "proven" });
});

it("a real payment is proven once it was refunded, whether or not access has ended", async () => {
  const { orderId, paymentIntentId } = await soldOrder({
    email: COACH,
    slug: "taking-back-your-life",
  });
  await db.order.update({ where: { id: orderId }, data: { isTest: false } });
  await reportEvent(paymentIntentId, "payment_intent.succeeded");
  await db.outboxMail.updateMany({ where: { to: COACH }, data: { sentAt: new Date() } });
  expect((await prove("live-purchase")).words).toContain("Did not come: the money back");
  await refundAtProvider(paymentIntentId);
  expect((await readOrder(orderId)).refundedPence).toBeGreaterThan(0);
  expect(await prove("live-purchase")).toMatchObject({ is: "proven" });
});

it("an old backup and an old restore make their lines open again", async () => {
  const provenAt = daysAgo(101);
  for (const name of ["backup", "restore"]) await db.proof.create({ data: { name, provenAt } });
  const { readLaunch } = await import("@/lib/back-office/launch/queries");
  const launch = new Map((await readLaunch()).map((line) => [line.name, line]));
  expect(launch.get("backup")?.gaps).toEqual([expect.stringContaining("The last one was on")]);
  expect(launch.get("restore")?.gaps).toEqual([expect.stringContaining("try-restore")]);
});

it("each line that has a proof has a test of a failure in this file", async () => {
  const source = readFileSync("tests/integration/launch-failures.test.ts", "utf8");
  const played = [...source.matchAll(/\[\s*"([\w-]+)",\s*"/g)].map(([, name]) => name);
  const provable = lines.filter(({ proof }) => proof).map(({ name }) => name);
  // The letter has its own test in launch-proofs.test.ts, and legal texts are proven by confirming that they were read.
  const others = ["mail-letter", "legal-texts"];
  expect(provable.filter((name) => ![...played, ...others].includes(name))).toEqual([]);
});
