import type { Page } from "@playwright/test";
import { paths } from "@/lib/paths/public";
import { COACH_EMAIL } from "@/sandbox/launch/site-environment";
import { fullOnlyIf } from "../support/full-only";
import { loseAnswer } from "../support/lose-answer";
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
import { translate } from "../support/translated";
import { mailbox } from "../support/world";
import { expect, test } from "./fixtures";

const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole("button", { name, exact: typeof name === "string" })
    .first()
    .click();

test.describe("in a page that the browser translates", () => {
  test("a visitor buys a course after a missing address and a declined card, and opens it", async ({
    page,
  }) => {
    const email = newAddress();
    await openCheckout(page);
    await translate(page);
    await enterCard(page, CARDS.declined);
    await payButton(page).click();
    await expect(page.getByText("Please enter a valid email address")).toBeVisible();
    await enterDetails(page, email);
    await payButton(page).click();
    await expect(page.getByRole("alert").getByText(/Your card was declined/)).toBeVisible();
    await translate(page);
    await enterCard(page, CARDS.good);
    await payButton(page).click();
    await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
    await translate(page);
    await untilSignedIn(page);
    await page.getByRole("link", { name: "Start Learning" }).click();
    await expect(page.getByText("0 of 11 lessons complete, 0%")).toBeVisible();
  });

  test("a form that breaks once the card is charged leads to the success page", async ({
    page,
  }) => {
    await openCheckout(page);
    await enterCard(page, CARDS.good);
    await enterDetails(page, newAddress());
    await loseAnswer(page, "**/v1/payment_intents/*/confirm");
    await page.locator("form").evaluate((form) => {
      for (const part of [form, ...form.querySelectorAll("div")]) {
        part.insertBefore = () => {
          throw new Error("Another script has taken this form apart.");
        };
      }
    });
    await payButton(page).click();
    await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  });

  test("a learner signs in after a wrong code", { tag: "@full" }, async ({
    page,
    learner: { email },
  }) => {
    await page.context().clearCookies();
    await page.goto(paths.signIn({}));
    await translate(page);
    await press(page, "Send me a link");
    await expect(page.getByText("Please enter a valid email address")).toBeVisible();
    const code = await askForCode(page, email);
    await translate(page);
    await page.getByLabel("Six-digit code").fill("000000");
    await press(page, "Sign in");
    await expect(page.getByRole("alert").first()).toBeVisible();
    await page.getByLabel("Six-digit code").fill(code);
    await press(page, "Sign in");
    await expect(page.getByRole("heading", { name: "My courses" })).toBeVisible();
  });

  for (const look of ["generic", "dedicated"] as const) {
    test.describe(`in the ${look} look`, fullOnlyIf(look === "dedicated"), () => {
      test.use({ courseOf: { look, lessons: [{ title: "One" }, { title: "Two" }] } });

      test("a learner ticks, unticks and opens the next module", async ({ page, enrolment }) => {
        await page.goto(enrolment.list);
        await translate(page);
        await press(page, "Mark as Complete: One");
        await expect(page.getByText("1 of 2 lessons complete, 50%")).toBeVisible();
        await press(page, "Mark as Incomplete: One");
        await expect(page.getByText("0 of 2 lessons complete, 0%")).toBeVisible();
        await page.goto(enrolment.module(1));
        await translate(page);
        await press(page, /^Mark (as )?Complete$/);
        await expect.poll(async () => (await enrolment.saved())?.completed).toBe(true);
        await expect(page.getByText("1 of 2 modules complete")).toBeAttached();
        await press(page, "Undo");
        await expect(page.getByText("0 of 2 modules complete")).toBeAttached();
        await page.getByRole("link", { name: "Next Module" }).click();
        await expect(page.getByRole("heading", { name: /Two$/ })).toBeVisible();
      });
    });
  }

  test("a message and a subscription are accepted once their errors are corrected", {
    tag: "@full",
  }, async ({ page }) => {
    const email = newAddress();
    await page.goto(paths.contact);
    await translate(page);
    await press(page, "Send message");
    await expect(page.getByText("Please enter a valid email address")).toBeVisible();
    for (const [label, text] of [
      ["Name", "Róisín Magee"],
      ["Email address", email],
      ["Subject", `Question from ${email}`],
      ["Message", "Do you speak Irish?"],
    ] as const) {
      await page.getByRole("textbox", { name: label, exact: true }).fill(text);
    }
    await press(page, "Send message");
    await expect(page.getByText("Message Sent!")).toBeVisible();
    await mailbox.mail(COACH_EMAIL, new RegExp(email));

    await page.goto("/newsletter");
    await translate(page);
    await press(page, "Subscribe");
    await expect(page.getByText("Invalid Email")).toBeVisible();
    await page.getByLabel("Email address").fill(email);
    await press(page, "Subscribe");
    await expect(page.getByText("Success!")).toBeVisible();
  });

  test.describe("in the back office", () => {
    test.use({ courseOf: { lessons: [{ title: "One" }, { title: "Two" }] } });

    test("the coach saves, moves a lesson and tries to publish", { tag: "@full" }, async ({
      coach: page,
      course: { courseId, lessonIds },
    }) => {
      await page.goto(`/admin/courses/${courseId}`);
      await translate(page);
      const title = page.getByLabel("Title", { exact: true });
      await title.fill("");
      await press(page, "Save the details");
      await expect(title).toHaveAttribute("aria-invalid", "true");
      await title.fill("The Translated Course");
      await press(page, "Save the details");
      await expect(page.getByText("Saved.")).toBeVisible();
      await press(page, "Move One down");
      await expect(page.getByText("Moved to place 2.")).toBeAttached();
      await press(page, "Publish");
      await expect(page.getByRole("button", { name: "Publish", exact: true })).toBeEnabled();
      await page.goto(`/admin/courses/lessons/${lessonIds[0]}`);
      await translate(page);
      await page.getByLabel("Description", { exact: true }).fill("Translated too.");
      await press(page, "Save the lesson");
      await expect(page.getByText("Saved.")).toBeVisible();
    });
  });
});
