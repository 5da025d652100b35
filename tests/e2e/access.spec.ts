import type { Page } from "@playwright/test";
import { untilHydrated } from "../support/hydrated";
import { keepCookie, newCourse, newLearner, newSession, signIn } from "../support/learner";
import { codeIn } from "../support/mail-parts";
import { readPaidLessons } from "../support/paid-lessons";
import { ageSessions, countSessions, findUserId } from "../support/people";
import { fullTitle } from "../support/public-pages";
import { JOURNEY, newAddress } from "../support/samples";
import { askForCode, signInByCode } from "../support/shopper";
import { mailbox } from "../support/world";
import { expect, test } from "./fixtures";

const OTHER = "taking-back-your-life";

async function askForMail(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByRole("heading", { name: "Check your mail" })).toBeVisible();
}

async function enterMailedCode(page: Page, email: string): Promise<void> {
  await page.getByLabel("Six-digit code").fill(codeIn(await mailbox.mail(email, /sign-in/i)));
  await page.getByRole("button", { name: "Sign in" }).click();
}

test("both learning pages send a signed-out buyer to the sign-in page, which leads back", async ({
  page,
  buyer: { email },
}) => {
  await page.context().clearCookies();
  for (const path of [`/learn/${JOURNEY}`, `/content/${JOURNEY}?module=3`]) {
    await page.goto(path);
    await expect(page).toHaveURL(`/signin?${new URLSearchParams({ callbackUrl: path })}`);
  }
  await askForMail(page, email);
  await enterMailedCode(page, email);
  await expect(page).toHaveURL(`/content/${JOURNEY}?module=3`);
  await expect(page.getByRole("heading", { name: "Module 3: Reducing Anxiety" })).toBeVisible();
});

test("a second sign-in mail still leads to the page that was asked for", { tag: "@full" }, async ({
  page,
}) => {
  const email = newAddress();
  const here = `callbackUrl=${encodeURIComponent("/account/data")}`;
  await page.goto("/account/data");
  await askForMail(page, email);
  await expect(page).toHaveURL(`/signin/code?${here}`);
  await page.getByRole("link", { name: "ask for another mail" }).click();
  await expect(page).toHaveURL(`/signin?${here}`);
  await askForMail(page, email);
  await expect(page).toHaveURL(`/signin/code?${here}`);
  // Every mailed code works.
  await enterMailedCode(page, email);
  await expect(page.getByRole("heading", { name: "Download my data" })).toBeVisible();
});

test("a signed-in person who proves the address again can ask for a second mail", {
  tag: "@full",
}, async ({ page, owner: { userId, email } }) => {
  await ageSessions(userId);
  await page.goto("/account/data");
  const ask = page.getByRole("button", { name: "Mail me a code" });
  await ask.click();
  await page.getByRole("link", { name: "ask for another mail" }).click();
  await expect(page).toHaveURL("/account/data");
  await ask.click();
  await expect(page.getByRole("heading", { name: "Check your mail" })).toBeVisible();
  await expect.poll(async () => (await mailbox.messages(email)).length).toBe(2);
});

test("a learning page without access answers 404 without JavaScript, and links to an existing page", async ({
  page,
}) => {
  const empty = await newCourse("generic", []);
  const notOnSale = await newCourse("generic", []);
  await signIn(page.context(), await newLearner(empty.courseId));
  const noAccess = "The course you&#x27;re looking for doesn&#x27;t exist or you don&#x27;t have";
  for (const [path, words, link] of [
    [`/learn/${OTHER}`, noAccess, `/courses/${OTHER}`],
    [`/content/${OTHER}`, "The requested course content could not be found.", `/courses/${OTHER}`],
    [`/learn/${notOnSale.slug}`, noAccess, "/courses"],
    [`/learn/no-such-course`, noAccess, "/courses"],
    [`/content/%E0%B8%81`, "The requested course content could not be found.", "/courses"],
    [`/content/${empty.slug}`, "The requested course content could not be found.", "/courses"],
  ] as const) {
    const answer = await page.request.get(path);
    const html = await answer.text();
    expect([path, answer.status()]).toEqual([path, 404]);
    expect(html, path).toMatch(/<h1[^>]*>Course Not Found</);
    expect(html, path).toContain(words);
    expect(html, path).toMatch(new RegExp(`<main.*<a[^>]*href="${link}".*</main>`, "s"));
  }
  await page.goto(`/learn/${OTHER}`);
  await expect(page).toHaveTitle(fullTitle("Course Not Found"));
});

test("calls for a course answer 401 to a visitor, whether or not it exists", async ({
  request,
}) => {
  const nowhere = { id: 2_000_000_000, courseId: 2_000_000_000 };
  const [paid] = await readPaidLessons(JOURNEY);
  for (const { id, courseId } of [paid, nowhere]) {
    const calls = [
      ...["lessons", "progress"].map((call) => `/api/courses/${courseId}/${call}`),
      ...["film", "captions", "workbook"].map((file) => `/api/lessons/${id}/${file}`),
    ];
    const tick = request.post(`/api/lessons/${id}/progress`, { data: { completed: true } });
    for (const answer of await Promise.all([...calls.map((path) => request.get(path)), tick])) {
      expect([answer.status(), await answer.text()]).toEqual([401, "Please sign in first."]);
    }
  }
});

test("a new and a known address are shown the same page after asking for a code", async ({
  page,
  owner,
}) => {
  const pages: string[] = [];
  for (const email of [owner.email, newAddress()]) {
    await page.context().clearCookies();
    await askForCode(page, email);
    await expect(page.getByLabel("Six-digit code")).toBeFocused();
    pages.push((await page.getByRole("main").innerText()).replaceAll(email, "THE ADDRESS"));
  }
  expect(pages[0]).toBe(pages[1]);
});

test("signing out everywhere invalidates a copied session cookie at once", async ({
  page,
  owner: { userId },
  request,
}) => {
  const cookie = await newSession(userId);
  await page.goto("/account");
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page).toHaveURL("/");
  const answer = await request.get("/account", { headers: { cookie }, maxRedirects: 0 });
  expect(answer.headers().location).toContain("/signin");
});

test("the browser forgets the address that was mailed a code after signing in and after signing out", async ({
  page,
}) => {
  const email = newAddress();
  const forgotten = page.getByText("a link and a code to your address");
  await signInByCode(page, email);
  await page.goto("/signin/code");
  await expect(forgotten).toBeVisible();
  await ageSessions(await findUserId(email));
  await page.goto("/account/delete");
  await page.getByRole("button", { name: "Mail me a code" }).click();
  await expect(page.getByText(`a link and a code to ${email}`)).toBeVisible();
  await page.goto("/account");
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/signin/code");
  await expect(forgotten).toBeVisible();
});

test("signing out removes everything personal from the browser except ticks that wait to be saved", async ({
  page,
  owner: { userId },
}) => {
  await page.goto("/account");
  await untilHydrated(page);
  await page.evaluate(() => {
    localStorage.setItem("draft:message:1", "{}");
    localStorage.setItem("progress:somebody:1", "[]");
    Reflect.set(window, "ofThePerson", true);
  });
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page).toHaveURL("/");
  const left = await page.evaluate(() => ({
    memory: Reflect.get(window, "ofThePerson"),
    kept: Object.keys(localStorage).filter((key) => /^(draft|progress):/.test(key)),
  }));
  expect(left).toEqual({ memory: undefined, kept: ["progress:somebody:1"] });
  await page.goBack();
  await expect(page).toHaveURL(/\/signin/);
  expect(await countSessions(userId)).toBe(0);
  // Requested outside the page, because browsers hide this header from scripts.
  const answer = await page.request.post("/signout", { form: {}, maxRedirects: 0 });
  expect(answer.headers()).toMatchObject({
    "clear-site-data": '"cache"',
    "cache-control": "private, no-store",
  });
});

test("signing in never adopts a session token that somebody else has set", async ({
  page,
  context,
  request,
}) => {
  const chosen = "next-auth.session-token=chosen-by-somebody-else";
  await keepCookie(context, chosen);
  await signInByCode(page, newAddress());
  const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`);
  expect(cookies).not.toContain(chosen);
  const answer = await request.get("/account", { headers: { cookie: chosen }, maxRedirects: 0 });
  expect(answer.headers().location).toContain("/signin");
});
