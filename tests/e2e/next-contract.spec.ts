import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { paths } from "@/lib/paths/public";
import { untilHydrated } from "../support/hydrated";
import { buildFolder } from "../support/world";

// Behaviour of Next that front/ relies on and no type promises. A version that changes it fails here first.

const CACHED = paths.course("taking-back-your-life");
const DYNAMIC = paths.signIn({});
const ROUTER = { rsc: "1", "next-router-state-tree": '["",{}]' };

const scriptsIn = (html: string) => [...html.matchAll(/<script(?<attributes>[^>]*)>/g)];

test("Next gives each of its scripts the nonce of the request's policy", async ({ request }) => {
  const answer = await request.get(DYNAMIC);
  const policy = answer.headers()["content-security-policy"] ?? "";
  const nonce = /'nonce-(?<nonce>[^']+)'/.exec(policy)?.groups?.nonce;
  const scripts = scriptsIn(await answer.text());
  expect(scripts.length).toBeGreaterThan(3);
  // The only script without attributes is first-touch.js, which the policy allows by its hash.
  const ofNext = scripts.filter(([script]) => script !== "<script>");
  expect(ofNext).toHaveLength(scripts.length - 1);
  for (const [script] of ofNext) expect(script).toContain(`nonce="${nonce}"`);
});

test("each inline script of a public page is data that front/defer-scripts.ts recognises", async ({
  request,
}) => {
  const html = await (await request.get(CACHED)).text();
  const kinds = scriptsIn(html).map(({ groups }) => groups?.attributes?.trim() ?? "");
  const [address = ""] = html.match(/(?<=data-deferred=")[^"]+/) ?? [];
  const queues = (await (await request.get(address)).json()).map(([queue]: string[]) => queue);
  expect(new Set(queues)).toEqual(new Set(["TURBOPACK", "__next_f"]));
  const known = /^type="(?:speculationrules|application\/(?:ld\+json|json" data-deferred=))/;
  // The only script that runs is first-touch.js.
  expect(kinds.filter((kind) => !known.test(kind))).toEqual([""]);
});

test("a public page starts Next with that data, and Next's router navigates from it", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.resourceType()));
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.goto(CACHED);
  expect(asked).not.toContain("script");
  await untilHydrated(page);
  const answer = page.waitForResponse((response) => response.request().headers().rsc === "1");
  await page.getByRole("link", { name: "About", exact: true }).first().click();
  const { status, sent } = await answer.then(async (response) => ({
    status: response.status(),
    sent: await response.request().allHeaders(),
  }));
  expect(status).toBe(200);
  expect(sent["next-router-state-tree"]).toBeTruthy();
  await expect(page).toHaveURL(/\/about$/);
  expect(errors).toEqual([]);
});

test("an empty answer makes the router load the document, so the checkout has its own policy", async ({
  page,
}) => {
  const policyOf = async (link: string, address: RegExp) => {
    const answer = page.waitForResponse(
      (response) => response.request().isNavigationRequest() && address.test(response.url()),
    );
    await page.getByRole("link", { name: link, exact: true }).first().click();
    return (await answer).headers()["content-security-policy"];
  };
  await page.goto(CACHED);
  await untilHydrated(page);
  const checkout = await policyOf("Buy this course", /\/checkout\?/);
  expect(checkout).not.toContain("vimeo");
  expect(checkout).toContain("report-uri /api/policy-reports");
  await untilHydrated(page);
  expect(await policyOf("About", /\/about$/)).toContain("https://player.vimeo.com");
  // Chromium may take a minute to close a page that is about to leave the card provider's frame.
  await page.waitForURL(/\/about$/);
});

test("Next's router gets its own kind of answer at the page's address, kept apart by Vary", async ({
  request,
}) => {
  const answer = await request.get(CACHED, { headers: ROUTER });
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toContain("text/x-component");
  const vary = (await request.get(DYNAMIC, { headers: ROUTER })).headers().vary ?? "";
  const cached = (await request.get(CACHED)).headers().vary ?? "";
  expect(vary).toContain("rsc");
  for (const header of vary.split(/, */))
    expect(cached.toLowerCase()).toContain(header.toLowerCase());
});

test("a page that declares itself missing answers 404 to a browser and 200 to the router", async ({
  request,
}) => {
  const missing = paths.course("nothing-here");
  expect((await request.get(missing)).status()).toBe(404);
  expect((await request.get(missing, { headers: ROUTER })).status()).toBe(200);
});

test("the files that a page names are in the folder that front/static-files.ts reads", async ({
  request,
}) => {
  const html = await (await request.get(DYNAMIC)).text();
  const files = html.match(/\/_next\/static\/[^"?\\]+\.(?:js|css)/g) ?? [];
  expect(files.length).toBeGreaterThan(2);
  for (const file of new Set(files)) {
    const headers = (await request.get(file)).headers();
    expect(headers["cache-control"], file).toBe("public, max-age=31536000, immutable");
  }
});

test("no page and no call has a second address among the Pages Router's data", async ({
  request,
}) => {
  const buildId = readFileSync(join(buildFolder, "BUILD_ID"), "utf8");
  for (const name of ["about", "api/health/ready", "_global-error"]) {
    const answer = await request.get(`/_next/data/${buildId}/${name}.json`);
    expect([name, answer.status()]).toEqual([name, 404]);
  }
});
