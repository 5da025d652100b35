import { get } from "node:http";
import { expect, test } from "@playwright/test";
import { paths } from "@/lib/paths/public";
import { loadSecrets } from "@/sandbox/launch/secrets";
import { findCourseId, publish } from "../support/learner";
import { signEvent } from "../support/sign-event";
import { cardProviderUrl, dataFolder, query, siteUrl } from "../support/world";

const COURSE = paths.course("taking-back-your-life");
const FEATURED = "/api/courses/featured";

test("a cached page is sent in the client's best encoding, and answers 304 to its ETag", async ({
  request,
}) => {
  const get = (headers: Record<string, string>) => request.get(COURSE, { headers });
  const [brotli, gzip, plain] = await Promise.all(
    ["gzip, br", "gzip", "identity"].map((accepted) => get({ "accept-encoding": accepted })),
  );
  expect(brotli?.headers()["content-encoding"]).toBe("br");
  expect(gzip?.headers()["content-encoding"]).toBe("gzip");
  expect(plain?.headers()["content-encoding"]).toBeUndefined();
  expect(await brotli?.text()).toBe(await plain?.text());
  expect(brotli?.headers().vary).toContain("Accept-Encoding");

  const etag = brotli?.headers().etag ?? "";
  const again = await get({ "accept-encoding": "gzip, br", "if-none-match": etag });
  expect(again.status()).toBe(304);
  expect(again.headers().etag).toBe(etag);
  expect((await get({ "if-none-match": '"another"' })).status()).toBe(200);
});

test("a course taken off sale disappears at the next request, with its page and from the lists", async ({
  request,
}) => {
  const courseId = await findCourseId("taking-back-your-life");
  const look = async () => {
    const [page, list] = await Promise.all([request.get(COURSE), request.get(FEATURED)]);
    return { page: page.status(), isListed: (await list.text()).includes("taking-back-your-life") };
  };
  expect(await look()).toEqual({ page: 200, isListed: true });
  await publish(courseId, false);
  try {
    expect(await look()).toEqual({ page: 404, isListed: false });
  } finally {
    await publish(courseId);
  }
  expect(await look()).toEqual({ page: 200, isListed: true });
});

test("a public list is cached like a page, and answers 304 to its ETag", async ({ request }) => {
  const { "cache-control": cacheControl, etag = "" } = (await request.get(FEATURED)).headers();
  expect(cacheControl).toBe("public, max-age=0, must-revalidate");
  const again = await request.get(FEATURED, { headers: { "if-none-match": etag } });
  expect(again.status()).toBe(304);
});

test("campaign parameters share the cached page, and other parameters are not cached", async ({
  request,
}) => {
  const etag = async (address: string) => (await request.get(address)).headers().etag;
  expect(await etag(`${COURSE}?utm_source=letter&gclid=1`)).toBe(await etag(COURSE));
  const asked = await request.get(`${paths.contact}?topic=keynote`);
  expect(asked.headers()["cache-control"]).toContain("no-store");
});

test("a cached page contains nothing of the request that filled the cache", async ({ request }) => {
  await query(`UPDATE "Course" SET "updatedAt" = now() WHERE slug = 'taking-back-your-life'`);
  const first = await request.get(COURSE, {
    headers: {
      cookie: "next-auth.session-token=mine; shop=mine",
      "x-forwarded-host": "evil.example",
      "accept-language": "xx",
    },
  });
  expect(await first.text()).not.toContain("evil.example");
  expect(first.headers()["set-cookie"]).toBeUndefined();
  expect((await request.get(COURSE)).headers().etag).toBe(first.headers().etag);
});

test("the webhook accepts an event at its address with a trailing slash, without a redirect", async () => {
  const event = { id: "evt_slash", type: "balance.available", livemode: false };
  const payload = JSON.stringify({ ...event, data: { object: {} } });
  const { stripeWebhookSecret } = loadSecrets(dataFolder);
  const answer = await fetch(`${siteUrl}/api/webhooks/stripe/`, {
    method: "POST",
    headers: { "stripe-signature": signEvent(payload, stripeWebhookSecret) },
    body: payload,
    redirect: "manual",
  });
  expect(answer.status).toBe(200);
  expect(await query(`SELECT type FROM "ProviderEvent" WHERE id = $1`, [event.id])).toEqual([
    { type: event.type },
  ]);
});

test("every kind of answer carries the security headers", async ({ request }) => {
  for (const address of ["/", COURSE, paths.signIn({}), "/nothing-here", "/learn/%E0%A4%A"]) {
    const headers = (await request.get(address)).headers();
    expect(headers, address).toMatchObject({
      "content-security-policy": expect.stringMatching(/^default-src 'none'; script-src 'self' /),
      "x-content-type-options": "nosniff",
    });
    expect(headers["x-powered-by"], address).toBeUndefined();
  }
});

test("every kind of answer states its type and is closed to other origins", async ({ request }) => {
  for (const [address, type] of [
    ["/", "text/html; charset=utf-8"],
    [FEATURED, "application/json"],
    ["/api/nothing", "text/plain; charset=utf-8"],
    ["/api/courses/slug/nothing", "text/plain; charset=utf-8"],
    ["/robots.txt", "text/plain; charset=utf-8"],
    ["/learn/%E0%A4%A", "text/plain; charset=utf-8"],
  ] as const) {
    const answer = await request.get(address, { headers: { origin: "https://evil.example" } });
    const headers = answer.headers();
    expect(headers["content-type"]?.replace(/; ?/, "; ").toLowerCase(), address).toBe(type);
    expect(headers["cross-origin-resource-policy"], address).toBe("same-origin");
    expect(Object.keys(headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
  }
});

test("a mail program on another site can show the logo of a mail", async ({ page }) => {
  await page.goto(cardProviderUrl);
  const width = await page.evaluate(async (address) => {
    const logo = new Image();
    logo.src = address;
    await logo.decode();
    return logo.naturalWidth;
  }, `${siteUrl}/icons/icon-192.png`);
  expect(width).toBe(192);
});

test("no spelling of a path reaches a file outside the served folders", async () => {
  const files = ["package.json", ".next/BUILD_ID", "lib/env.ts", ".data/secrets.json"];
  const ways = [
    "/../",
    "/_next/static/../../../",
    "/%2e%2e/",
    "/_next/static/..%2f..%2f..%2f",
    "//",
  ];
  for (const path of files.flatMap((file) => ways.map((way) => way + file))) {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      get({ host: "127.0.0.1", port: new URL(siteUrl).port, path }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      }).on("error", reject);
    });
    expect([308, 400, 404], path).toContain(status);
  }
});

test("each answer of an uncached page has its own nonce", async ({ request }) => {
  const nonce = async () =>
    /'nonce-([^']+)'/.exec(
      (await request.get(paths.signIn({}))).headers()["content-security-policy"] ?? "",
    )?.[1];
  const first = await nonce();
  expect(first).toBeTruthy();
  expect(await nonce()).not.toBe(first);
});

for (const address of [COURSE, paths.signIn({})]) {
  test(`${address} runs no injected script`, async ({ page }) => {
    await page.goto(address);
    const ran = await page.evaluate(async () => {
      const refused = new Promise<string>((resolve) =>
        addEventListener("securitypolicyviolation", (event) => resolve(event.violatedDirective)),
      );
      const box = document.createElement("div");
      box.innerHTML = '<img src="/nothing.png" onerror="window.smuggled = true">';
      document.body.append(box);
      const script = document.createElement("script");
      script.textContent = "window.smuggled = true";
      document.body.append(script);
      return { directive: await refused, smuggled: "smuggled" in window };
    });
    expect(ran).toEqual({ directive: expect.stringContaining("script-src"), smuggled: false });
  });
}
