import { expect, test } from "@playwright/test";
import fc from "fast-check";
import { listActions, listRoutes } from "../build";
import { signInAsCoach } from "../coach";
import { untilHydrated } from "../hydrated";
import { readJobs } from "../waiting-jobs";
import { mailbox, query, site } from "../world";
import corpus from "./corpus.json" with { type: "json" };
import { callInputs } from "./inputs";
import { gatherPeople, type People } from "./people";
import { actionRequest, type HostileRequest, routeRequest, type World } from "./requests";
import { type Answer, send } from "./send";

/** Another seed gives other requests. */
const SEED = Number(process.env.FUZZ_SEED ?? 20261121);
const AT_ONCE = 12;

/** Defines tests that send at least this many hostile requests and check what they leave behind. */
export function testHostileRequests(many: number): void {
  test.describe.configure({ mode: "serial", timeout: 900_000 });
  test.beforeAll(() =>
    site.restart({ TRUSTED_PROXIES: "1", RESEND_WEBHOOK_SECRET: "whsec_bm90IHVzZWQ=" }),
  );
  test.afterAll(() => site.restart());

  test(`${many} hostile requests cause no server error`, async () => {
    const people = await gatherPeople();
    const requests = generate(await describeWorld(people), many);
    expect(requests.length).toBeGreaterThanOrEqual(many);

    const failures: object[] = [];
    const statuses: number[] = [];
    await inParallel(requests, async (request, index) => {
      const answer = await send(disguise(request, people, index));
      if (typeof answer.status === "number") statuses.push(answer.status);
      if (isFailure(answer)) failures.push({ ...request, body: String(request.body), ...answer });
    });

    const share = (...wanted: number[]) =>
      statuses.filter((status) => wanted.includes(status)).length / requests.length;
    expect(failures.slice(0, 5)).toEqual([]);
    expect(share(429)).toBeLessThan(0.02);
    expect(share(200, 206, 303, 307)).toBeGreaterThan(0.3);
  });

  test("data left by the requests breaks no mail", async () => {
    // Requests that open and close access may make the mails about it outdated before they are sent.
    const unsent = () =>
      query(
        `SELECT kind FROM "OutboxMail" WHERE "sentAt" IS NULL
         AND NOT (kind = 'access-changed' AND "givenUpBecause" IS NOT DISTINCT FROM 'outdated')`,
      );
    await expect.poll(unsent, { timeout: 300_000 }).toEqual([]);
    expect((await readJobs()).filter(({ error }) => error !== null)).toEqual([]);
    const mails = await mailbox.messages();
    expect(mails.length).toBeGreaterThan(many / 500);
    for (const mail of mails) {
      expect(mail.subject).not.toMatch(/\p{Cc}/u);
      expect(mail.to).toHaveLength(1);
      expect(mail.html).not.toMatch(/<script|<img src=x|onerror=(?!&)/i);
      expect(
        Object.keys(mail.headers).filter((name) => !/^List-Unsubscribe(-Post)?$/.test(name)),
      ).toEqual([]);
    }
  });

  test("data left by the requests breaks no page of the back office", async ({ page, context }) => {
    await signInAsCoach(context);
    const complaints: string[] = [];
    page.on("dialog", (dialog) => complaints.push(dialog.message()));
    page.on("pageerror", (error) => complaints.push(error.message));
    for (const path of [
      "",
      "/messages?state=all",
      "/orders?show=all",
      "/people",
      "/newsletter",
      "/audit",
      "/courses",
      "/testimonials",
      "/publications",
    ]) {
      const answer = await page.goto(`/admin${path}`);
      expect([path, answer?.status()]).toEqual([path, 200]);
      await untilHydrated(page);
      expect([path, ...(await page.getByRole("main").evaluate(findForeignParts))]).toEqual([path]);
    }
    expect(complaints).toEqual([]);
  });
}

/** Elements that a hostile text would have turned into if it had been rendered as markup. */
function findForeignParts(main: Element): string[] {
  const isHandler = (name: string) => name.startsWith("on");
  return [...main.querySelectorAll("*")]
    .filter(
      (part) =>
        part.matches('script, iframe, object, embed, img[src="x"], a[href^="javascript:"]') ||
        part.getAttributeNames().some(isHandler),
    )
    .map((part) => part.outerHTML);
}

async function describeWorld(people: People): Promise<World> {
  const [token] = await query(`SELECT id FROM "SignInToken" LIMIT 1`);
  const { course, lessonId, orderId } = people;
  return {
    segments: {
      ...corpus.values,
      "[courseSlug]": [course.slug, "taking-back-your-life"],
      "[courseId]": [String(course.courseId), "1"],
      "[lessonId]": [String(lessonId), "1"],
    },
    plausible: {
      email: fc.uuid().map((id) => `fuzz-${id}@example.test`),
      courseId: fc.constant(String(course.courseId)),
      amount: fc.constant(49.99),
      id: fc.constant("7000001"),
      orderId: fc.constant(orderId),
      consent: fc.constant("2026-11"),
      code: fc.constant("123456"),
      token: fc.constant(`${Object(token).id}.${"x".repeat(43)}`),
      website: fc.constant(""),
      age: fc.nat(1000),
      watchTime: fc.nat(1000),
      position: fc.nat(1000),
      completed: fc.constantFrom(true, "true", false),
    },
  };
}

/** Half of the requests go to routes and actions that write, half to all of them; a seed repeats its requests. */
function generate(world: World, many: number): HostileRequest[] {
  const routes = listRoutes();
  const actions = listActions();
  const targets = [
    ...routes.map((route) => routeRequest(route, world)),
    ...actions.map((action) => actionRequest(action, world)),
  ];
  const writing = [
    ...actions.map((action) => actionRequest(action, world)),
    ...Object.keys(callInputs).map((route) => routeRequest(route, world)),
  ];
  const sample = (list: typeof targets) =>
    list.flatMap((target, index) =>
      fc.sample(target, { seed: SEED + index, numRuns: Math.ceil(many / 2 / list.length) }),
    );
  const requests = [...sample(targets), ...sample(writing)];
  const shuffled = fc.shuffledSubarray(requests, { minLength: requests.length });
  return fc.sample(shuffled, { seed: SEED, numRuns: 1 }).flat();
}

/** Gives each request its own sender and network, so that rate limits do not answer in place of the site. */
function disguise(request: HostileRequest, people: People, index: number): HostileRequest {
  const crowd = /sign-?out|erase|legalRead/i.test(`${request.target} ${request.path}`)
    ? people.leavers
    : people.others;
  const cookie = [request.headers.cookie, crowd[index % crowd.length]].filter(Boolean).join("; ");
  const network = `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
  return { ...request, headers: { ...request.headers, cookie, "x-forwarded-for": network } };
}

/** A request that no HTTP parser accepts may be cut off; every other request must be answered. */
function isFailure({ status, text }: Answer): boolean {
  return typeof status === "string" || status >= 500 || /\bat [\w.]+ \(.*:\d+:\d+\)/.test(text);
}

async function inParallel<Item>(items: Item[], work: (item: Item, index: number) => Promise<void>) {
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) await work(item, index);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
