import type { Page } from "@playwright/test";
import { paths } from "@/lib/paths/public";
import { fullOnlyIf } from "../support/full-only";
import { untilHydrated } from "../support/hydrated";
import { FILM } from "../support/learner";
import { markSignedInBefore } from "../support/people";
import { addressOf, cookieOf, preparePlace } from "../support/place";
import { enlargeText, expectEnlargedToFit } from "../support/public-page-fit";
import { routes } from "../support/route-table";
import { payInBrowser } from "../support/sale";
import { newAddress } from "../support/samples";
import {
  askForCode,
  CARDS,
  enterCard,
  enterDetails,
  openCheckout,
  payButton,
  untilSignedIn,
} from "../support/shopper";
import { expect, test } from "./fixtures";

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(({ page }) => enlargeText(page));

async function expectPageToFit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
  await expectEnlargedToFit(page, path);
}

test("with enlarged text, the menu fits a phone", async ({ page }) => {
  await page.goto("/");
  await untilHydrated(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await expectEnlargedToFit(page, "the menu");
});

test("with enlarged text, each state of checkout and sign-in fits a phone", async ({ page }) => {
  await openCheckout(page);
  await expectEnlargedToFit(page, "the form");
  await enterCard(page, CARDS.declined);
  await payButton(page).click();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expectEnlargedToFit(page, "its errors");
  await enterDetails(page, newAddress());
  await payButton(page).click();
  await expect(page.getByText("Your card was declined")).toBeVisible();
  await expectEnlargedToFit(page, "a declined card");
  await page.route("**/api/create-payment-intent", (route) => route.abort());
  await page.reload();
  await expect(page.getByText("The payment form could not be opened")).toBeVisible();
  await expectEnlargedToFit(page, "a form that did not open");
  await page.unrouteAll();
  const { email, success } = await payInBrowser(page);
  await page.goto(success);
  await expect(page.getByRole("link", { name: "Start Learning" })).toBeVisible();
  await expectEnlargedToFit(page, "paid");
  await untilSignedIn(page);
  await page.context().clearCookies();
  await askForCode(page, email);
  await expectEnlargedToFit(page, "the code");
  await page.getByLabel("Six-digit code").fill("000000");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  await expectEnlargedToFit(page, "a wrong code");
});

for (const look of ["generic", "dedicated"] as const) {
  test.describe(`in the ${look} look`, fullOnlyIf(look === "dedicated"), () => {
    const lessons = [
      {
        title: "How to express passion and build endurance on a stage that is not yours",
        videoUrl: FILM,
        contentHtml: "<h2>Words to read</h2><p>And more of them.</p>",
        downloadUrl: "media:workbooks/sample.pdf",
      },
      { title: "Still to come", videoUrl: "coming-soon" },
      { title: "Kept shut", videoUrl: FILM, locked: true },
    ];
    test.use({ courseOf: { look, lessons } });

    test("with enlarged text, the learning pages fit a phone, before and after completing a lesson", async ({
      page,
      enrolment,
    }) => {
      for (const path of [enrolment.module(1), enrolment.module(2), enrolment.list]) {
        await expectPageToFit(page, path);
      }
      await page
        .getByRole("button", { name: /^Mark as Complete/ })
        .first()
        .click();
      await expect(page.getByText(/^1 of 3 lessons complete/)).toBeVisible();
      await page.getByText("Transcript", { exact: true }).first().click();
      await expectEnlargedToFit(page, "done, with the transcript");
      await expectPageToFit(page, paths.account);
    });
  });
}

test("with enlarged text, the pages of an account, a course and a certificate fit a phone", {
  tag: "@full",
}, async ({ page, context }) => {
  const place = await preparePlace();
  await context.setExtraHTTPHeaders({ cookie: await cookieOf("buyer with", place) });
  await markSignedInBefore(place.buyer);
  for (const [route, kind] of Object.entries(routes)) {
    if (kind === "account" || kind === "learning page")
      await expectPageToFit(page, addressOf(route, place));
  }
  await expectPageToFit(page, addressOf("/certificates/[number]", place));
});
