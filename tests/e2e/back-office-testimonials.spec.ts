import { says } from "../support/says";
import { expect, test } from "./fixtures";

test.use({ viewport: { width: 360, height: 900 } });

test("the coach adds, changes and deletes a testimonial", async ({ coach: page, request }) => {
  await page.goto("/admin/testimonials");
  await page.getByRole("link", { name: "New testimonial" }).click();
  const name = "Nuala of the Back Office";
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Their words").fill("I stood still, and then I danced.");
  await page.getByLabel("Who they are").fill("Dancer");
  await page.getByRole("button", { name: "Add the testimonial" }).click();
  await expect(page.getByText("Please fill this in").first()).toBeVisible();
  await expect(page.getByLabel("Their words")).toHaveValue("I stood still, and then I danced.");
  await page.getByLabel("Where the words came from").fill("E-mail of 3 May");
  await page.getByLabel("Permission to show them").fill("By e-mail, 4 May");
  await page.getByRole("button", { name: "Add the testimonial" }).click();
  await expect(page.getByText("Added, at the end of the list.")).toBeVisible();
  expect(await says(request, "/testimonials", name)).toBe(true);

  await page.getByRole("link", { name: "Testimonials" }).first().click();
  await page.getByRole("link", { name }).click();
  await page.getByLabel("Who they are").fill("World champion");
  await page.getByRole("button", { name: "Save the testimonial" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  expect(await says(request, "/testimonials", "World champion")).toBe(true);

  await page.getByLabel("Reason").fill("Its author asked for it");
  await page.getByRole("button", { name: "Delete the testimonial" }).click();
  await page.getByRole("button", { name: "Yes, delete it" }).click();
  await expect(page).toHaveURL("/admin/testimonials");
  await expect(page.getByText("“Its author asked for it”")).toBeVisible();
  expect(await says(request, "/testimonials", name)).toBe(false);
});

test("the coach adds a book, moves it up and deletes it", async ({ coach: page, request }) => {
  const title = "A Book of the Back Office";
  await page.goto("/admin/publications/new");
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Description").fill("All about its width.");
  await page.getByRole("textbox", { name: "Link" }).fill("javascript:alert(1)");
  await page.getByRole("button", { name: "Add the publication" }).click();
  await expect(page.getByText("Please begin with https://")).toBeVisible();
  await page.getByRole("textbox", { name: "Link" }).fill("https://example.com/book");
  await page.getByRole("button", { name: "Add the publication" }).click();
  await expect(page.getByText("Added, at the end of the list.")).toBeVisible();
  await page.goto("/admin/publications");
  await page.getByRole("button", { name: `Move ${title} up` }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Moved to place" })).toBeAttached();
  expect(await says(request, "/publications", title)).toBe(true);
  await page.getByRole("link", { name: title }).click();
  await page.getByRole("button", { name: "Delete the publication" }).click();
  await page.getByRole("button", { name: "Yes, delete it" }).click();
  await expect(page).toHaveURL("/admin/publications");
  expect(await says(request, "/publications", title)).toBe(false);
});
