import { untilHydrated } from "../support/hydrated";
import { expect, test } from "./fixtures";

const FILM = "prisma/seed-data/media/films/taking-back-your-life-01";

test("a film is shown on a page of the coach’s; nothing of it is loaded before somebody presses, and without scripts there is a link", async ({
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
  // Whoever blocks the host sees an empty frame.
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
