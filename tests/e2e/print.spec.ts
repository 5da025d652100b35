import { expect, test } from "./fixtures";

test.use({ courseOf: { lessons: [{ title: "One", contentHtml: "<p>Words to keep.</p>" }] } });

test("a lesson prints its words, without what can only be pressed or watched", async ({
  page,
  enrolment,
}) => {
  await page.goto(enrolment.module(1));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Words to keep.")).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.locator("video, iframe").filter({ visible: true })).toHaveCount(0);
  const [paper, ink] = await page
    .getByText("Words to keep.")
    .evaluate((it) => [
      getComputedStyle(document.body).backgroundColor,
      getComputedStyle(it).color,
    ]);
  expect([paper, ink]).toEqual(["rgb(255, 255, 255)", "rgb(0, 0, 0)"]);
});
