import { says } from "../support/says";
import { expect, test } from "./fixtures";

test.use({ viewport: { width: 390, height: 844 } });

test("the coach creates a category, changes its address and deletes it, and old links redirect", async ({
  coach: page,
  request,
}) => {
  const answer = async (path: string) => {
    const { status, headers } = await request.get(path, { maxRedirects: 0 }).then((it) => ({
      status: it.status(),
      headers: it.headers(),
    }));
    return [status, headers.location];
  };
  await page.goto("/admin/courses");
  await page.getByRole("link", { name: "Categories" }).click();
  await page.getByRole("link", { name: "New category" }).click();
  await page.getByLabel("Name").fill("Singing");
  await page.getByLabel("Address").fill("irish-dancing");
  await page.getByLabel("What it is about").fill("For voices.");
  await page.getByRole("button", { name: "Add the category" }).click();
  await expect(page.getByText("belongs to the category “Irish Dancing”")).toBeVisible();
  await page.getByLabel("Address").fill("singing");
  await page.getByRole("button", { name: "Add the category" }).click();
  await expect(page.getByRole("heading", { name: "Singing", level: 1 })).toBeVisible();
  expect(await says(request, "/courses/singing", "For voices.")).toBe(true);
  await page.getByLabel("Address").fill("voices");
  await page.getByRole("button", { name: "Save the category" }).click();
  await expect(page.getByText("old links lead there")).toBeVisible();
  expect(await answer("/courses/singing")).toEqual([308, "/courses/voices"]);
  await page.getByRole("button", { name: "Delete the category" }).click();
  await page.getByRole("button", { name: "Yes, delete it" }).click();
  await expect(page.getByRole("link", { name: "New category" })).toBeVisible();
  expect(await answer("/courses/voices")).toEqual([308, "/courses"]);
  await page.getByRole("link", { name: "Irish Dancing" }).click();
  await page.getByRole("button", { name: "Delete the category" }).click();
  await page.getByRole("button", { name: "Yes, delete it" }).click();
  await expect(page.getByText(/Still in use by “Unshakable Confidence/)).toBeVisible();
});
