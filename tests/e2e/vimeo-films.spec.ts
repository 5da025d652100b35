import { fakeVimeo, VIMEO_FILM, vimeoScript } from "../support/fake-vimeo";
import { holdBack } from "../support/hold-back";
import { untilHydrated } from "../support/hydrated";
import { FILM, watchElsewhere } from "../support/learner";
import { loseConnection } from "../support/lose-connection";
import { expect, test } from "./fixtures";

const lessonsOf = (videoUrl: string, captionsUrl?: string) => ({
  courseOf: {
    look: "dedicated" as const,
    lessons: [{ title: "The film", videoUrl, captionsUrl }, { title: "The rest" }],
  },
});

test.describe("without captions", () => {
  test.use(lessonsOf(`${VIMEO_FILM}?h=8272103f6e`));

  test("a Vimeo film saves its position, resumes and ends like the site's own films", async ({
    page,
    enrolment,
  }) => {
    const { frame, isHeard, happen } = await fakeVimeo(page);
    await page.goto(enrolment.module(1));
    const embedUrl = `${VIMEO_FILM}?dnt=1&h=8272103f6e`;
    await expect(frame).toHaveAttribute("src", embedUrl);
    await expect.poll(isHeard).toBe(true);
    await expect(page.getByText("Transcript", { exact: true })).toHaveCount(0);

    await happen("play");
    await happen("timeupdate", { seconds: 61.2, duration: 120 });
    await happen("timeupdate", { seconds: 61.5, duration: 120 });
    await happen("pause");
    const place = { positionSeconds: 61, watchSeconds: 0 };
    await expect.poll(() => enrolment.saved()).toMatchObject(place);
    await page.reload();
    await expect(frame).toHaveAttribute("src", `${embedUrl}#t=61s`);

    await expect.poll(isHeard).toBe(true);
    await happen("play");
    await happen("timeupdate", { seconds: 119.9, duration: 120 });
    await happen("pause");
    await happen("ended");
    await expect(page.getByText("That was the film.")).toBeVisible();
    await expect.poll(() => enrolment.saved()).toMatchObject({ positionSeconds: 0 });
    await page.reload();
    await expect(frame).toHaveAttribute("src", embedUrl);
  });

  test("when Vimeo is blocked, the page links to the film and requests the player only once", async ({
    page,
    enrolment,
  }) => {
    let asked = 0;
    await page.route("https://player.vimeo.com/**", (route) => {
      asked += 1;
      return route.abort("blockedbyclient");
    });
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto(enrolment.module(1));
    await untilHydrated(page);
    const link = page.getByRole("link", { name: "Open the film at Vimeo" });
    await expect(link).toHaveAttribute("href", /player\.vimeo\.com\/video\/76979871/, {
      timeout: 30_000,
    });
    await expect(link).toBeInViewport();
    expect(asked).toBe(1);
  });

  test("a Vimeo film that is not playing follows another device, and a playing one does not", {
    tag: "@full",
  }, async ({ page, enrolment: { module, userId, lessonIds } }) => {
    const { isHeard, happen, sent } = await fakeVimeo(page);
    await page.goto(module(1));
    await expect.poll(isHeard).toBe(true);
    await watchElsewhere(userId, lessonIds[0], 90);
    await loseConnection(page);
    await expect.poll(sent).toEqual([90]);
    await watchElsewhere(userId, lessonIds[0], 0);
    await loseConnection(page);
    await expect.poll(sent).toEqual([90, 0]);

    await happen("play");
    await happen("timeupdate", { seconds: 1.2, duration: 120 });
    await watchElsewhere(userId, lessonIds[0], 30);
    const known = page.waitForResponse("**/api/courses/*/progress?*");
    await loseConnection(page);
    await known;
    await happen("timeupdate", { seconds: 1.5, duration: 120 });
    expect(await sent()).toEqual([90, 0]);
  });
});

test.describe("with captions", () => {
  test.use(lessonsOf(VIMEO_FILM, FILM.replace("mp4", "vtt")));

  test("Vimeo's script is requested until it loads, and then saves the position and jumps", {
    tag: "@full",
  }, async ({ page, enrolment }) => {
    const { begin, isHeard, happen, sent } = await fakeVimeo(page);
    const release = await holdBack(page, vimeoScript());
    await page.route(vimeoScript(), (route) => route.abort(), { times: 2 });
    await page.clock.install();
    await page.goto(enrolment.module(1));
    await page.getByText("Transcript", { exact: true }).click();
    const lines = page.getByRole("listitem").getByRole("button");
    await expect(lines).toHaveCount(3);
    await expect(lines.last()).toBeDisabled();
    await begin();
    release();
    await expect(async () => {
      await page.clock.runFor(3_000);
      expect(await isHeard()).toBe(true);
    }).toPass();

    await happen("timeupdate", { seconds: 6.1, duration: 15 });
    await expect(lines.nth(1)).toHaveAttribute("aria-current", "true");
    await page.getByLabel("Search the transcript").fill("TELL the truth");
    await expect(page.getByText("1 found")).toBeVisible();
    await lines.click();
    await expect.poll(sent).toEqual([9.4, "play"]);
    await happen("timeupdate", { seconds: 9.5, duration: 15 });
    await expect(lines).toHaveAttribute("aria-current", "true");
    await happen("pause");
    await expect.poll(() => enrolment.saved()).toMatchObject({ positionSeconds: 9 });
  });
});
