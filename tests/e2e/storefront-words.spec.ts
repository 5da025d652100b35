import { expect, test } from "@playwright/test";
import { CONSENT_VERSION, consentText } from "@/lib/checkout/rules";
import { paths } from "@/lib/paths/public";
import { JOURNEY } from "../support/samples";
import { siteUrl } from "../support/world";

/** As the shop's initial settings have them. */
const brand = "Belfast Performance Coaching";
const profiles = {
  Facebook: "https://www.facebook.com/",
  Instagram: "https://www.instagram.com/",
  LinkedIn: "https://www.linkedin.com/",
};

test("a site on the sandbox shows a ribbon that says Demo", async ({ page }) => {
  for (const path of ["/", "/checkout?courseId=1&title=x&amount=49.99", "/no-such-page"]) {
    await page.goto(path);
    const ribbon = page.getByRole("complementary", { name: "Demo" });
    await expect(ribbon).toBeVisible();
    await expect(ribbon).toHaveText("Demo – no real money moves.");
  }
});

test("the home page shows the coach's claims", async ({ page }) => {
  await page.goto("/");
  const claims = page.getByRole("definition").filter({ visible: true });
  await expect(claims).toHaveText(["35+", "10,000+", "150,000+", "4"]);
  await expect(page.getByRole("term")).toHaveText([
    "years of experience",
    "people coached",
    "social media followers",
    "best-selling books",
  ]);
});

test("the header links to every section, marks the current one and stays in view", async ({
  page,
}) => {
  const sections = [
    ["Home", "/"],
    ["Tools for Life", "/courses/tools-for-life"],
    ["Irish Dancing", "/courses/irish-dancing"],
    ["Public Speaking", "/public-speaking"],
    ["Publications", "/publications"],
    ["About", "/about"],
    ["Contact", "/contact"],
  ] as const;
  const nav = page.getByRole("navigation", { name: "Main" });
  for (const [name, path] of sections) {
    await page.goto(path);
    await expect(nav.getByRole("link")).toHaveText(sections.map(([label]) => label));
    await expect(nav.locator("[aria-current=page]")).toHaveText([name]);
    await expect(nav.getByRole("link", { name })).toHaveAttribute("href", path);
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole("banner")).toBeInViewport({ ratio: 1 });
});

test("the footer has its columns, the profiles, the year and the place", async ({ page }) => {
  await page.goto("/contact");
  const footer = page.getByRole("contentinfo");
  const columns = footer
    .getByRole("navigation", { name: "Footer" })
    .locator("> div")
    .evaluateAll((all) =>
      all.map((it) => [
        it.querySelector("h2")?.textContent,
        ...[...it.querySelectorAll("a")].map(
          (link) => `${link.textContent} ${link.getAttribute("href")}`,
        ),
      ]),
    );
  expect(await columns).toEqual([
    [
      "Courses",
      "Tools for Life /courses/tools-for-life",
      "Irish Dancing /courses/irish-dancing",
      "All Courses /courses",
    ],
    ["Services", "Public Speaking /public-speaking", "Publications /publications"],
    [
      "Company",
      "About /about",
      "Contact /contact",
      "Privacy Policy /privacy",
      "Terms /terms",
      "Refunds /refunds",
      "Accessibility /accessibility",
      "Reviews Policy /reviews",
      "Withdraw from contract here /withdraw",
    ],
  ]);
  for (const [name, href] of Object.entries(profiles)) {
    await expect(footer.getByRole("link", { name })).toHaveAttribute("href", href);
  }
  await expect(footer).toContainText(`© ${new Date().getFullYear()} ${brand}`);
  await expect(footer).toContainText("Belfast, Northern Ireland");
});

test("each course page has its modules, two buy links and one price", async ({ page }) => {
  for (const [slug, modules] of [
    ["the-journey-to-self-discovery", 11],
    ["the-great-process-in-practice", 6],
    ["taking-back-your-life", 12],
    ["unshakable-confidence-for-stage", 8],
  ] as const) {
    await page.goto(paths.course(slug));
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: `${modules} modules` })).toBeVisible();
    const title = await main.getByRole("heading", { level: 1 }).textContent();
    const buy = main.getByRole("link", { name: "Buy this course" });
    const hrefs = await buy.evaluateAll((all) => all.map((it) => it.getAttribute("href")));
    expect(hrefs).toHaveLength(2);
    for (const href of hrefs) {
      const target = new URL(href ?? "", siteUrl).searchParams;
      expect(target.get("title")).toBe(title);
      expect(target.get("amount")).toMatch(/^\d+\.\d\d$/);
      await expect(main).toContainText(`£${target.get("amount")}`);
    }
    const points = main.getByRole("heading", { name: "What you will learn" });
    await expect(points.locator("+ ul li, ~ ul li").first()).toBeVisible();
    await expect(main.locator("details").first()).toBeVisible();
  }
});

test("a course shows its price and buy button on the first screen of a small laptop", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const long = `${"A title that goes on and on, as titles of courses sometimes do, ".repeat(3)}end`;
  for (const title of [null, long]) {
    await page.goto(paths.course(JOURNEY));
    const main = page.getByRole("main");
    if (title)
      await main.getByRole("heading", { level: 1 }).evaluate((it, text) => {
        it.textContent = text;
      }, title);
    for (const sight of [
      main.getByText("£49.99").first(),
      main.getByRole("link", { name: "Buy this course" }).first(),
    ]) {
      await expect(sight).toBeInViewport({ ratio: 1 });
    }
    await expect(main.getByText(/^Taught by /)).toBeAttached();
    for (const words of [
      /^\d+ hours?( \d+ minutes?)? in all$/,
      "A workbook to download",
      "A certificate when you finish",
    ]) {
      await expect(main.getByText(words)).toBeVisible();
    }
  }
});

/** How far from a list's right edge the rows of its first items end, in pixels. */
function measureGaps(list: Element, kept: number): number[] {
  while (list.children.length > kept) list.lastElementChild?.remove();
  const rows = new Map<number, number>();
  for (const item of list.children) {
    const { top, right } = item.getBoundingClientRect();
    rows.set(Math.round(top), Math.max(rows.get(Math.round(top)) ?? 0, right));
  }
  const edge = list.getBoundingClientRect().right;
  return [...rows.values()].map((right) => Math.round(edge - right));
}

test("up to four course cards fill their rows, each with a description of two lines", async ({
  page,
}) => {
  await page.goto("/courses");
  const cards = page.getByRole("main").getByRole("article");
  const lines = await cards.evaluateAll((all) =>
    all.map((card) => {
      const text = card.querySelector("h3 + p");
      const lineHeight = Number.parseFloat(text ? getComputedStyle(text).lineHeight : "0");
      return Math.round((text?.clientHeight ?? 0) / lineHeight);
    }),
  );
  expect(lines).toEqual([2, 2, 2, 2]);
  const list = page
    .getByRole("main")
    .getByRole("list")
    .filter({ has: page.getByRole("article") });
  for (const courses of [4, 3, 2, 1]) {
    for (const width of [360, 640, 768, 1023, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const gaps = await list.evaluate(measureGaps, courses);
      expect(gaps, `${courses} at ${width} pixels`).toEqual(gaps.map(() => 0));
    }
  }
});

test("the e-mail preview shows the purchase confirmation, and below it the same as plain text", async ({
  page,
}) => {
  await page.goto("/email-preview");
  const mail = page.frameLocator("iframe[title='Purchase confirmation']");
  await expect(mail.getByRole("heading", { name: "Thank you for your purchase!" })).toBeVisible();
  for (const text of [
    "The Journey to Self-Discovery",
    "£49.99",
    "21 November 2026",
    "Lifetime access",
    consentText(CONSENT_VERSION),
    "Your performance coach",
  ]) {
    await expect(mail.locator("body")).toContainText(text);
  }
  const player = paths.content("the-journey-to-self-discovery");
  const start = mail.getByRole("link", { name: "Start Learning" });
  await expect(start).toHaveAttribute("href", `${siteUrl}${player}`);
  for (const text of [
    "Thank you for your purchase!",
    "Course: The Journey to Self-Discovery",
    "Amount paid: £49.99",
    "Purchase date: 21 November 2026",
    "Lifetime access",
    "Your performance coach",
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await page.getByRole("link", { name: "Start Learning" }).click();
  await expect(page).toHaveURL(`/signin?callbackUrl=${encodeURIComponent(player)}`);
});
