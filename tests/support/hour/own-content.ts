import { expect, type Page } from "@playwright/test";
import { untilHydrated } from "../hydrated";
import { choosePicture } from "./office";

export const COURSE = { title: "Breathing for Choirs", slug: "breathing-for-choirs" };

export async function addTestimonial(page: Page): Promise<void> {
  await page.goto("/admin/testimonials/new");
  await untilHydrated(page);
  await page.getByLabel("Their words").fill("I sang to the last row, and I was not out of breath.");
  await page.getByLabel("Name").fill("Pádraig Ó Conaire");
  await page.getByLabel("Who they are").fill("Baritone");
  await page.getByLabel("Where the words came from").fill("A letter of May");
  await page.getByLabel("Permission to show them").fill("In the same letter");
  await page.getByLabel("On the home page").check();
  await page.getByRole("button", { name: "Add the testimonial" }).click();
  await expect(page.getByText("Added, at the end of the list.")).toBeVisible();
}

export async function addArticle(page: Page): Promise<void> {
  await page.goto("/admin/publications/new");
  await untilHydrated(page);
  await page.getByLabel("Kind").selectOption("Article");
  await page.getByLabel("Title").fill("Why the Vowel Comes First");
  await page.getByLabel("Description").fill("On the shape of an open mouth.");
  await page
    .locator("[contenteditable=true]")
    .fill("Open your mouth before you think of the word.");
  await page.getByRole("button", { name: "Add the publication" }).click();
  await expect(page.getByText("Added, at the end of the list.")).toBeVisible();
}

export async function addCourse(page: Page): Promise<void> {
  await page.goto("/admin/courses/new");
  await untilHydrated(page);
  await page.getByLabel("Title").fill(COURSE.title);
  await page.getByLabel("Price in pounds").fill("35");
  await page.getByRole("button", { name: "Create the draft" }).click();
  await expect(page.getByRole("heading", { level: 1, name: COURSE.title })).toBeVisible();
  await page.getByLabel("Description").fill("Six evenings with one breath in each.");
  await page.getByLabel("Featured").check();
  await choosePicture(page.getByLabel("Picture", { exact: true }));
  await page.getByRole("button", { name: "Save the details" }).click();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.getByLabel("New lesson’s title").fill("In through the nose");
  await page.getByRole("button", { name: "Add the lesson" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "In through the nose" })).toBeVisible();
  await page.getByLabel("Description").fill("How a breath begins.");
  await page.locator("[contenteditable=true]").fill("Count to four, and let your ribs go wide.");
  await page.getByRole("button", { name: "Save the lesson" }).click();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  await page
    .getByLabel("A film of your own")
    .setInputFiles("prisma/seed-data/media/films/taking-back-your-life-01.mp4");
  await pressUpload(page, "A film of your own");
  await page.getByRole("button", { name: "Show it to buyers" }).click();
  await expect(page.getByText("Buyers see it from now on")).toBeVisible();
  await page.getByRole("link", { name: COURSE.title }).click();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("It is on sale.")).toBeVisible();
}

async function pressUpload(page: Page, label: string): Promise<void> {
  const form = page.locator("form").filter({ has: page.getByLabel(label) });
  await form.getByRole("button", { name: "Upload" }).click();
  await expect(page.getByText("Uploaded and in its place.").first()).toBeVisible();
}
