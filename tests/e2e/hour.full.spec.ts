import { expect, type Page, test } from "@playwright/test";
import { COACH_EMAIL } from "@/sandbox/launch/site-environment";
import { PhoneClock, readKey } from "../support/coach";
import { crawl, findLeftovers, findWords } from "../support/hour/crawl";
import { buyAndFinish } from "../support/hour/first-buyer";
import { type FreshSite, startFreshSite } from "../support/hour/fresh-site";
import * as office from "../support/hour/office";
import { addArticle, addCourse, addTestimonial, COURSE } from "../support/hour/own-content";
import { listSampleWords } from "../support/hour/sample-words";
import { codeIn } from "../support/mail-parts";

const CALLS = ["/api/courses/featured", "/api/publications", "/api/testimonials"];

/** Pages that this coach does not need. */
const NOT_HERS = ["/about/performing-arts-cv"];

const SETTINGS: Record<string, Record<string, string>> = {
  brand: { Name: "Nerve & Verse", Signature: "Orla" },
  looks: { "Dark colour": "#3a2140", Accent: "#e0b23c" },
  contact: { "Email address": "orla@nerve.test", Place: "Galway, Ireland", "Postal address": "" },
  claims: { "Years of experience": "12", "People coached": "900+" },
  social: { Facebook: "", Instagram: "https://www.instagram.com/nerve", LinkedIn: "" },
  selling: { "Countries you sell to": "United Kingdom, Ireland" },
};

test("a coach turns the demo into their own site on a phone, and no sample text is left", async ({
  browser,
}) => {
  test.setTimeout(1_200_000);
  const site = await startFreshSite();
  try {
    const samples = await listSampleWords(site.databaseUrl);
    expect(samples).toContain("Belfast Performance Coaching");
    const before = await crawl(site.url);
    expect(findLeftovers(before, samples).length).toBeGreaterThan(200);

    const viewport = { width: 390, height: 844 };
    const context = await browser.newContext({ baseURL: site.url, viewport });
    const page = await context.newPage();
    await signIn(page, site);
    await rewriteSettings(page);
    // Mails sent before this name the sample's coach, and rightly so.
    await site.mailbox.clear();
    await replaceEverything(page);
    await expectNoSampleOnToday(page);

    const pages = await crawl(site.url, CALLS);
    expect(pages.size).toBeGreaterThan(40);
    expect(findLeftovers(pages, samples)).toEqual([]);
    const buyer = await (await browser.newContext({ baseURL: site.url, viewport })).newPage();
    const read = await buyAndFinish(buyer, COURSE.slug, "aoife@example.test");
    const mails = await site.mailbox.messages();
    expect(mails.length).toBeGreaterThan(17);
    for (const { subject, html, text } of mails) read.push([subject, `${subject} ${html} ${text}`]);
    expect(read.flatMap(([source, text]) => findWords(source, text, samples))).toEqual([]);
    await context.close();
  } finally {
    await site.stop();
  }
});

/** Signs in by a mailed code, and sets up a phone on this first visit. */
async function signIn(page: Page, { mailbox }: FreshSite): Promise<void> {
  await page.goto("/signin");
  await page.getByLabel("Email address").fill(COACH_EMAIL);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await page.getByLabel("Six-digit code").fill(codeIn(await mailbox.mail(COACH_EMAIL, /sign-in/i)));
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "My courses" })).toBeVisible();
  await page.goto("/admin");
  await page.getByRole("button", { name: "Begin" }).click();
  const phone = new PhoneClock(await readKey(page));
  await page.getByLabel("Six-digit code").fill(phone.code());
  await page.getByRole("button", { name: "Finish" }).click();
  await page.getByRole("link", { name: "I have kept them" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await mailbox.mail(COACH_EMAIL, /About your sign-in/);
}

async function rewriteSettings(page: Page): Promise<void> {
  for (const [group, own] of Object.entries(SETTINGS)) {
    await test.step(`settings: ${group}`, () =>
      office.rewrite(page, `/admin/settings/${group}`, "Save", own));
  }
}

async function replaceEverything(page: Page): Promise<void> {
  await test.step("courses", async () => {
    await office.deleteCourses(page);
    await office.replaceCategories(page);
    await addCourse(page);
  });
  await test.step("menus", () => office.rewrite(page, "/admin/pages/menus", "Save"));
  await test.step("other words", () => office.rewrite(page, "/admin/pages/other-words", "Save"));
  await test.step("pages", async () => {
    await office.takeOff(page, NOT_HERS);
    await office.rewritePages(page);
  });
  await test.step("testimonials", async () => {
    await office.deleteAll(page, "/admin/testimonials", "Delete the testimonial");
    await addTestimonial(page);
  });
  await test.step("publications", async () => {
    await office.deleteAll(page, "/admin/publications", "Delete the publication");
    await addArticle(page);
  });
  await test.step("mails", () => office.rewriteMails(page));
}

/** The launch list names no sample any more. */
async function expectNoSampleOnToday(page: Page): Promise<void> {
  await page.goto("/admin");
  const list = page.locator("section", { hasText: "Before real visitors come" });
  await expect(list.first()).toBeVisible();
  expect((await list.allInnerTexts()).filter((text) => /sample/i.test(text))).toEqual([]);
}
