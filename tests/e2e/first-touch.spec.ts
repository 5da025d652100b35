import { expect, type Locator, test } from "@playwright/test";
import { paths } from "@/lib/paths/public";
import { COACH_EMAIL } from "@/sandbox/launch/site-environment";
import { holdFramework, untilHydrated } from "../support/hydrated";
import { newAddress } from "../support/samples";
import { mailbox } from "../support/world";

test("a page that is only looked at fetches no script, and the first sign of a hand brings it", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto(paths.home, { waitUntil: "networkidle" });
  expect(scripts).toEqual([]);
  await page.mouse.move(10, 10);
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
  expect(scripts.length).toBeGreaterThan(0);
});

test("a form sent before the framework is there is sent once, and answered in the page", async ({
  page,
}) => {
  const release = await holdFramework(page);
  await page.goto(paths.home, { waitUntil: "domcontentloaded" });
  const address = newAddress();
  const field = page.getByLabel("Email address");
  await field.fill(address);
  await field.press("Enter");
  await field.press("Enter");
  expect(await mailbox.messages(address)).toEqual([]);
  release();
  await expect(page.getByText("Success!")).toBeVisible();
  await expect(page).toHaveURL(paths.home);
  await mailbox.mail(address, /confirm/i);
  expect(await mailbox.messages(address)).toHaveLength(1);
});

test("a link followed before the framework is there leads on all the same", async ({ page }) => {
  await holdFramework(page);
  await page.goto(paths.home, { waitUntil: "domcontentloaded" });
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).first().click();
  await expect(page).toHaveURL(paths.contact);
});

test("a fragment followed while the framework begins stays in the address", async ({ page }) => {
  // The framework replaces the address once, when it starts; the link is followed just before that.
  await page.addInitScript(() => {
    const replaceState = history.replaceState.bind(history);
    history.replaceState = (...call: Parameters<typeof replaceState>) => {
      history.replaceState = replaceState;
      location.hash = "preview";
      replaceState(...call);
    };
  });
  await page.goto(paths.course("unshakable-confidence-for-stage"));
  await untilHydrated(page);
  await expect(page).toHaveURL(/#preview$/);
  await expect(page.locator("#preview")).toBeInViewport();
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).first().click();
  await expect(page).toHaveURL(paths.contact);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
});

test("a button pressed long after the first sign of a hand is still waited for", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.install();
  const release = await holdFramework(page);
  await page.goto(paths.home, { waitUntil: "domcontentloaded" });
  await page.keyboard.press("Shift");
  await page.clock.runFor(10_000);
  await page.getByRole("button", { name: /pause/i }).click();
  release();
  await expect(page.getByRole("button", { name: /play/i })).toBeVisible();
});

test("a connection lost before the first touch loses no form", async ({ page, context }) => {
  await page.goto(paths.home);
  await context.setOffline(true);
  const field = page.getByLabel("Email address");
  await field.fill(newAddress());
  await field.press("Enter");
  await context.setOffline(false);
  await expect(page.getByText("Success!")).toBeVisible();
});

test("without a connection from the first touch on, what was typed is still there for who goes back", async ({
  page,
  context,
}) => {
  await page.goto(paths.home);
  await context.setOffline(true);
  const field = page.getByLabel("Email address");
  await field.fill("reader@example.com");
  await field.press("Enter");
  // The browser's own error page says that there is no connection.
  await expect(page).toHaveURL(/^chrome-error:/, { timeout: 15_000 });
  await context.setOffline(false);
  await page.goBack();
  await expect(field).toHaveValue("reader@example.com");
});

test("a button pressed before the framework is there is answered when it is", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await holdFramework(page);
  await page.goto(paths.home, { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: /pause/i }).click();
  release();
  await expect(page.getByRole("button", { name: /play/i })).toBeVisible();
});

test("a menu opened before the framework is there stays open when it comes", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await holdFramework(page);
  await page.goto(paths.home, { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: "Menu" }).click();
  release();
  await untilHydrated(page);
  const menu = page.getByRole("navigation", { name: "Main" });
  await expect(menu.getByRole("link", { name: "About" })).toBeInViewport();
});

test("a menu that the focus left before the framework is there closes when it comes", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await holdFramework(page);
  await page.goto(paths.home, { waitUntil: "domcontentloaded" });
  const about = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" });
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(about).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  release();
  await expect(about).toBeHidden();
});

test("a quote that was swiped to before the framework is there is the one that its dots show", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await holdFramework(page);
  await page.goto(paths.home, { waitUntil: "domcontentloaded" });
  const row = page.getByRole("region", { name: "Testimonials" }).getByRole("list").first();
  await row.evaluate((it) => it.scrollTo({ left: 2 * it.clientWidth, behavior: "instant" }));
  release();
  await untilHydrated(page);
  const third = page.getByRole("button", { name: /^Testimonial 3/ });
  await expect(third).toHaveAttribute("aria-current", "true");
});

for (const [name, come] of [
  ["pointed at", (quotes: Locator) => quotes.getByRole("figure").first().hover()],
  ["focused", (quotes: Locator) => quotes.getByRole("button", { name: /^Testimonial 1/ }).focus()],
] as const) {
  test(`a quote that was ${name} before the framework is there stays until it is left`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.clock.install();
    const release = await holdFramework(page);
    await page.goto(paths.home, { waitUntil: "domcontentloaded" });
    const quotes = page.getByRole("region", { name: "Testimonials" });
    await quotes.scrollIntoViewIfNeeded();
    await come(quotes);
    release();
    const row = quotes.getByRole("list").first();
    // Only the framework knows that this row scrolls.
    await expect(row).toHaveAttribute("tabindex", "0");
    // Scrolls at once instead of smoothly, so that a move shows immediately.
    await row.evaluate((it) => it.style.setProperty("scroll-behavior", "auto"));
    const moved = () => row.evaluate((it) => it.scrollLeft > 0);
    await page.clock.runFor(15_000);
    expect(await moved()).toBe(false);
    await page.getByRole("heading", { name: "In their words" }).click();
    // The row may notice only after the clock has run that the pointer and focus have left it.
    const movesOn = () => page.clock.runFor(7_000).then(moved);
    await expect.poll(movesOn).toBe(true);
  });
}

test("where the framework cannot be fetched, forms are sent without it", async ({ page }) => {
  await page.route("**/_next/static/chunks/*.js", (route) => route.abort());
  await page.goto(paths.home);
  const field = page.getByLabel("Email address");
  await field.fill(newAddress());
  await field.press("Enter");
  await expect(page).toHaveURL(/newsletter\/sent/, { timeout: 15_000 });
});

test("where the framework cannot be fetched, a message is sent without it, and answered", async ({
  page,
}) => {
  await page.route("**/_next/static/chunks/*.js", (route) => route.abort());
  await page.goto(`${paths.contact}?topic=keynote`);
  const email = newAddress();
  for (const [label, text] of [
    ["Name", "Róisín Magee"],
    ["Email address", email],
    ["Subject", `Question from ${email}`],
  ] as const) {
    await page.getByRole("textbox", { name: label, exact: true }).fill(text);
  }
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Message Sent!")).toBeVisible();
  await mailbox.mail(COACH_EMAIL, new RegExp(email));
});
