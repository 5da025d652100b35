import { expectToSuitEveryone } from "../support/everyone";
import { untilHydrated } from "../support/hydrated";
import { query } from "../support/world";
import { expect, test } from "./fixtures";

test.afterEach(() => query(`DELETE FROM "SitePage" WHERE path LIKE '/films-%'`));

const FILM = "prisma/seed-data/media/films/taking-back-your-life-01";

test("a film section loads nothing before a visitor plays it, and is a link without JavaScript", async ({
  coach: page,
  browser,
}) => {
  await page.goto("/admin/pages/new");
  await page.getByLabel("Title").fill("Films");
  await page.getByLabel("Address").fill("films-of-hers");
  await page.getByRole("button", { name: "Create the draft" }).click();
  const add = async (title: string) => {
    await page.getByLabel("A new section, at the end").selectOption("Film");
    await page.getByRole("button", { name: "Add the section" }).click();
    await page.getByLabel("Title", { exact: true }).fill(title);
  };
  const save = async () => {
    await page.getByRole("button", { name: "Save to the draft" }).click();
    await expect(page.getByText("Saved in the draft.")).toBeVisible();
    await page.getByRole("link", { name: "Films", exact: true }).click();
  };
  await add("At my place");
  await page.getByLabel("Film: choose a file").setInputFiles(`${FILM}.mp4`);
  await expect(page.getByText("Uploaded. Save to keep it here.")).toBeVisible();
  await page.getByLabel(/^Captions .*choose a file/).setInputFiles(`${FILM}.vtt`);
  await expect(page.getByText("Uploaded. Save to keep it here.")).toHaveCount(2);
  await save();
  await add("Elsewhere");
  await page.getByLabel("Film", { exact: true }).fill("https://example.com/film.mp4");
  await page.getByRole("button", { name: "Save to the draft" }).click();
  await expect(page.getByText(/Please upload a film, or paste the address/)).toBeVisible();
  await page.getByLabel("Film", { exact: true }).fill("https://youtu.be/dQw4w9WgXcQ");
  await save();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Visitors see this page as it is here.")).toBeVisible();

  const context = await browser.newContext();
  const visitor = await context.newPage();
  const asked: string[] = [];
  await context.route(/youtube/, (route) =>
    route.fulfill({ body: "<h1>Player</h1>", contentType: "text/html" }),
  );
  visitor.on("request", (request) => asked.push(request.url()));
  await visitor.goto("/films-of-hers");
  await visitor.mouse.wheel(0, 2000);
  await untilHydrated(visitor);
  const isFilm = (url: string) => /youtube|\/api\/media\//.test(url);
  expect(asked.filter(isFilm)).toEqual([]);
  await visitor.getByRole("button", { name: "Play: Elsewhere" }).click();
  await expect(visitor.getByTitle("Elsewhere").contentFrame().getByText("Player")).toBeVisible();
  expect(asked.filter(isFilm)).toEqual([
    "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0",
  ]);
  // A browser that blocks the host shows an empty frame.
  await expect(visitor.getByRole("link", { name: "Watch at YouTube" })).toBeVisible();
  const own = visitor.locator("video");
  await own.evaluate((video: HTMLVideoElement) => video.play());
  await expect
    .poll(() => own.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
  await context.close();

  const bare = await browser.newContext({ javaScriptEnabled: false });
  const without = await bare.newPage();
  await without.goto("/films-of-hers");
  await expect(without.getByRole("link", { name: "Watch at YouTube" })).toHaveAttribute(
    "href",
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
  );
  await expect(without.getByRole("button", { name: "Play: Elsewhere" })).toBeHidden();
  await bare.close();
});

test("a film inside a text plays once it is pressed, and is a link without JavaScript", async ({
  coach: page,
  browser,
}) => {
  await page.goto("/admin/pages/new");
  await page.getByLabel("Title").fill("Films in words");
  await page.getByLabel("Address").fill("films-in-words");
  await page.getByRole("button", { name: "Create the draft" }).click();
  await page.getByLabel("A new section, at the end").selectOption("Text");
  await page.getByRole("button", { name: "Add the section" }).click();
  const text = page.locator("[contenteditable=true]");
  await text.click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Before it.");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Film", exact: true }).click();
  const address = page.getByLabel("Film at Vimeo or YouTube");
  await expect(address).toBeFocused();
  await address.fill("https://example.com/film");
  await address.press("Enter");
  await expect(page.getByText("Please paste the address of one film.")).toBeVisible();
  await address.fill("https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3");
  await page.getByLabel("What the film is called").fill("A talk of mine");
  await page.getByRole("button", { name: "Add the film" }).click();
  await expect(text).toBeFocused();
  await page.keyboard.type("After it.");
  await page.getByRole("button", { name: "Save to the draft" }).click();
  await expect(page.getByText("Saved in the draft.")).toBeVisible();
  await page.getByRole("link", { name: "Films in words", exact: true }).click();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Visitors see this page as it is here.")).toBeVisible();

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const visitor = await context.newPage();
  let asked = 0;
  await context.route(/youtube/, (route) => {
    asked += 1;
    return route.fulfill({ body: "<h1>Player</h1>", contentType: "text/html" });
  });
  await visitor.goto("/films-in-words");
  await untilHydrated(visitor);
  await expect(visitor.getByRole("main")).toContainText(
    /Before it\..*Watch at YouTube.*After it\./,
  );
  await expectToSuitEveryone(visitor);
  expect(asked).toBe(0);
  await visitor.getByRole("button", { name: "Play: A talk of mine" }).click();
  await expect(
    visitor.getByTitle("A talk of mine").contentFrame().getByText("Player"),
  ).toBeVisible();
  await context.close();

  const bare = await browser.newContext({ javaScriptEnabled: false });
  const without = await bare.newPage();
  await without.goto("/films-in-words");
  await expect(without.getByRole("link", { name: "Watch at YouTube" })).toBeVisible();
  await bare.close();
});
