import type { Page } from "@playwright/test";
import { paths } from "@/lib/paths/public";
import { untilHydrated } from "../support/hydrated";
import { newAddress } from "../support/samples";
import {
  CARDS,
  enterCard,
  enterDetails,
  expectDetails,
  openCheckout,
  payButton,
} from "../support/shopper";
import { toast } from "../support/toast";
import { expect, test } from "./fixtures";

const UNKNOWN = `40${"b".repeat(40)}`;

/** Makes the page's forms name actions that the site's newer version does not have. */
async function renewSite(page: Page): Promise<void> {
  await page.route("**/*", async (route) => {
    const headers = route.request().headers();
    if (!headers["next-action"]) return route.fallback();
    await route.continue({ headers: { ...headers, "next-action": UNKNOWN } });
  });
}

const renewed = (page: Page) =>
  page.getByRole("alert").filter({ hasText: "The site was renewed after you opened this page." });

test("a checkout left open across a release charges nothing, and works after a reload", async ({
  page,
}) => {
  const email = newAddress();
  const confirmed: string[] = [];
  page.on("request", (request) => confirmed.push(request.url()));
  await openCheckout(page);
  await enterDetails(page, email);
  await enterCard(page, CARDS.good);
  await renewSite(page);
  await payButton(page).click();
  await expect(renewed(page)).toContainText("Nothing was charged.");
  expect(confirmed.filter((url) => url.endsWith("/confirm"))).toEqual([]);

  await page.unrouteAll();
  await page.reload();
  await expect(payButton(page)).toBeEnabled();
  await expectDetails(page, email);
  await enterCard(page, CARDS.good);
  await payButton(page).click();
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
});

for (const [path, label, button] of [
  [paths.contact, "Message", "Send message"],
  [paths.signIn(), "Email address", "Send me a link"],
  [paths.withdraw, "Name", "Continue"],
] as const) {
  test(`${path}, left open across a release, keeps its text and says what to do`, async ({
    page,
  }) => {
    await page.goto(path);
    await untilHydrated(page);
    await renewSite(page);
    const field = page.getByRole("textbox", { name: label, exact: true });
    await field.fill("seo@example.com");
    await page.getByRole("button", { name: button }).click();
    await expect(renewed(page)).toContainText("copy what you wrote, reload the page");
    await expect(field).toHaveValue("seo@example.com");
  });
}

test.describe("a module left open across a release", () => {
  test.use({ courseOf: { lessons: [{ title: "One" }, { title: "Two" }] } });

  test("says why the learner's choice was not saved", async ({ page, enrolment }) => {
    await page.goto(enrolment.module(1));
    await untilHydrated(page);
    await renewSite(page);
    const wish = page.getByRole("checkbox", { name: /play the next one/ });
    await wish.click();
    const words = "The site was renewed after you opened this page. Please reload it.";
    await expect(toast(page)).toContainText(words);
    await expect(wish).not.toBeChecked();
  });
});

test("a form of the back office, left open across a release, keeps its text after a reload", async ({
  coach: page,
  course,
}) => {
  await page.goto(`/admin/courses/${course.courseId}`);
  await untilHydrated(page);
  await renewSite(page);
  const title = page.getByLabel("Title", { exact: true });
  await title.fill("Typed before the release");
  await page.getByRole("button", { name: "Save the details" }).click();
  await expect(renewed(page)).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await expect(title).toHaveValue("Typed before the release");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a form left open across a release is answered with the site's error page, and keeps its text", async ({
    page,
  }) => {
    await page.route(paths.contact, async (route) => {
      if (route.request().method() !== "GET") return route.fallback();
      const response = await route.fetch();
      const known = /(\$ACTION_ID_|&quot;id&quot;:&quot;)[0-9a-f]{20,}/g;
      const body = (await response.text()).replaceAll(known, `$1${UNKNOWN}`);
      expect(body).toContain(UNKNOWN);
      await route.fulfill({ response, body });
    });
    await page.goto(paths.contact);
    const message = page.getByRole("textbox", { name: "Message" });
    await message.fill("Do you speak Irish?");
    await page.getByLabel("Name").fill("Róisín");
    await page.getByLabel("Subject").fill("A question");
    await page.getByLabel("Email address").fill(newAddress());
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(
      page.getByRole("heading", { name: "We cannot show this page at the moment" }),
    ).toBeVisible();
    await page.goBack();
    await expect(message).toHaveValue("Do you speak Irish?");
  });
});
