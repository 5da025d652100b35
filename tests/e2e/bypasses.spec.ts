import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { listActions, listRoutes } from "../support/build";
import { type Answer, send } from "../support/fuzz/send";
import { newCourse, newLearner, newSession } from "../support/learner";
import { codeIn } from "../support/mail-parts";
import { addressOf, cookieOf, type Place, preparePlace, secretsIn, WORDS } from "../support/place";
import { newAddress } from "../support/samples";
import { buildFolder, mailbox, query, site, siteUrl } from "../support/world";

const FOREIGN = "https://elsewhere.example";

/** Each of these headers has been a way round a middleware, in Next or elsewhere. */
const headerTricks: Record<string, string>[] = [
  ...["middleware", "src/middleware", "pages/_middleware", "middleware:middleware:middleware"].map(
    (value) => ({ "x-middleware-subrequest": value }),
  ),
  { "x-middleware-subrequest": Array(5).fill("middleware").join(":") },
  { "x-middleware-subrequest": Array(5).fill("src/middleware").join(":") },
  { "x-middleware-subrequest-id": "x" },
  { "x-middleware-next": "1" },
  { "x-middleware-rewrite": "/" },
  { "x-middleware-invoke": "1" },
  { "x-nextjs-data": "1" },
  { "x-now-route-matches": "1=x" },
  { "x-invoke-path": "/", "x-invoke-status": "200", "x-invoke-query": "{}" },
  { "x-original-url": "/" },
  { "x-rewrite-url": "/" },
  { purpose: "prefetch" },
  { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_full" },
  { rsc: "1", "next-router-state-tree": "%5B%22%22%2C%7B%7D%5D" },
  { rsc: "1", "next-router-state-tree": "[" },
  { rsc: "1", "next-url": "/" },
  { "x-forwarded-host": "elsewhere.example", "x-forwarded-proto": "https" },
  { "x-http-method-override": "HEAD" },
];

const pathTricks = (slug: string, buildId: string) => [
  ...["learn", "content"].flatMap((room) => [
    `//${room}/${slug}`,
    `/${room}//${slug}`,
    `/${room}%2f${slug}`,
    `/${room}%5c${slug}`,
    `/${room}/./${slug}`,
    `/${room}/x/../${slug}`,
    `/${room}/%2e%2e/${room}/${slug}`,
    `/./${room}/${slug}`,
    `/%6${room === "learn" ? "cearn" : "3ontent"}/${slug}`,
    `/${room.toUpperCase()}/${slug}`,
    `/${room}/${slug.toUpperCase()}`,
    `/${room}/${slug}/`,
    `/${room}/${slug}.`,
    `/${room}/${slug}..`,
    `/${room}/${slug};x`,
    `/${room}/${slug}%20`,
    `/${room}/${slug}%00`,
    `/${room}/${slug}%0a`,
    `/${room}/${slug}.rsc`,
    `/${room}/${slug}.txt`,
    `/${room}/${slug}.json`,
    `/${room}/${slug}.html`,
    `/${room}/${slug}.segments/_tree.segment.rsc`,
    `/${room}/${slug}.segments/_full.segment.rsc`,
    `/${room}/${slug}.prefetch.rsc`,
    `/${room}/${slug}?_rsc=1`,
    `/${room}/x?nxtPcourseSlug=${slug}`,
    `/${room}/x?courseSlug=${slug}`,
    `/_next/data/${buildId}/${room}/${slug}.json`,
    `/_next/data/${buildId}/${room}/${slug}.rsc`,
    `/en/${room}/${slug}`,
    `/no-access/../${room}/${slug}`,
    `/no-access/${room}/${slug}`,
  ]),
];

test("no header and no spelling of an address opens a room or a file", async () => {
  test.setTimeout(180_000);
  const place = await preparePlace();
  const buildId = readFileSync(join(buildFolder, "BUILD_ID"), "utf8");
  const { course } = place;
  const lessonId = course.lessonIds[0];
  const plain = [
    `/learn/${course.slug}`,
    `/content/${course.slug}?module=1`,
    `/learn/${course.slug}/certificate`,
    `/api/courses/${course.courseId}/lessons`,
    `/api/lessons/${lessonId}/film`,
    `/api/lessons/${lessonId}/captions`,
    `/api/lessons/${lessonId}/workbook`,
  ];
  expect(
    await findOpened(place, [
      ...withHeaderTricks(plain),
      ...plain.map((path) => ({ path: "/", headers: { "x-matched-path": path } })),
      ...plain.map((path) => ({ path: "/", headers: { "x-invoke-path": path } })),
      ...pathTricks(course.slug, buildId).map((path) => ({ path, headers: {} })),
      ...pathTricks(course.slug, buildId).map((path) => ({ path, headers: { rsc: "1" } })),
    ]),
  ).toEqual([]);

  const cookie = await cookieOf("buyer with", place);
  for (const path of plain) {
    const { status, text } = await raw("GET", path, { cookie });
    expect([path, status, secretsIn(text).length > 0]).toEqual([
      path,
      200,
      !path.endsWith("/certificate"),
    ]);
  }
});

test("ids that are guessed one after another open nothing", async () => {
  const stranger = await newSession(
    await newLearner((await newCourse("generic", [{ title: "x" }])).courseId),
  );
  const ids = await query(
    `SELECT l.id, l."courseId" FROM "Lesson" l WHERE NOT l."isPreview" AND l."videoUrl" IS NOT NULL`,
  );
  expect(ids.length).toBeGreaterThan(20);
  for (const row of ids) {
    const { id, courseId } = row as { id: number; courseId: number };
    for (const path of [
      `/api/lessons/${id}/film`,
      `/api/lessons/${id}/workbook`,
      `/api/courses/${courseId}/lessons`,
    ]) {
      expect([path, (await raw("GET", path, { cookie: "" })).status]).toEqual([path, 401]);
      expect([path, (await raw("GET", path, { cookie: stranger })).status]).toEqual([path, 404]);
    }
  }
});

test("nothing that writes takes a request of a foreign page", async () => {
  const place = await preparePlace();
  const cookie = await cookieOf("coach", place);
  const accepted: string[] = [];
  const marks: Record<string, string>[] = [
    { origin: FOREIGN },
    { origin: "null" },
    { origin: `${siteUrl}.elsewhere.example` },
    { origin: siteUrl.replace("http", "https") },
    { "sec-fetch-site": "cross-site" },
  ];
  for (const route of listRoutes()) {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      for (const headers of marks) {
        const answer = await raw(method, addressOf(route, place), { ...headers, cookie });
        if (answer.status === 403) continue;
        accepted.push(`${method} ${route} ${JSON.stringify(headers)}: ${answer.status}`);
      }
    }
  }
  expect(accepted).toEqual([]);
});

test("no server action takes a call of a foreign page", async () => {
  const place = await preparePlace();
  const cookie = await cookieOf("coach", place);
  for (const { id, routes } of listActions()) {
    const headers = { cookie, origin: FOREIGN, "next-action": id, "content-type": "text/plain" };
    const answer = await raw("POST", addressOf(routes[0] ?? "/", place), headers, "[]");
    expect([id, answer.status]).toEqual([id, 403]);
  }
  expect((await raw("GET", "/account", { cookie })).status).toBe(200);
});

const elsewhere = [
  "https://elsewhere.example",
  "//elsewhere.example",
  "///elsewhere.example",
  "////elsewhere.example",
  "/\\elsewhere.example",
  "\\\\elsewhere.example",
  "/\\/elsewhere.example",
  "\\/elsewhere.example",
  "/\t/elsewhere.example",
  "/\n/elsewhere.example",
  "/\r/elsewhere.example",
  "\t//elsewhere.example",
  " //elsewhere.example",
  " https://elsewhere.example",
  "https:elsewhere.example",
  "https:/elsewhere.example",
  "http:\\\\elsewhere.example",
  "HTTPS://elsewhere.example",
  "https://elsewhere.example%23@localhost",
  "/..//elsewhere.example",
  "/.//elsewhere.example",
  "/x/..//elsewhere.example",
  "/%2e%2e//elsewhere.example",
  "/;@elsewhere.example",
  "//elsewhere.example/%2f..",
  "//elsewhere.example@localhost",
  "@elsewhere.example",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "//elsewhere%E3%80%82example",
  "//[::1]",
  "//2130706433",
  "/\u2028/elsewhere.example",
  "//ⓔlsewhere.example",
  "/％2felsewhere.example",
  "/%09/elsewhere.example",
  "/%5celsewhere.example",
  "//%65lsewhere.example",
  ".elsewhere.example",
  "https://localhost.elsewhere.example",
  "https://localhost@elsewhere.example",
];

test("no address of a way back leads off the site", async ({ page }) => {
  expect(elsewhere.length).toBeGreaterThanOrEqual(40);
  const place = await preparePlace();
  const cookie = await cookieOf("buyer with", place);
  for (const trick of elsewhere) {
    const signedIn = await fetch(
      `${siteUrl}/signin?${new URLSearchParams({ callbackUrl: trick })}`,
      {
        headers: { cookie },
        redirect: "manual",
      },
    );
    const tick = `${siteUrl}/api/lessons/${place.course.lessonIds[0]}/progress`;
    const ticked = await fetch(`${tick}?${new URLSearchParams({ returnTo: trick })}`, {
      method: "POST",
      headers: { cookie, origin: siteUrl },
      body: new URLSearchParams({ completed: "true" }),
      redirect: "manual",
    });
    for (const answer of [signedIn, ticked]) {
      const location = answer.headers.get("location") ?? "none";
      expect([trick, location]).toEqual([
        trick,
        expect.stringMatching(/^(\/(?![/\\])|http:\/\/localhost:)/),
      ]);
      expect(new URL(location, siteUrl).origin).toBe(siteUrl);
    }
  }
  // What counts in the end is what the browser makes of the address.
  await page.goto(`/signin?${new URLSearchParams({ callbackUrl: "/\\elsewhere.example" })}`);
  expect(new URL(page.url()).origin).toBe(siteUrl);
});

test("the links of a mail name the configured address, whatever a request calls the site", async () => {
  const action = listActions().find(({ name }) => name === "requestSignInAction");
  const names: Record<string, string>[] = [
    { host: "elsewhere.example" },
    { "x-forwarded-host": "elsewhere.example", "x-forwarded-proto": "https" },
    { forwarded: "host=elsewhere.example;proto=https" },
    { "x-host": "elsewhere.example", "x-original-host": "elsewhere.example" },
  ];
  for (const headers of names) {
    const email = newAddress();
    const form = new FormData();
    form.append("_1_email", email);
    form.append("_1_callbackUrl", "/account");
    form.append("0", '[{"errors":{},"values":{}},"$K1"]');
    const sent = new Response(form);
    const type = sent.headers.get("content-type") ?? "";
    const answer = await raw(
      "POST",
      "/signin",
      { ...headers, "next-action": action?.id ?? "", "content-type": type },
      await sent.text(),
    );
    expect(answer.status).toBeLessThan(400);
    const { html, text } = await mailbox.mail(email, /sign-in/i);
    expect(`${html}${text}`).not.toContain("elsewhere.example");
    expect(text).toContain(`${siteUrl}/signin/link?token=`);
  }
});

test("a session that somebody else chose is never taken over", async ({ page, context }) => {
  const { buyer } = await preparePlace();
  const chosen = "chosen-by-somebody-else";
  await context.addCookies([{ name: "next-auth.session-token", value: chosen, url: siteUrl }]);
  const [row] = await query(`SELECT email FROM "User" WHERE id = $1`, [buyer]);
  const email = String(Reflect.get(row ?? {}, "email"));
  await page.goto("/signin");
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Send me a link" }).click();
  const mail = await mailbox.mail(email, /sign-in/i);
  await page.getByLabel("Six-digit code").fill(codeIn(mail));
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "My courses" })).toBeVisible();
  const [session] = (await context.cookies()).filter(({ name }) => name.endsWith("session-token"));
  expect(session?.value).not.toBe(chosen);
  const answer = await raw("GET", "/account", { cookie: `next-auth.session-token=${chosen}` });
  expect(answer.status).toBe(307);
});

test("signing out everywhere ends a copied cookie at once", async ({ page, context }) => {
  const { buyer } = await preparePlace();
  const [name, value] = (await newSession(buyer)).split("=");
  await context.addCookies([{ name: name ?? "", value: value ?? "", url: siteUrl }]);
  await page.goto("/account");
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page).toHaveURL("/");
  expect((await raw("GET", "/account", { cookie: `${name}=${value}` })).status).toBe(307);
});

test("a body of a hundred megabytes is cut off with 413 before it has come", async () => {
  const huge = { "content-length": String(100 * 1024 * 1024) };
  for (const path of [
    "/signin",
    "/api/create-payment-intent",
    "/api/webhooks/stripe",
    "/privacy",
  ]) {
    const answer = await raw("POST", path, { ...huge, "content-type": "application/json" }, "{}");
    expect([path, answer.status]).toEqual([path, 413]);
  }
});

test("whoever writes all of a large body before listening hears that it was too large", async () => {
  const body = "x".repeat(10_000_000);
  for (const framing of [
    ["content-length: 10000000", body],
    ["transfer-encoding: chunked", `989680\r\n${body}\r\n0\r\n\r\n`],
  ]) {
    const socket = connect(Number(new URL(siteUrl).port), "127.0.0.1").pause();
    await new Promise<void>((resolve, reject) => {
      socket.on("error", reject);
      socket.write(`POST /api/webhooks/stripe HTTP/1.1\r\nhost: localhost\r\n`);
      socket.write(framing.join("\r\n\r\n"), () => resolve());
    });
    socket.resume();
    const [answer] = await once(socket, "data");
    expect(String(answer)).toContain("HTTP/1.1 413");
  }
});

test("a form that states no length is read no further than a form can be long", async () => {
  const body = `email=${"x".repeat(64 * 1024)}`;
  const headers = {
    "transfer-encoding": "chunked",
    "content-type": "application/x-www-form-urlencoded",
  };
  for (const path of ["/api/newsletter/subscribe", "/api/auth/signout"]) {
    const answer = await raw("POST", path, headers, body);
    expect([path, answer.status]).toEqual([path, 413]);
  }
});

test.describe("with middleware.ts switched off", () => {
  test.beforeAll(() => site.removeGate());
  test.afterAll(() => site.restoreGate());

  test("no header opens a room either", async () => {
    const place = await preparePlace();
    const { slug } = place.course;
    const rooms = [`/learn/${slug}`, `/content/${slug}?module=1`, `/learn/${slug}/certificate`];
    expect(await findOpened(place, withHeaderTricks(rooms))).toEqual([]);

    const own = { cookie: await cookieOf("buyer with", place) };
    expect((await raw("GET", `/content/${slug}?module=1`, own)).text).toContain(WORDS);
  });
});

type Attempt = { path: string; headers: Record<string, string> };

function withHeaderTricks(paths: string[]): Attempt[] {
  return paths.flatMap((path) => headerTricks.map((headers) => ({ path, headers })));
}

/** The attempts that give those without access something, or at which the site fails. */
async function findOpened(place: Place, attempts: Attempt[]): Promise<object[]> {
  const opened: object[] = [];
  for (const role of ["visitor", "refunded"] as const) {
    const cookie = await cookieOf(role, place);
    for (const { path, headers } of attempts) {
      const answer = await ask(path, { ...headers, cookie });
      if (isRefused({ path, headers }, answer)) continue;
      opened.push({ role, path, headers, status: answer.status, secrets: secretsIn(answer.text) });
    }
  }
  return opened;
}

/** Follows Next's redirect to the address its own router would have used, which has a check value in it. */
async function ask(path: string, headers: Record<string, string>): Promise<Answer> {
  const answer = await raw("GET", path, headers);
  return answer.location?.includes("_rsc") ? raw("GET", answer.location, headers) : answer;
}

function isRefused({ path, headers }: Attempt, { status, text }: Answer): boolean {
  if (secretsIn(text).length > 0) return false;
  if (isFailure(status)) return false;
  // At a page, Next's own router gets a 200 with "not found", a redirect or hardly anything inside.
  const mayAnswer = path === "/" || (headers.rsc && !path.startsWith("/api/"));
  return mayAnswer || (status !== 200 && status !== 206);
}

function raw(method: string, path: string, headers: Record<string, string>, body = "") {
  return send({ target: path, method, path, headers, body: body ? Buffer.from(body) : null });
}

function isFailure(status: number | string): boolean {
  return typeof status === "string" || status >= 500;
}
