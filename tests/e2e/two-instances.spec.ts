import { randomInt } from "node:crypto";
import { type APIRequestContext, request } from "@playwright/test";
import { z } from "zod";
import { paths } from "@/lib/paths/public";
import type { Site } from "@/sandbox/launch/site";
import { setPrice } from "../support/learner";
import { newAddress } from "../support/samples";
import { startSecondInstance } from "../support/second-instance";
import { query } from "../support/world";
import { expect, test } from "./fixtures";

const SLUG = "unshakable-confidence-for-stage";
/** Lets a request name its own network. */
const BEHIND_A_PROXY = { TRUSTED_PROXIES: "1" };
/** The limit for one network. */
const SUBSCRIPTIONS_AN_HOUR = 400;

let instances: Site[] = [];

test.beforeAll(async () => {
  instances = [
    await startSecondInstance(BEHIND_A_PROXY),
    await startSecondInstance(BEHIND_A_PROXY),
  ];
});

test.afterAll(() => Promise.all(instances.map(({ service }) => service.stop())));

// tests/faults/instances.test.ts proves that two instances do jobs and payments once, and that one may fail.
test("a price changed in the database is in the next page and router answer of both instances", async () => {
  const readAll = (headers: Record<string, string> = {}) =>
    Promise.all(
      instances.map(async ({ url }) => {
        const answer = await fetch(url + paths.course(SLUG), { headers });
        return { text: await answer.text(), etag: answer.headers.get("etag") ?? "" };
      }),
    );
  const before = await readAll();
  await readAll({ rsc: "1" });
  for (const { text } of before) expect(text).not.toContain("73.19");
  const was = await setPrice(SLUG, 7319);
  try {
    const asks: Record<string, string>[] = [
      {},
      { rsc: "1" },
      { "if-none-match": before[0]?.etag ?? "" },
    ];
    for (const headers of asks) {
      for (const { text } of await readAll(headers)) expect(text).toContain("73.19");
    }
  } finally {
    await setPrice(SLUG, was);
  }
  for (const { text } of await readAll()) expect(text).not.toContain("73.19");
});

test("a session is valid on both instances, and signing out on one ends it on both", async ({
  context,
  learner,
}) => {
  expect(learner.email).toBeTruthy();
  const storageState = await context.storageState();
  const [here, there] = await Promise.all(
    instances.map(({ url }) => request.newContext({ baseURL: url, storageState })),
  );
  if (!here || !there) throw new Error("One of the two instances is missing.");
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, true]);

  const csrf = z.object({ csrfToken: z.string() });
  const { csrfToken } = csrf.parse(await (await there.get("/api/auth/csrf")).json());
  await there.post("/api/auth/signout", { form: { csrfToken, json: "true" } });
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([false, false]);
});

/** Asks the server, because the browser that did not sign out still has its cookie. */
async function isSignedIn(browser: APIRequestContext): Promise<boolean> {
  const answer = await browser.get(paths.account, { maxRedirects: 0 });
  return answer.status() === 200;
}

/** Sets the count of the network that was counted last. */
function setLatest(points: number) {
  return query(
    `UPDATE "RateLimit" SET points = $1 WHERE key = (
       SELECT key FROM "RateLimit" WHERE key LIKE 'newsletter-network:%' ORDER BY expire DESC LIMIT 1)`,
    [points],
  );
}

test("both instances count towards the same limit", async ({ request }) => {
  const network = `10.77.${randomInt(256)}.${randomInt(256)}`;
  const statuses: number[] = [];
  for (let count = 0; count < 6; count++) {
    // As if most people in a full hall had already subscribed.
    if (count === 1) await setLatest(SUBSCRIPTIONS_AN_HOUR - 3);
    const answer = await request.post(`${instances[count % 2]?.url}/api/newsletter/subscribe`, {
      headers: { "x-forwarded-for": network },
      data: { email: newAddress() },
    });
    statuses.push(answer.status());
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
});
