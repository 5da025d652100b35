import { createServer } from "node:http";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { db } from "@/lib/db";
import { watchTheServer } from "@/lib/jobs/definitions/watch-server";
import { listen } from "@/sandbox/launch/listen";
import { countAlertMails, daysAgo } from "../support/builders";

type Page = { script?: string; headers?: Record<string, string> };

/** The page at the checkout's address: as released, unless a test changes it. */
let page: Page = {};

async function serveCheckout(): Promise<string> {
  inProduction();
  const { checkoutHeaders, securityHeaders } = await import("@/front/security-headers");
  const server = createServer((_request, response) => {
    for (const [name, value] of securityHeaders) response.setHeader(name, value);
    response.setHeader("content-security-policy", checkoutHeaders("'nonce-abc'").policy);
    for (const [name, value] of Object.entries(page.headers ?? {})) response.setHeader(name, value);
    response.end(`<script nonce="abc">go()</script>${page.script ?? ""}`);
  });
  onTestFinished(() => void server.close());
  return `http://localhost:${await listen(server, 0)}`;
}

/** Makes modules that are imported from now on read the settings of a site without stand-ins. */
function inProduction(): void {
  vi.resetModules();
  const none = { RESEND_BASE_URL: "", STRIPE_API_URL: "", STRIPE_JS_URL: "", SANDBOX: "off" };
  for (const [name, value] of Object.entries(none)) vi.stubEnv(name, value);
}

/** The job of a site in production, with these settings. */
async function watch(settings: Record<string, string> = {}): Promise<string> {
  inProduction();
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const { watchServer } = await import("@/lib/health/commands");
  return watchServer();
}

beforeEach(async () => {
  page = {};
  await db.proof.deleteMany();
  await db.alert.updateMany({ data: { resolvedAt: new Date() } });
});
afterEach(() => void vi.unstubAllEnvs());

const open = (kind: string) => db.alert.findMany({ where: { kind, resolvedAt: null } });

it("checks the server each hour and reports nothing when all is well", async () => {
  expect(watchTheServer.schedule?.cron).toBe("50 * * * *");
  expect(await watch({ NEXTAUTH_URL: await serveCheckout() })).toBe("nothing to report");
});

it.each<[what: string, change: Page, words: string]>([
  ["a script", { script: '<script src="https://evil.example/a.js"></script>' }, "not ours"],
  ["an inline script", { script: "<script>steal()</script>" }, "not ours"],
  ["its policy", { headers: { "content-security-policy": "default-src *" } }, "policy lacks"],
  ["a header", { headers: { "strict-transport-security": "max-age=0" } }, "without its headers"],
])(
  "a checkout where %s was changed raises one alert and one mail until it is restored",
  async (_what, change, words) => {
    const settings = { NEXTAUTH_URL: await serveCheckout() };
    page = change;
    expect(await watch(settings)).toContain(words);
    await watch(settings);
    const [alert, ...others] = await open("checkout-changed");
    expect(others).toEqual([]);
    expect(alert?.detail).toContain(words);
    expect(await countAlertMails([alert])).toBe(1);
    page = {};
    await watch(settings);
    expect(await open("checkout-changed")).toEqual([]);
    page = change;
    await watch(settings);
    expect((await open("checkout-changed")).map(({ id }) => id)).not.toEqual([alert?.id]);
  },
);

it("a missing backup and a store that accepts no film raise one alert and one mail each", async () => {
  await db.proof.create({ data: { name: "backup", provenAt: daysAgo(2) } });
  const settings = {
    NEXTAUTH_URL: await serveCheckout(),
    MEDIA_DIR: join(process.cwd(), "package.json"),
  };
  await watch(settings);
  expect(await watch(settings)).toMatch(/The last backup was made on .* The store cannot save/);
  for (const kind of ["backup-missing", "store-broken"]) {
    const alerts = await open(kind);
    expect([kind, alerts.length, await countAlertMails(alerts)]).toEqual([kind, 1, 1]);
  }
});

it("a site that cannot reach its own address reports nothing about the checkout", async () => {
  expect(await watch({ NEXTAUTH_URL: "http://localhost:1" })).toBe("nothing to report");
});
