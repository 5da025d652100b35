import { paths } from "@/lib/paths/public";
import { holdFramework } from "../support/hydrated";
import { JOURNEY } from "../support/samples";
import { translation } from "../support/translated";
import { expect, test } from "./fixtures";

test.use({ bought: JOURNEY });

test("before the first frame, browsers wait for the words of a course or lesson and for nothing that is missing", async ({
  context,
  buyer,
}) => {
  expect(buyer.number).toBeGreaterThan(0);
  for (const [address, words] of [
    [paths.course(JOURNEY), "<h1"],
    [paths.content(JOURNEY), "<video"],
    [paths.learn(JOURNEY), "<video"],
  ] as const) {
    const html = await (await context.request.get(address)).text();
    const [head = "", body = ""] = html.split("</head>");
    const awaited = [
      ...head.matchAll(/<link rel="expect" href="#(?<id>[^"]+)" blocking="render"/g),
    ];
    expect(awaited, address).toHaveLength(1);
    const elements = body.split(`id="${awaited[0]?.groups?.id}"`);
    expect(elements, address).toHaveLength(2);
    expect(`${elements[0]?.slice(-500)}${elements[1]?.slice(0, 5000)}`, address).toContain(words);
  }
});

test("a lesson and the account fetch the framework only once their words can be drawn", async ({
  context,
  buyer,
}) => {
  expect(buyer.number).toBeGreaterThan(0);
  for (const address of [paths.content(JOURNEY), paths.learn(JOURNEY), paths.account]) {
    const page = await context.newPage();
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    const styles = Promise.withResolvers<void>();
    await page.route("**/*.css", async (route) => {
      await styles.promise;
      await route.continue();
    });
    const answer = await page.goto(address, { waitUntil: "commit" });
    await answer?.finished();
    // All that the document names has been requested once its last element is there.
    await page.waitForFunction(() => document.querySelector("footer"));
    expect(scripts, address).toEqual([]);
    styles.resolve();
    await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
    expect(scripts, address).not.toEqual([]);
    await page.close();
  }
});

test("hydration keeps a lesson that a translation changed, and what was pressed there", async ({
  page,
  buyer,
}) => {
  expect(buyer.number).toBeGreaterThan(0);
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  const release = await holdFramework(page);
  await page.goto(paths.content(JOURNEY), { waitUntil: "domcontentloaded" });
  await page.evaluate(translation);
  await page.getByRole("button", { name: /Mark as Complete/ }).click();
  release();
  await expect(page.getByRole("button", { name: /Completed/ })).toBeVisible();
  expect(errors).toEqual([]);
  await expect(page.locator("article h2 font").first()).toBeAttached();
});
