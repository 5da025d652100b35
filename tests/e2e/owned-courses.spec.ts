import { expect, type Page, test } from "@playwright/test";
import { paths } from "@/lib/paths/public";
import { fullOnlyIf } from "../support/full-only";
import { findCourseId, keepCookie, newLearner, signIn } from "../support/learner";
import { JOURNEY } from "../support/samples";
import { buyCourse } from "../support/shopper";
import { query } from "../support/world";

const CALL = "**/api/account/courses";
const checkout = { id: 1, title: "x", price: "49.99" };

/** Two of eleven lessons: 18 %. */
async function becomeOwner(page: Page): Promise<string> {
  const learner = await newLearner(await findCourseId(JOURNEY));
  await query(
    `INSERT INTO "LessonProgress" ("userId", "lessonId", completed, "completedAt", "updatedAt")
     SELECT $1, lesson.id, true, now(), now() FROM "Lesson" lesson JOIN "Course" course ON course.id = "courseId"
     WHERE slug = $2 AND lesson.position <= 2`,
    [learner, JOURNEY],
  );
  await signIn(page.context(), learner);
  await page.goto(paths.account);
  await expect(page.getByText("18% complete")).toBeVisible();
  return learner;
}

const onwards = (page: Page) => page.getByRole("link", { name: "Continue, 18 %" });

function watchShifts(page: Page) {
  return page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map((entry) => Number(Reflect.get(entry, "value")))),
    ).observe({ type: "layout-shift", buffered: true });
  });
}

for (const width of [360, 768, 1366]) {
  test(
    `an owner sees their progress in place of the price, at ${width} pixels`,
    fullOnlyIf(width !== 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 768 });
      await becomeOwner(page);
      await watchShifts(page);
      for (const path of [paths.home, paths.courses, paths.toolsForLife]) {
        await page.goto(path);
        const card = page.getByRole("article").filter({ hasText: "The Journey to Self-Discovery" });
        await expect(card.getByRole("link", { name: "Continue, 18 %" }), path).toHaveCount(1);
        await expect(card).not.toContainText("£");
        await expect(page.getByRole("article").filter({ hasText: "£" })).not.toHaveCount(0);
        expect(await page.evaluate(() => Reflect.get(window, "shifts")), path).toEqual([]);
      }
      await page.goto(paths.course(JOURNEY));
      await expect(onwards(page)).toHaveCount(2);
      await expect(page.getByRole("main")).not.toContainText("£");
      await expect(page.getByText("Buy this course")).toHaveCount(0);
      expect(await page.evaluate(() => Reflect.get(window, "shifts"))).toEqual([]);
      await onwards(page).first().click();
      await expect(page).toHaveURL(new RegExp(`/learn/${JOURNEY}#lesson-\\d+$`));
    },
  );
}

test("a buyer with paused access sees that in place of the price", async ({ page }) => {
  const learner = await becomeOwner(page);
  await query(`UPDATE "Grant" SET "suspendedAt" = now() WHERE "userId" = $1`, [learner]);
  await page.goto(paths.courses);
  await expect(page.getByRole("link", { name: "Access paused: see why" })).toBeVisible();
  await page.goto(paths.course(JOURNEY));
  await expect(page.getByText("Access paused").first()).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("£");
  await page.getByRole("link", { name: "See why it is paused" }).first().click();
  await expect(page.getByText("Your access is paused")).toBeVisible();
});

test("the checkout links an owner to the course, and asks for no money", async ({ page }) => {
  await becomeOwner(page);
  await page.goto(paths.checkout(checkout));
  await expect(onwards(page)).toHaveCount(1);
  await expect(page.getByRole("main")).not.toContainText("£");
});

test("only a signed-in browser requests the owned courses", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(paths.ownedCourses)) asked.push(request.url());
  });
  await page.goto(paths.course(JOURNEY));
  await page.mouse.move(10, 10);
  await page.evaluate(
    () =>
      performance.getEntriesByName("hydrated")[0] ??
      new Promise((go) => addEventListener("hydrated", go, { once: true })),
  );
  await becomeOwner(page);
  await page.goto(paths.courses);
  await expect(onwards(page)).toHaveCount(1);
  expect(asked).toHaveLength(1);
  await page.goto(paths.account);
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.goto(paths.course(JOURNEY));
  await page.mouse.move(20, 20);
  await expect(page.getByRole("link", { name: "Buy this course" }).first()).toBeVisible();
  expect(asked).toHaveLength(1);
});

const hint = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === "signed-in");

test("a buyer sees the way to the course at once, and its price after signing out", async ({
  page,
}) => {
  await buyCourse(page);
  expect(await hint(page)).toMatchObject({ value: "yes", httpOnly: false, sameSite: "Lax" });
  await page.goto(paths.course(JOURNEY));
  await expect(page.getByRole("link", { name: "Continue, 0 %" })).toHaveCount(2);
  await page.goto(paths.account);
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page).toHaveURL(paths.home);
  expect(await hint(page)).toBeUndefined();
  await page.goto(paths.course(JOURNEY));
  await expect(page.getByRole("link", { name: "Buy this course" }).first()).toBeVisible();
});

test("a browser whose session has ended asks once, and no more after that", async ({ page }) => {
  await page.goto(paths.about);
  await keepCookie(page.context(), "signed-in=yes");
  const refused = page.waitForResponse(CALL);
  await page.goto(paths.course(JOURNEY));
  expect((await refused).status()).toBe(401);
  await expect(page.getByRole("link", { name: "Buy this course" }).first()).toBeVisible();
  await expect.poll(() => hint(page)).toBeUndefined();
});

test("the price stays when the request for the owned courses fails", { tag: "@full" }, async ({
  page,
}) => {
  await becomeOwner(page);
  await page.route(CALL, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await page.goto(paths.course(JOURNEY));
  await failed;
  await expect(page.getByRole("link", { name: "Buy this course" }).first()).toBeVisible();
});

test("the account explains paused access without saying that no course is open", async ({
  page,
}) => {
  const learner = await newLearner(await findCourseId(JOURNEY));
  await signIn(page.context(), learner);
  await query(`UPDATE "Grant" SET "suspendedAt" = now() WHERE "userId" = $1`, [learner]);
  await page.goto(paths.account);
  await expect(page.getByText("Your access is paused")).toBeVisible();
  await expect(page.getByText("No course is open")).toHaveCount(0);
});
