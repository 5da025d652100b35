import { expect, test } from "@playwright/test";
import { CONSENT_VERSION, consentText } from "@/lib/checkout/rules";
import { paths } from "@/lib/paths/public";
import { siteUrl } from "../support/world";

/** The shop's initial settings. */
const brand = "Belfast Performance Coaching";
const email = "hello@example.com";
const profiles = {
  Facebook: "https://www.facebook.com/",
  Instagram: "https://www.instagram.com/",
  LinkedIn: "https://www.linkedin.com/",
};

/** The headings of each page, and the text under each of them. */
const words: Record<string, Record<string, string[]>> = {
  "/": {
    "Performance Courses": ["Courses of 2-12 modules", "keep your course for life"],
    "Course categories": [
      "Tools for Life",
      "Resilience Training",
      "Emotional Intelligence",
      "Sales Psychology",
      "Irish Dancing",
      "Performance Psychology",
      "Stage Confidence",
      "Competition Mindset",
    ],
    "About Your Coach": [
      "Performance Psychology",
      "Leadership",
      "Irish Dance",
      "Mental Resilience",
    ],
    "Read and listen": ["Learn More →"],
  },
  "/courses/tools-for-life": {
    "What people come for": ["Resilience Training", "Emotional Intelligence", "Sales Psychology"],
    "Why choose these courses": ["Tried on real people"],
  },
  "/public-speaking": {
    "What I speak about": ["Nerves are fuel"],
    "Three ways to work together": [
      "Keynote",
      "30-60 minutes",
      "Half-day workshop",
      "3-4 hours",
      "Full-day training",
      "6-8 hours",
    ],
    "Shall we talk about your event?": ["booked 2-3 months ahead"],
  },
  "/publications": { Books: ["Learn More →"] },
  "/publications/podcasts": { Podcasts: ["Listen Now →"] },
  "/publications/articles": { Articles: ["Read Articles →"] },
  "/about": { "Why people book me": [], "How I coach": ["Nobody rises to the occasion."] },
};

for (const [path, sections] of Object.entries(words)) {
  test(`${path} says what its sections promise`, async ({ page }) => {
    await page.goto(path);
    for (const [heading, texts] of Object.entries(sections)) {
      const section = page.getByRole("region", { name: heading, exact: true });
      for (const text of texts) await expect(section).toContainText(text);
      await expect(section.getByRole("heading", { level: 2 })).toBeVisible();
    }
  });
}

test("a site on the sandbox wears a ribbon that says Demo", async ({ page }) => {
  for (const path of ["/", "/checkout?courseId=1&title=x&amount=49.99", "/no-such-page"]) {
    await page.goto(path);
    const ribbon = page.getByRole("complementary", { name: "Demo" });
    await expect(ribbon).toBeVisible();
    await expect(ribbon).toHaveText("Demo – no real money moves.");
  }
});

/** Where each page's links lead. */
const waysOn = [
  ["/", "Explore Courses", "/#featured-courses"],
  ["/", "View All Courses", "/courses/tools-for-life"],
  ["/", "Explore Courses in Tools for Life", "/courses/tools-for-life"],
  ["/", "Explore Courses in Irish Dancing", "/courses/irish-dancing"],
  ["/", "View More Testimonials", "/testimonials"],
  ["/", "Learn More About your coach", "/about"],
  ["/", "View All Publications", "/publications"],
  ["/courses/irish-dancing", "More testimonials", "/testimonials"],
  ["/courses/irish-dancing", "Download PDF", "/documents/performing-arts-cv.pdf"],
  ["/about", "Download PDF", "/documents/cv.pdf"],
  ["/public-speaking", "Book a keynote", "/contact?topic=keynote"],
  ["/public-speaking", "Book a half-day workshop", "/contact?topic=half-day-workshop"],
  ["/public-speaking", "Book a full-day training", "/contact?topic=full-day-training"],
  ["/publications", "Podcasts", "/publications/podcasts"],
  ["/publications", "Articles", "/publications/articles"],
  ["/testimonials", "Get Started Today", "/contact"],
  ["/testimonials", "View Courses", "/courses"],
] as const;

for (const [path, name, target] of waysOn) {
  test(`${path} leads on: “${name}” to ${target}`, async ({ page }) => {
    await page.goto(path);
    const link = page.getByRole("main").getByRole("link", { name, exact: true });
    const href = (await link.getAttribute("href")) ?? "";
    expect(new URL(href, page.url()).href).toBe(`${siteUrl}${target}`);
  });
}

for (const [path, name] of [
  ["/", "Book a free consultation"],
  ["/contact", "Ask for a consultation"],
] as const) {
  test(`${path} offers the free consultation by e-mail`, async ({ page }) => {
    await page.goto(path);
    const link = page.getByRole("main").getByRole("link", { name });
    const subject = encodeURIComponent("Consultation Request");
    await expect(link).toHaveAttribute("href", `mailto:${email}?subject=${subject}`);
    await expect(page.getByText(/free 15-minute consultation/i).first()).toBeVisible();
  });
}

test("home claims what the coach claims", async ({ page }) => {
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

test("each list has as many entries as it should", async ({ page }) => {
  const count = async (path: string, selector: string, expected: number) => {
    await page.goto(path);
    await expect(page.locator(selector), `${path} ${selector}`).toHaveCount(expected);
  };
  await count("/", "main img[src*='/logos/']", 5);
  await count("/about", "main img[src*='/logos/']", 5);
  await count("/contact", "main details", 4);
  await count("/public-speaking", "main figure", 2);
  await count("/courses/irish-dancing", "main figure", 3);
  await count("/testimonials", "main figure", 12);
});

test("the header leads everywhere and marks where the reader is", async ({ page }) => {
  const sections = [
    ["Home", "/"],
    ["Tools for Life", "/courses/tools-for-life"],
    ["Irish Dancing", "/courses/irish-dancing"],
    ["Public Speaking", "/public-speaking"],
    ["Publications", "/publications"],
    ["About", "/about"],
    ["Contact", "/contact"],
  ] as const;
  for (const [name, path] of sections) {
    await page.goto(path);
    const nav = page.getByRole("navigation", { name: "Main" });
    await expect(nav.getByRole("link")).toHaveText(sections.map(([label]) => label));
    await expect(nav.locator("[aria-current=page]")).toHaveText([name]);
    await expect(nav.getByRole("link", { name })).toHaveAttribute("href", path);
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole("banner")).toBeInViewport({ ratio: 1 });
});

test("the footer holds its columns, the profiles, the year and the place", async ({ page }) => {
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
    ],
  ]);
  for (const [name, href] of Object.entries(profiles)) {
    await expect(footer.getByRole("link", { name })).toHaveAttribute("href", href);
  }
  await expect(footer).toContainText(`© ${new Date().getFullYear()} ${brand}`);
  await expect(footer).toContainText("Belfast, Northern Ireland");
});

const counts = {
  "the-journey-to-self-discovery": 11,
  "the-great-process-in-practice": 6,
  "taking-back-your-life": 12,
  "unshakable-confidence-for-stage": 8,
};

for (const [slug, modules] of Object.entries(counts)) {
  test(`${slug} has ${modules} modules, two ways to buy and one price`, async ({ page }) => {
    await page.goto(paths.course(slug));
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: `${modules} modules` })).toBeVisible();
    const buy = main.getByRole("link", { name: "Buy this course" });
    const hrefs = await buy.evaluateAll((all) => all.map((it) => it.getAttribute("href")));
    expect(hrefs).toHaveLength(2);
    const targets = hrefs.map((href) => new URL(href ?? "", siteUrl).searchParams);
    const title = await main.getByRole("heading", { level: 1 }).textContent();
    for (const target of targets) {
      expect(target.get("title")).toBe(title);
      expect(target.get("amount")).toMatch(/^\d+\.\d\d$/);
      await expect(main).toContainText(`£${target.get("amount")}`);
    }
    const points = main.getByRole("heading", { name: "What you will learn" });
    await expect(points.locator("+ ul li, ~ ul li").first()).toBeVisible();
    await expect(main.locator("details").first()).toBeVisible();
  });
}

test("a card's description ends after two lines", async ({ page }) => {
  await page.goto("/courses");
  const lines = await page.getByRole("article").evaluateAll((cards) =>
    cards.map((card) => {
      const text = card.querySelector("h3 + p");
      const lineHeight = Number.parseFloat(text ? getComputedStyle(text).lineHeight : "0");
      return Math.round((text?.clientHeight ?? 0) / lineHeight);
    }),
  );
  expect(lines).toEqual([2, 2, 2, 2]);
});

test("the e-mail preview is the mail that a buyer gets, with sample data", async ({ page }) => {
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
  await expect(mail.getByRole("link", { name: "Start Learning" })).toHaveAttribute(
    "href",
    `${siteUrl}${paths.content("the-journey-to-self-discovery")}`,
  );
});

test("the e-mail preview says below its frame what the mail says as plain text", async ({
  page,
}) => {
  await page.goto("/email-preview");
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
  const room = encodeURIComponent(paths.content("the-journey-to-self-discovery"));
  await expect(page).toHaveURL(`/signin?callbackUrl=${room}`);
});
