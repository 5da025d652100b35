import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { findOpened, raw, withHeaderTricks } from "../support/attempts";
import { listActions } from "../support/build";
import { fullOnlyIf } from "../support/full-only";
import { newCourse, newLearner, newSession } from "../support/learner";
import { readPaidLessons } from "../support/paid-lessons";
import { cookieOf, preparePlace, secretsIn } from "../support/place";
import type { Role } from "../support/route-table";
import { newAddress } from "../support/samples";
import { buildFolder, mailbox, siteUrl } from "../support/world";

const pathTricks = (slug: string, buildId: string) => [
  ...["learn", "content"].flatMap((area) => [
    `//${area}/${slug}`,
    `/${area}//${slug}`,
    `/${area}%2f${slug}`,
    `/${area}%5c${slug}`,
    `/${area}/./${slug}`,
    `/${area}/x/../${slug}`,
    `/${area}/%2e%2e/${area}/${slug}`,
    `/./${area}/${slug}`,
    `/%6${area === "learn" ? "cearn" : "3ontent"}/${slug}`,
    `/${area.toUpperCase()}/${slug}`,
    `/${area}/${slug.toUpperCase()}`,
    `/${area}/${slug}/`,
    `/${area}/${slug}.`,
    `/${area}/${slug}..`,
    `/${area}/${slug};x`,
    `/${area}/${slug}%20`,
    `/${area}/${slug}%00`,
    `/${area}/${slug}%0a`,
    `/${area}/${slug}.rsc`,
    `/${area}/${slug}.txt`,
    `/${area}/${slug}.json`,
    `/${area}/${slug}.html`,
    `/${area}/${slug}.segments/_tree.segment.rsc`,
    `/${area}/${slug}.segments/_full.segment.rsc`,
    `/${area}/${slug}.prefetch.rsc`,
    `/${area}/${slug}?_rsc=1`,
    `/${area}/x?nxtPcourseSlug=${slug}`,
    `/${area}/x?courseSlug=${slug}`,
    `/_next/data/${buildId}/${area}/${slug}.json`,
    `/_next/data/${buildId}/${area}/${slug}.rsc`,
    `/en/${area}/${slug}`,
    `/no-access/../${area}/${slug}`,
    `/no-access/${area}/${slug}`,
  ]),
];

for (const role of ["visitor", "refunded"] as const) {
  test(
    `no header and no spelling of an address opens a learning page or a file for the role “${role}”`,
    fullOnlyIf(role === "visitor"),
    () => expectNothingOpened(role),
  );
}

async function expectNothingOpened(role: Role): Promise<void> {
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
    await findOpened(place, role, [
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
}

test("guessed ids of lessons and courses open nothing", async () => {
  const stranger = await newSession(
    await newLearner((await newCourse("generic", [{ title: "x" }])).courseId),
  );
  const lessons = await readPaidLessons();
  expect(lessons.length).toBeGreaterThan(20);
  for (const { id, courseId } of lessons) {
    for (const path of [
      `/api/lessons/${id}/film`,
      `/api/lessons/${id}/workbook`,
      `/api/courses/${courseId}/lessons`,
    ]) {
      expect([path, (await raw("GET", path, { cookie: stranger })).status]).toEqual([path, 404]);
    }
  }
});

test("another site's page can neither write to a route nor call a server action", async () => {
  const cookie = await cookieOf("coach", await preparePlace());
  const action = listActions().find(({ name }) => name === "requestSignInAction");
  const call = { "next-action": action?.id ?? "", "content-type": "text/plain" };
  for (const headers of [{}, call]) {
    const foreign = { ...headers, cookie, origin: "https://elsewhere.example" };
    expect((await raw("POST", "/signin", foreign, "[]")).status).toBe(403);
  }
  expect((await raw("GET", "/account", { cookie })).status).toBe(200);
});

const elsewhere = [
  "https://elsewhere.example",
  "//elsewhere.example",
  "/\\elsewhere.example",
  "\\\\elsewhere.example",
  "/\t/elsewhere.example",
  " //elsewhere.example",
  "https:elsewhere.example",
  "HTTPS://elsewhere.example",
  "https://localhost@elsewhere.example",
  "/..//elsewhere.example",
  "/%2e%2e//elsewhere.example",
  "@elsewhere.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "//elsewhere%E3%80%82example",
  "//2130706433",
  "/\u2028/elsewhere.example",
  "//ⓔlsewhere.example",
  "/％2felsewhere.example",
  "https://localhost.elsewhere.example",
];

test("no return address redirects off the site", async ({ page }) => {
  const place = await preparePlace();
  const cookie = await cookieOf("buyer with", place);
  for (const trick of elsewhere) {
    const signIn = `${siteUrl}/signin?${new URLSearchParams({ callbackUrl: trick })}`;
    const signedIn = await fetch(signIn, { headers: { cookie }, redirect: "manual" });
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
  // Only the browser's reading of the address counts in the end.
  await page.goto(`/signin?${new URLSearchParams({ callbackUrl: "/\\elsewhere.example" })}`);
  expect(new URL(page.url()).origin).toBe(siteUrl);
});

test("links in mails use the configured address, whatever host a request names", async () => {
  const action = listActions().find(({ name }) => name === "requestSignInAction");
  const email = newAddress();
  const form = new FormData();
  form.append("_1_email", email);
  form.append("_1_callbackUrl", "/account");
  form.append("0", '[{"errors":{},"values":{}},"$K1"]');
  const sent = new Response(form);
  const host = "elsewhere.example";
  const headers = {
    host,
    "x-forwarded-host": host,
    "x-forwarded-proto": "https",
    forwarded: `host=${host};proto=https`,
    "x-original-host": host,
    "next-action": action?.id ?? "",
    "content-type": sent.headers.get("content-type") ?? "",
  };
  const answer = await raw("POST", "/signin", headers, await sent.text());
  expect(answer.status).toBeLessThan(400);
  const { html, text } = await mailbox.mail(email, /sign-in/i);
  expect(`${html}${text}`).not.toContain(host);
  expect(text).toContain(`${siteUrl}/signin/link?token=`);
});

test("a body announced as a hundred megabytes is refused with 413 before it arrives", async () => {
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
