import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { untilHydrated } from "../hydrated";

const KINDS = ["Low", "Warm", "Open", "Slow", "Round", "Bright", "Quiet", "Long"];
const THINGS = ["notes", "breath", "vowels", "scales", "evenings", "choirs", "harbours", "songs"];
let written = 0;

/** Words of the coach's own, each used only once. */
function ownWords(): string {
  written += 1;
  return `${KINDS[written % 8]} ${THINGS[Math.floor(written / 8) % 8]} ${written}`;
}

function ownPicture(): Promise<Buffer> {
  written += 1;
  const background = { r: written % 200, g: 90, b: 160 };
  const flat = sharp({ create: { width: 1600, height: 1200, channels: 3, background } });
  return flat.jpeg().toBuffer();
}

/** The sample addresses that disappear: courses and publications are replaced, and some pages taken offline. */
const SAMPLE_ADDRESS = /^\/(?:courses\/.|publications\/.|about\/.|public-speaking)/;

type Own = Record<string, string>;

/**
 * Writes other words into each field of a form that has some, and replaces each picture. `own` has the values
 * of fields that need particular ones. Optional fields that are empty stay empty.
 */
async function fillAnew(form: Locator, own: Own = {}): Promise<void> {
  await expect(form.getByText("As HTML:")).toHaveCount(0);
  for (const field of await form
    .locator("input:visible, textarea:visible, [contenteditable=true]")
    .all()) {
    const { label, type, value } = await field.evaluate(readField);
    const words = own[label];
    if (type === "file") await choosePicture(field);
    else if (words !== undefined) await field.fill(words);
    else if (type === "address" && SAMPLE_ADDRESS.test(value)) await field.fill("/contact");
    else if (type === "words" && value !== "") await field.fill(ownWords());
  }
}

/** Runs in the page. */
function readField(field: HTMLElement | SVGElement): {
  label: string;
  type: string;
  value: string;
} {
  const input = field as HTMLInputElement;
  const labelledBy = document.getElementById(field.getAttribute("aria-labelledby") ?? "");
  const label = (input.labels?.[0] ?? labelledBy)?.textContent ?? "";
  const value = "value" in field ? input.value : (field.textContent ?? "");
  if (field.hasAttribute("list") || input.inputMode === "url") {
    return { label, type: "address", value };
  }
  if (input.type === "file" && !input.accept.includes("image")) {
    return { label, type: "other file", value };
  }
  const isWritten = ["text", "textarea", undefined].includes(input.type);
  return { label, type: isWritten ? "words" : input.type, value };
}

export async function choosePicture(field: Locator): Promise<void> {
  const buffer = await ownPicture();
  await field.setInputFiles({ name: "own.jpg", mimeType: "image/jpeg", buffer });
  const frame = field.locator("xpath=..");
  await expect(frame.getByText("Uploaded. Save to keep it here.")).toBeVisible();
}

/** Rewrites the page's form that has this button, and sends it. */
export async function rewrite(page: Page, path: string, button: string, own?: Own): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
  const save = page.getByRole("button", { name: button });
  const form = page.locator("form").filter({ has: save });
  await fillAnew(form, own);
  const sample = form.getByRole("checkbox", { name: /^A sample/ });
  if (await sample.isVisible()) await sample.uncheck();
  await save.click();
  await expect(form.getByText(/^Saved/)).toBeVisible();
}

async function linksIn(page: Page, beginning: RegExp): Promise<string[]> {
  const links = await page.getByRole("main").getByRole("link").all();
  const paths = await Promise.all(
    links.map(async (link) => (await link.getAttribute("href")) ?? ""),
  );
  return [...new Set(paths.filter((path) => beginning.test(path)))];
}

/** Takes the site's original pages offline. */
export async function takeOff(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto("/admin/pages");
    const row = page.getByRole("listitem").filter({ hasText: path });
    await row.getByRole("link").click();
    await page.getByRole("link", { name: "Address" }).click();
    await untilHydrated(page);
    await page.getByRole("button", { name: "Take it off the site" }).click();
    await page.getByRole("button", { name: "Yes, take it off" }).click();
    await expect(page.getByText("It is off the site.")).toBeVisible();
  }
}

/** Replaces the heading of every page, each of its sections and all their pictures. */
export async function rewritePages(page: Page): Promise<void> {
  await page.goto("/admin/pages");
  for (const path of await linksIn(page, /^\/admin\/pages\/\d+$/)) {
    await page.goto(path);
    for (const section of await linksIn(page, /\/sections\/\d+$/)) {
      await rewrite(page, section, "Save to the draft");
    }
    await rewrite(page, `${path}/words`, "Save to the draft");
    await page.goto(path);
    await untilHydrated(page);
    await page.getByRole("button", { name: "Publish" }).click();
    const [question, published] = [
      page.getByRole("button", { name: "Yes, publish it" }),
      page.getByText("Visitors see this page as it is here."),
    ];
    await expect(question.or(published)).toBeVisible();
    if (await question.isVisible()) await question.click();
    await expect(published).toBeVisible();
  }
}

/** Opens and deletes each entry of a list. */
export async function deleteAll(page: Page, list: string, button: string): Promise<void> {
  await page.goto(list);
  for (const path of await linksIn(page, new RegExp(`^${list}/\\d+$`))) {
    await page.goto(path);
    await untilHydrated(page);
    const reason = page.getByLabel("Reason");
    if (await reason.isVisible()) await reason.fill("It was a sample.");
    await page.getByRole("button", { name: button }).click();
    await page.getByRole("button", { name: "Yes, delete it" }).click();
    await expect(page).toHaveURL(new RegExp(`${list}$`));
  }
}

/** Takes every course off sale and deletes it. */
export async function deleteCourses(page: Page): Promise<void> {
  await page.goto("/admin/courses");
  for (const path of await linksIn(page, /^\/admin\/courses\/\d+$/)) {
    await page.goto(path);
    await untilHydrated(page);
    await page.getByRole("button", { name: "Take it off sale" }).click();
    await page.getByRole("button", { name: "Yes, take it off sale" }).click();
    await page.getByRole("button", { name: "Delete this draft" }).click();
    await page.getByRole("button", { name: "Yes, delete it" }).click();
    await expect(page).toHaveURL(/\/admin\/courses$/);
  }
}

/** Gives the first category another name, address and picture, and deletes the others with their pages. */
export async function replaceCategories(page: Page): Promise<void> {
  await page.goto("/admin/courses/categories");
  const [first = "", ...others] = await linksIn(page, /^\/admin\/courses\/categories\/\d+$/);
  for (const path of others) {
    await page.goto(path);
    await untilHydrated(page);
    await page.getByRole("button", { name: "Delete the category" }).click();
    await page.getByRole("button", { name: "Yes, delete it" }).click();
    await expect(page).toHaveURL(/\/categories$/);
  }
  await rewrite(page, first, "Save the category", { Name: "Choirs", Address: "choirs" });
}

/** Replaces the words of every mail, as far as the back office allows it. */
export async function rewriteMails(page: Page): Promise<string[]> {
  await page.goto("/admin/mails");
  const mails = await linksIn(page, /^\/admin\/mails\/[\w-]+$/);
  for (const path of mails) {
    await rewrite(page, path, "Save the words", {
      Subject: `${ownWords()} {name}`,
      "Closing words": "Sing on,\n{signature}",
    });
    await page.getByRole("button", { name: "Send it to myself" }).click();
    await expect(page.getByText(/^Sent to /)).toBeVisible();
  }
  return mails;
}
