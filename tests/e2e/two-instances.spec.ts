import { randomInt } from "node:crypto";
import { type APIRequestContext, expect, request, test } from "@playwright/test";
import { z } from "zod";
import { paths } from "@/lib/paths/public";
import type { Site } from "@/sandbox/launch/site";
import { eventually } from "../support/eventually";
import { newCourse, newLearner, signIn } from "../support/learner";
import { newAddress } from "../support/samples";
import { startSecondInstance } from "../support/second-instance";
import { mailbox, query, site, siteUrl } from "../support/world";

const SLUG = "unshakable-confidence-for-stage";
/** Lets a request name the network that it comes from. */
const BEHIND_A_PROXY = { TRUSTED_PROXIES: "1" };
/** The limit for one network. */
const SUBSCRIPTIONS_AN_HOUR = 20;

let second: Site;

test.beforeAll(async () => {
  await site.restart(BEHIND_A_PROXY);
  second = await startSecondInstance(BEHIND_A_PROXY);
});

test.afterAll(async () => {
  await second.service.stop();
  await site.restart();
});

test("a price changed in the database is on the next page and router answer of both", async () => {
  const read = async (base: string, headers = {}) =>
    (await fetch(base + paths.course(SLUG), { headers })).text();
  const readAll = () =>
    Promise.all([read(siteUrl), read(second.url), read(second.url, { rsc: "1" })]);
  for (const text of await readAll()) expect(text).not.toContain("73.19");
  const [{ was }] = z
    .tuple([z.object({ was: z.number() })])
    .parse(await query(`SELECT "pricePence" AS was FROM "Course" WHERE slug = $1`, [SLUG]));
  const setPrice = (pence: number) =>
    query(`UPDATE "Course" SET "pricePence" = $1 WHERE slug = $2`, [pence, SLUG]);
  await setPrice(7319);
  try {
    for (const text of await readAll()) expect(text).toContain("73.19");
  } finally {
    await setPrice(was);
  }
  for (const text of await readAll()) expect(text).not.toContain("73.19");
});

test("who signs in on one is signed in on the other, and signs out of both", async ({
  context,
}) => {
  const { courseId } = await newCourse("generic", [{ title: "Paid" }]);
  await signIn(context, await newLearner(courseId));
  const storageState = await context.storageState();
  const [here, there] = await Promise.all(
    [siteUrl, second.url].map((baseURL) => request.newContext({ baseURL, storageState })),
  );
  if (!here || !there) throw new Error("There are two of them.");
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

test("what one has counted towards a limit, the other has counted too", async () => {
  const network = newNetwork();
  const subscribeAt = (base: string) => subscribe(base, newAddress(), network);
  const bases = Array.from({ length: SUBSCRIPTIONS_AN_HOUR }, (_, index) =>
    index % 2 ? siteUrl : second.url,
  );
  for (const base of bases) expect(await subscribeAt(base)).toBe(200);
  expect([await subscribeAt(siteUrl), await subscribeAt(second.url)]).toEqual([429, 429]);
});

test("a job left by one that stopped is done by the other", async () => {
  const email = newAddress();
  await site.stop();
  try {
    expect(await subscribe(second.url, email)).toBe(200);
    await mailbox.mail(email, /confirm/i);
  } finally {
    await site.start(BEHIND_A_PROXY);
  }
});

test("two that take jobs from one queue do each of them once", async () => {
  const addresses = Array.from({ length: 40 }, newAddress);
  await query(
    `WITH subscriber AS (
       INSERT INTO "NewsletterSubscriber" (id, email, "consentVersion")
       SELECT gen_random_uuid(), email, '2026-11' FROM unnest($1::text[]) email RETURNING id, email),
     mail AS (
       INSERT INTO "OutboxMail" (id, key, kind, "to", props)
       SELECT gen_random_uuid(), 'two-instances:' || id, 'newsletter-confirmation', email,
         jsonb_build_object('subscriberId', id) FROM subscriber RETURNING id)
     SELECT graphile_worker.add_job('send-mail', json_build_object('mailId', id))::text FROM mail`,
    [addresses],
  );
  const isDone = async () => {
    const rows = await query(
      `SELECT FROM graphile_worker.jobs WHERE task_identifier = 'send-mail'`,
    );
    return rows.length === 0;
  };
  await eventually("empty queue", isDone);
  const sent = (await mailbox.messages()).flatMap(({ to }) => to);
  for (const address of addresses) expect(sent.filter((to) => to === address)).toHaveLength(1);
});

const newNetwork = () => `10.77.${randomInt(256)}.${randomInt(256)}`;

async function subscribe(base: string, email: string, network = newNetwork()): Promise<number> {
  const { status } = await fetch(`${base}/api/newsletter/subscribe`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": network },
    body: JSON.stringify({ email }),
  });
  return status;
}
