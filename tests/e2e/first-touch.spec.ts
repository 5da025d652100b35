import { expect, type Locator, type Page, test } from "@playwright/test";
import { paths } from "@/lib/paths/public";
import { COACH_EMAIL } from "@/sandbox/launch/site-environment";
import { fullOnlyIf } from "../support/full-only";
import { holdFramework, untilHydrated } from "../support/hydrated";
import { newAddress } from "../support/samples";
import { cardProviderUrl, mailbox } from "../support/world";

const phone = { width: 360, height: 740 };

/** Opens the home page with the framework's files held back; returns a function that releases them. */
async function openBeforeFramework(page: Page): Promise<() => void> {
  const release = await holdFramework(page);
  await page.goto(paths.home, { waitUntil: "domcontentloaded" });
  return release;
}

async function subscribe(page: Page, email = newAddress()): Promise<Locator> {
  const field = page.getByLabel("Email address");
  await field.fill(email);
  await field.press("Enter");
  return field;
}

function mainMenu(page: Page) {
  return page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" });
}

test("a page fetches no script before the visitor's first interaction", async ({ page }) => {
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

test.describe("the checkout's scripts", () => {
  const buy = (page: Page) => page.getByRole("link", { name: "Buy this course" }).first();
  const cardScript = (page: Page) =>
    page.locator(`head link[rel=prefetch][href^="${cardProviderUrl}"]`);

  async function readCourse(page: Page): Promise<void> {
    await page.goto(paths.course("taking-back-your-life"));
    await page.getByRole("heading", { level: 1 }).hover();
    await untilHydrated(page);
  }

  test("are prefetched when a visitor points at the buy button, and not for readers", async ({
    page,
  }) => {
    await readCourse(page);
    await expect(cardScript(page)).toHaveCount(0);
    const scripts = page.waitForResponse((it) => it.url().startsWith(cardProviderUrl));
    await buy(page).hover();
    await scripts;
    await page.waitForLoadState("networkidle");
    await buy(page).click();
    await page.waitForURL(/checkout/);
    await untilHydrated(page);
    const sent = await page.evaluate(() =>
      (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        .filter(({ initiatorType }) => initiatorType === "script")
        .filter(({ transferSize }) => transferSize > 0)
        .map(({ name }) => name),
    );
    expect(sent).toEqual([]);
  });

  test("are prefetched for a visitor who scrolls to the price and stays there", {
    tag: "@full",
  }, async ({ page }) => {
    await page.setViewportSize(phone);
    await readCourse(page);
    await expect(cardScript(page)).toHaveCount(0);
    await buy(page).scrollIntoViewIfNeeded();
    await expect(cardScript(page)).toHaveCount(1);
  });

  test("are not prefetched for a visitor who saves data", { tag: "@full" }, async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
    await readCourse(page);
    await buy(page).hover();
    await buy(page).focus();
    await expect(buy(page)).toBeFocused();
    await expect(page.locator(`head link[href^="${cardProviderUrl}"]`)).toHaveCount(0);
  });
});

test.describe("before hydration", () => {
  test("a form is sent only once, and is answered without waiting for hydration", async ({
    page,
  }) => {
    const release = await openBeforeFramework(page);
    const address = newAddress();
    const field = await subscribe(page, address);
    await field.press("Enter");
    await expect(page.getByRole("status").getByText("Success! One more step")).toBeVisible();
    await mailbox.mail(address, /confirm/i);
    await expect(field).toHaveValue(address);
    release();
    await expect(page.getByText("Success!", { exact: true })).toBeVisible();
    await expect(page.getByText("One more step")).toHaveCount(1);
    await expect(field).toHaveValue("");
    await expect(page).toHaveURL(paths.home);
    expect(await mailbox.messages(address)).toHaveLength(1);
  });

  test("a second address, typed once the first is answered, waits for its own press", async ({
    page,
  }) => {
    const release = await openBeforeFramework(page);
    const [first, second] = [newAddress(), newAddress()];
    const field = await subscribe(page, first);
    await expect(page.getByRole("status").getByText("Success! One more step")).toBeVisible();
    await field.fill(second);
    release();
    await untilHydrated(page);
    await expect(field).toHaveValue(second);
    expect(await mailbox.messages(second)).toHaveLength(0);
    await field.press("Enter");
    await expect(page.getByText("Success!", { exact: true })).toBeVisible();
    await expect(field).toHaveValue("");
    await mailbox.mail(second, /confirm/i);
    expect(await mailbox.messages(first)).toHaveLength(1);
  });

  test("a refused address shows its error in the page once it is hydrated", async ({ page }) => {
    const release = await openBeforeFramework(page);
    const field = await subscribe(page, "nobody");
    await expect(page.getByRole("button", { name: "Subscribe" })).toHaveAttribute("data-taken");
    release();
    await expect(page.getByText("Invalid Email")).toBeVisible();
    await expect(field).toHaveValue("nobody");
  });

  test("a pressed button shows progress until the page is hydrated", async ({ page }) => {
    const release = await openBeforeFramework(page);
    const send = page.getByRole("button", { name: "Send message" });
    await page.goto(paths.contact, { waitUntil: "domcontentloaded" });
    await send.click();
    await expect(send).toHaveAttribute("data-taken");
    await expect(send).toHaveCSS("cursor", "progress");
    release();
    await expect(page.getByText("Please enter a valid email address")).toBeVisible();
    await expect(send).not.toHaveAttribute("data-taken");
  });

  test("a pressed link opens its page before any script is fetched", async ({ page }) => {
    await page.goto(paths.home);
    const files: string[] = [];
    page.on("request", (request) => files.push(request.resourceType()));
    const [link] = await page.locator(`main a[href="${paths.contact}"]`).all();
    await link?.dispatchEvent("pointerdown");
    await link?.dispatchEvent("click");
    await page.waitForURL(paths.contact);
    expect(files).not.toContain("script");
  });

  test("a link works although the framework's files are held back", async ({ page }) => {
    await openBeforeFramework(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).first().click();
    await expect(page).toHaveURL(paths.contact);
  });

  test.describe("on a phone", () => {
    test.use({ viewport: phone });

    test("hydration keeps a pressed pause button, a swiped quote and an open menu", async ({
      page,
    }) => {
      await page.clock.install();
      const release = await openBeforeFramework(page);
      await page.keyboard.press("Shift");
      // Even long after the first sign of a visitor, a press still waits for the framework.
      await page.clock.runFor(10_000);
      await page.getByRole("button", { name: /pause/i }).click();
      const row = page.getByRole("region", { name: "Testimonials" }).getByRole("list").first();
      await row.evaluate((it) => it.scrollTo({ left: 2 * it.clientWidth, behavior: "instant" }));
      await page.getByRole("button", { name: "Menu" }).click();
      release();
      await expect(page.getByRole("button", { name: /play/i })).toBeVisible();
      const third = page.getByRole("button", { name: /^Testimonial 3:/ });
      await expect(third).toHaveAttribute("aria-current", "true");
      await expect(mainMenu(page)).toBeInViewport();
    });

    test("hydration closes a menu that has lost the focus", async ({ page }) => {
      const release = await openBeforeFramework(page);
      await page.getByRole("button", { name: "Menu" }).click();
      await expect(mainMenu(page)).toBeVisible();
      await page.keyboard.press("Shift+Tab");
      release();
      await expect(mainMenu(page)).toBeHidden();
    });

    for (const [name, come] of [
      ["pointed at", (quotes: Locator) => quotes.getByRole("figure").first().hover()],
      [
        "focused",
        (quotes: Locator) => quotes.getByRole("button", { name: /^Testimonial 1:/ }).focus(),
      ],
    ] as const) {
      test(
        `a quote that is ${name} does not advance until it is left`,
        fullOnlyIf(name === "focused"),
        async ({ page }) => {
          await page.clock.install();
          // The fake clock also replaces `performance.mark`.
          await page.addInitScript(() => {
            performance.mark = (name) => {
              document.documentElement.dataset.mark = name;
              return new PerformanceMark(name);
            };
          });
          const release = await openBeforeFramework(page);
          const quotes = page.getByRole("region", { name: "Testimonials" });
          await quotes.scrollIntoViewIfNeeded();
          await come(quotes);
          release();
          const row = quotes.getByRole("list").first();
          await expect(page.locator("html[data-mark=hydrated]")).toBeAttached();
          // Scrolls at once instead of smoothly, so that a move shows immediately.
          await row.evaluate((it) => it.style.setProperty("scroll-behavior", "auto"));
          const moved = () => row.evaluate((it) => it.scrollLeft > 0);
          await page.clock.runFor(15_000);
          expect(await moved()).toBe(false);
          await page.getByRole("heading", { name: "In their words" }).click();
          // The row may notice only after the clock has run that the pointer and focus have left it.
          await expect.poll(() => page.clock.runFor(7_000).then(moved)).toBe(true);
        },
      );
    }
  });
});

test("a fragment that is followed during hydration stays in the address", async ({ page }) => {
  // The framework replaces the address once when it starts; the link is followed just before that.
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

test("a form that was sent offline before hydration is sent when the connection returns", {
  tag: "@full",
}, async ({ page, context }) => {
  await page.goto(paths.home);
  await context.setOffline(true);
  await subscribe(page);
  await context.setOffline(false);
  await expect(page.getByText("Success!")).toBeVisible();
});

test("a form keeps its text for a visitor who goes back from the browser's offline page", {
  tag: "@full",
}, async ({ page, context }) => {
  await page.goto(paths.home);
  await page.clock.install();
  await context.setOffline(true);
  const field = await subscribe(page, "reader@example.com");
  await page.clock.fastForward(10_000);
  // The browser's own error page reports the missing connection.
  await expect(page).toHaveURL(/^chrome-error:/);
  // The browser keeps the text while it leaves the site's page, and no person goes back before the next one is drawn.
  await page.screenshot();
  await context.setOffline(false);
  await page.goBack();
  await expect(field).toHaveValue("reader@example.com");
});

test.describe("when the framework cannot start", () => {
  const failToLoad = (page: Page, files: string) => page.route(files, (it) => it.abort());

  test("because its files fail to load, the newsletter form is sent and answered", async ({
    page,
  }) => {
    await failToLoad(page, "**/_next/static/chunks/*.js");
    await page.clock.install();
    await page.goto(paths.home);
    await subscribe(page, "nobody");
    await page.clock.fastForward(10_000);
    await expect(page).toHaveURL(/newsletter\?problem=400/);
    await subscribe(page);
    await expect(page.getByText("Success! One more step")).toBeVisible();
  });

  test("because the page's data fails to load, a message is sent and answered", {
    tag: "@full",
  }, async ({ page }) => {
    const asked = page.waitForRequest("**/_hydration/**");
    await failToLoad(page, "**/_hydration/**");
    await page.goto(paths.contact);
    const email = newAddress();
    for (const [label, text] of [
      ["Name", "Róisín Magee"],
      ["Email address", email],
      ["Subject", `Question from ${email}`],
      ["Message", "Do you coach groups?"],
    ] as const) {
      await page.getByRole("textbox", { name: label, exact: true }).fill(text);
    }
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByText("Message Sent!")).toBeVisible();
    await mailbox.mail(COACH_EMAIL, new RegExp(email));
    await asked;
  });
});
