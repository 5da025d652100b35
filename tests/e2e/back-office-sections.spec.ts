import { z } from "zod";
import { untilHydrated } from "../support/hydrated";
import { says } from "../support/says";
import { query } from "../support/world";
import { expect, test } from "./fixtures";

test.use({ viewport: { width: 390, height: 844 } });

test("the coach edits a section, previews the draft, publishes it and restores an earlier version", async ({
  coach: page,
  request,
}) => {
  const main = page.getByRole("main");
  await page.goto("/admin/pages");
  await main.getByRole("link", { name: "Public Speaking", exact: true }).click();
  await page.getByRole("link", { name: "Reasons or topics: What I speak about" }).click();
  await page.getByRole("textbox", { name: "Title" }).first().fill("My subjects");
  await page.getByRole("button", { name: "Add an entry" }).click();
  const added = page.getByRole("listitem").filter({ hasText: "Entry 7" });
  await expect(added.getByLabel("Title")).toBeFocused();
  await added.getByLabel("Title").fill("The long silence");
  await page.getByRole("button", { name: "Save to the draft" }).click();
  await expect(added.getByText("Please fill this in")).toBeVisible();
  await expect(added.getByLabel("Title")).toHaveValue("The long silence");
  await added.getByLabel("Text").fill("What to do before you speak.");
  await page.getByRole("button", { name: "Move entry 7 up" }).press("Enter");
  await expect(page.getByRole("button", { name: "Move entry 6 up" })).toBeFocused();
  await page.getByRole("button", { name: "Remove entry 1" }).click();
  await page.getByRole("button", { name: "Save to the draft" }).click();
  await expect(page.getByText("Saved in the draft.")).toBeVisible();
  const titles = page.getByRole("listitem").getByLabel("Title");
  await expect(titles).toHaveCount(6);
  await expect(titles.nth(4)).toHaveValue("The long silence");
  expect(await says(request, "/public-speaking", "My subjects")).toBe(false);

  await main.getByRole("link", { name: "Public Speaking", exact: true }).click();
  await page.getByRole("link", { name: "Preview of the draft" }).click();
  const phone = page.frameLocator("iframe").first();
  await expect(phone.getByRole("heading", { name: "My subjects" })).toBeVisible();
  await page.goBack();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Visitors see this page as it is here.")).toBeVisible();
  expect(await says(request, "/public-speaking", "My subjects")).toBe(true);
  expect(await says(request, "/public-speaking", "Nerves are fuel")).toBe(false);

  await page.getByRole("link", { name: "Versions" }).click();
  await page.getByRole("button", { name: "Take up version 1 again" }).click();
  await page.getByRole("button", { name: "Yes, put it into the draft" }).click();
  await expect(page.getByRole("link", { name: /What I speak about/ })).toBeVisible();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Visitors see this page as it is here.")).toBeVisible();
  expect(await says(request, "/public-speaking", "Nerves are fuel")).toBe(true);
});

test("the coach calls off a scheduled version; visitors never see it, and the draft keeps its words", async ({
  coach: page,
  request,
}) => {
  await page.goto("/admin/pages");
  await page.getByRole("main").getByRole("link", { name: "Podcasts", exact: true }).click();
  await page.getByRole("link", { name: "Heading and description" }).click();
  await page.getByLabel("Heading", { exact: true }).fill("Voices of next year");
  await page.getByRole("button", { name: "Save to the draft" }).click();
  await expect(page.getByText("Saved in the draft.")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Podcasts", exact: true }).click();
  await page.getByLabel("Publish on").fill("2099-01-02T09:00");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("A version waits to be shown from 2 January 2099")).toBeVisible();
  await page.getByRole("link", { name: "Versions" }).click();
  await expect(page.getByText(/^From 2 January 2099/)).toBeVisible();
  await page.goBack();
  await page.getByRole("button", { name: "Call it off" }).press("Enter");
  const yes = page.getByRole("button", { name: "Yes, call it off" });
  await expect(yes).toBeFocused();
  await yes.press("Enter");
  await expect(page.getByText("A version waits")).toHaveCount(0);
  await expect(page.locator(":focus").getByLabel("Publish on")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Podcasts", level: 1 })).toBeVisible();
  expect(await says(request, "/publications/podcasts", "Voices of next year")).toBe(false);
  await page.getByRole("link", { name: "Heading and description" }).click();
  await expect(page.getByLabel("Heading", { exact: true })).toHaveValue("Voices of next year");
  await page.goBack();
  await page.getByRole("link", { name: "Versions" }).click();
  await page.getByRole("button", { name: "Take up version 1 again" }).click();
  await page.getByRole("button", { name: "Yes, put it into the draft" }).click();
  await expect(page.getByText("Visitors see this page as it is here.")).toBeVisible();
  // That day's job would find nothing to announce, and no other test may find the job.
  await query(`DELETE FROM graphile_worker._private_jobs WHERE key LIKE 'announce-content:2099%'`);
});

test("the coach adds, moves, hides and removes a section, and typed text survives a reload", async ({
  coach: page,
}) => {
  await page.goto("/admin/pages");
  await page.getByRole("link", { name: "Client Testimonials" }).click();
  await page.getByLabel("A new section, at the end").selectOption("Questions and answers");
  await page.getByRole("button", { name: "Add the section" }).click();
  await page.getByLabel("Title").fill("Asked before");
  await page.reload();
  await expect(page.getByLabel("Title")).toHaveValue("Asked before");
  await page.getByRole("button", { name: "Save to the draft" }).click();
  await expect(page.getByText("Saved in the draft.")).toBeVisible();
  await page.getByRole("button", { name: "Hide it" }).click();
  await expect(page.getByRole("button", { name: "Show it again" })).toBeVisible();
  await page.getByRole("link", { name: "Client Testimonials" }).click();
  await page.getByRole("button", { name: /Move Questions.*up/ }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Moved to place 2" })).toBeAttached();
  await page.getByRole("link", { name: /Asked before/ }).click();
  await page.getByRole("button", { name: "Remove it" }).click();
  await page.getByRole("button", { name: "Yes, remove it" }).click();
  await expect(page.getByRole("link", { name: /Asked before/ })).toHaveCount(0);
  await expect(page.getByText("Visitors see this page as it is here.")).toBeVisible();
});

test("the coach creates a page, publishes it, changes its address and deletes it", async ({
  coach: page,
  request,
}) => {
  await page.goto("/admin/pages");
  await page.getByRole("link", { name: "New page" }).click();
  await page.getByLabel("Title").fill("Summer retreats");
  await page.getByLabel("Address").fill("/checkout");
  await page.getByRole("button", { name: "Create the draft" }).click();
  await expect(page.getByText("This address is taken by the site itself")).toBeVisible();
  await page.getByLabel("Address").fill("summer-retreats");
  await page.getByRole("button", { name: "Create the draft" }).click();
  await expect(page.getByRole("heading", { name: "Summer retreats", level: 1 })).toBeVisible();
  expect((await request.get("/summer-retreats")).status()).toBe(404);
  await page.getByLabel("A new section, at the end").selectOption("Contact form");
  await page.getByRole("button", { name: "Add the section" }).click();
  await page.getByRole("link", { name: "Summer retreats" }).click();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Visitors see this page as it is here.")).toBeVisible();
  expect(await says(request, "/summer-retreats", "<h1")).toBe(true);
  expect(await says(request, "/sitemap.xml", "/summer-retreats")).toBe(true);
  expect(await says(request, "/summer-retreats?topic=my-data", 'value="My data"')).toBe(true);
  const renamed = "/summer-retreats?topic=a-renamed-talk";
  expect(await says(request, renamed, 'value="A renamed talk"')).toBe(true);

  await page.getByRole("link", { name: "Address and menus" }).click();
  await page.getByLabel("In the menus").selectOption("Main menu");
  await page.getByRole("button", { name: "Save its place" }).click();
  await expect(page.getByText("Saved. The site shows it from now on.")).toBeVisible();
  expect(await says(request, "/about", 'href="/summer-retreats"')).toBe(true);
  await page.getByLabel("Address").fill("retreats");
  await page.getByRole("button", { name: "Change the address" }).click();
  await expect(page.getByText("The page is at /retreats now.")).toBeVisible();
  for (const address of ["/summer-retreats", "/Retreats"]) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], address).toEqual([308, "/retreats"]);
  }
  await page.getByRole("button", { name: "Delete this page" }).click();
  await page.getByRole("button", { name: "Yes, delete it" }).click();
  await expect(page.getByRole("heading", { name: "Pages", level: 1 })).toBeVisible();
  expect((await request.get("/retreats")).status()).toBe(404);
});

test("a public page links to its editor for the coach only", async ({ coach: page, request }) => {
  const told = page.waitForResponse("**/api/admin/needs");
  await page.goto("/admin");
  await told;
  for (const [path, heading] of [
    ["/about", "About"],
    ["/courses/taking-back-your-life", "Taking Back Your Life"],
    ["/privacy", "Privacy"],
  ] as const) {
    await page.goto(path);
    await page.getByRole("link", { name: "Edit this page" }).click();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    expect(await says(request, path, "Edit this page")).toBe(false);
  }
});

test("the coach renames a menu entry and changes other words", async ({ coach: page, request }) => {
  await page.goto("/admin/pages");
  await page.getByRole("link", { name: "Menus and footer" }).click();
  const first = page.getByRole("group", { name: "Main menu" }).getByRole("listitem").first();
  await first.getByLabel("Words").fill("Start");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved. The site shows it from now on.")).toBeVisible();
  expect(await says(request, "/contact", ">Start<")).toBe(true);
  await first.getByLabel("Words").fill("Home");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved. The site shows it from now on.")).toBeVisible();
  expect(await says(request, "/contact", ">Start<")).toBe(false);

  await page.goto("/admin/pages/other-words");
  await expect(page.getByLabel("After buying: how to learn")).toHaveValue("Learn at your own pace");
  await page.getByLabel("What every course ends with").fill("A certificate to frame");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved. The site shows it from now on.")).toBeVisible();
  expect(await says(request, "/courses/taking-back-your-life", "A certificate to frame")).toBe(
    true,
  );
  await page.getByLabel("What every course ends with").fill("A certificate when you finish");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved. The site shows it from now on.")).toBeVisible();
});

test("menu entries are reordered by dragging, and dragging selected text moves none", {
  tag: "@full",
}, async ({ coach: page, request }) => {
  // High enough that nothing scrolls between grabbing an entry and dropping it.
  await page.setViewportSize({ width: 1280, height: 3200 });
  await page.goto("/admin/pages/menus");
  await untilHydrated(page);
  const rows = page.getByRole("group", { name: "Main menu" }).getByRole("listitem");
  const words = (place: number) => rows.nth(place).getByLabel("Words");
  const drag = (from: number, onto: number) =>
    rows.nth(from).locator("[draggable]").dragTo(words(onto));
  const save = async () => {
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved. The site shows it from now on.")).toBeVisible();
  };
  await drag(2, 0);
  await expect(words(0)).toHaveValue("Irish Dancing");
  await expect(words(1)).toHaveValue("Home");
  await expect(rows.first().getByRole("button", { name: "Move link 1 up" })).toBeFocused();
  await words(1).selectText();
  await words(1).dragTo(rows.nth(3).getByText("Link 4", { exact: true }));
  await expect(words(1)).toHaveValue("Home");
  await save();
  const isDancingFirst = async () => {
    const html = await (await request.get("/contact")).text();
    return html.indexOf(">Irish Dancing<") < html.indexOf(">Home<");
  };
  expect(await isDancingFirst()).toBe(true);
  await drag(0, 2);
  await expect(words(0)).toHaveValue("Home");
  await save();
  expect(await isDancingFirst()).toBe(false);
});

test("the back office has neither header nor footer of the site, and links back to it", async ({
  coach: page,
}) => {
  await page.goto("/admin");
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await page.getByRole("link", { name: "See the site" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("banner")).toBeVisible();
});

test("an address that leads nowhere shows the sections that the coach gave its page", async ({
  request,
}) => {
  const words = "You may have followed an old link.";
  const content = { html: `<p>${words}</p>`, surface: "paper" };
  const section = { id: 1, kind: "prose", version: 1, isHidden: false, isSample: false, content };
  const [before] = await query(
    `INSERT INTO "PageVersion" ("pageId", number, content, changes, "publishAt")
     SELECT "pageId", number + 1, jsonb_set(content, '{sections}', $1), '', now()
     FROM "PageVersion" JOIN "SitePage" ON id = "pageId" WHERE path = '/404'
     ORDER BY number DESC LIMIT 1 RETURNING "pageId", number`,
    [JSON.stringify([section])],
  );
  for (const path of ["/nothing-here", "/nothing/below/it", "/publications/articles/nothing"]) {
    await expect.poll(() => says(request, path, words)).toBe(true);
    expect((await request.get(path)).status()).toBe(404);
    expect(await says(request, path, "404 Page Not Found")).toBe(true);
  }
  const { pageId, number } = z.object({ pageId: z.int(), number: z.int() }).parse(before);
  await query(`DELETE FROM "PageVersion" WHERE "pageId" = $1 AND number = $2`, [pageId, number]);
});
