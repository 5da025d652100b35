import type { Page } from "@playwright/test";
import type { Side } from "@/lib/account/rules";
import { expectToSuitEveryone } from "../support/everyone";
import { untilHydrated } from "../support/hydrated";
import { pressByKeys } from "../support/keys";
import { newLearner, signIn } from "../support/learner";
import { loseAnswer } from "../support/lose-answer";
import { linkIn } from "../support/mail-parts";
import { findEmail, signOutEverywhere } from "../support/people";
import { newAddress } from "../support/samples";
import { mailbox, siteUrl } from "../support/world";
import { expect, test } from "./fixtures";

async function changeLink(to: string, side: Side): Promise<string> {
  const subject = side === "old" ? /^Do you want to change your address/ : /new address/;
  return linkIn(await mailbox.mail(to, subject), `/email-change/${side}`);
}

const send = (page: Page) => page.getByRole("button", { name: "Write to both addresses" });

/** Requests a change to another address, which it returns. */
async function askForChange(page: Page): Promise<string> {
  const next = newAddress();
  await page.goto("/account/email");
  await page.getByLabel("New address").fill(next);
  await send(page).click();
  await expect(page.getByText("We have written to both addresses")).toBeVisible();
  return next;
}

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 360, height: 800 },
    contextOptions: { reducedMotion: "reduce" },
  });

  test("a person moves the account to another address by keyboard, once both addresses have confirmed", async ({
    page,
    owner: { email },
  }) => {
    const next = newAddress();
    await page.goto("/account");
    await pressByKeys(page, "Change my e-mail address", "link");
    await page.getByLabel("New address").focus();
    await page.keyboard.type(email);
    await page.keyboard.press("Enter");
    await expect(page.getByText("This is your address already")).toBeVisible();
    await expectToSuitEveryone(page);
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type(next);
    await page.keyboard.press("Enter");
    const written = page.locator(":focus", { hasText: "We have written to both addresses" });
    await expect(written).toContainText(/ before \d\d:\d\d UK time\./);
    await expectToSuitEveryone(page);
    await page.goto(await changeLink(email, "old"));
    await expectToSuitEveryone(page);
    await pressByKeys(page, "Yes, move my account");
    await expect(page.getByText("Now the other address has to agree")).toBeVisible();
    await page.goto(await changeLink(next, "new"));
    await pressByKeys(page, "Yes, move my account");
    await expect(page.getByRole("heading", { name: "Your account has moved" })).toBeVisible();
    await page.goto("/account");
    await expect(page.getByText(`Signed in as ${next}`)).toBeVisible();
    await expect(page.getByRole("heading", { name: "The Test Course" })).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an account is moved to another address", { tag: "@full" }, async ({
    page,
    owner: { userId, email },
  }) => {
    const next = await askForChange(page);
    for (const [address, side] of [
      [email, "old"],
      [next, "new"],
    ] as const) {
      await page.goto(await changeLink(address, side));
      await page.getByRole("button", { name: "Yes, move my account" }).click();
    }
    await expect(page.getByRole("heading", { name: "Your account has moved" })).toBeVisible();
    expect(await findEmail(userId)).toBe(next);
  });
});

test("the form keeps its text when the session has ended, and links to the sign-in page", {
  tag: "@full",
}, async ({ page, context, owner: { userId } }) => {
  const next = newAddress();
  await page.goto("/account/email");
  await page.getByLabel("New address").fill(next);
  const signInLink = page.getByRole("alert").getByRole("link", { name: "Sign in" });
  await signOutEverywhere(userId);
  await send(page).click();
  await expectToSuitEveryone(page);
  const [tab] = await Promise.all([context.waitForEvent("page"), signInLink.click()]);
  await expect(tab).toHaveURL("/signin?callbackUrl=%2Faccount%2Femail");
  await signIn(context, userId);
  await tab.reload();
  await expect(tab).toHaveURL("/account/email");
  await expect(page.getByLabel("New address")).toHaveValue(next);
  await send(page).click();
  await expect(page.getByText("We have written to both addresses")).toBeVisible();

  const link = await changeLink(next, "new");
  await page.goto(link);
  await untilHydrated(page);
  await signOutEverywhere(userId);
  await page.getByRole("button", { name: "Yes, move my account" }).click();
  const { pathname, search } = new URL(link, siteUrl);
  const callbackUrl = `${pathname}${search}`;
  await expect(signInLink).toHaveAttribute(
    "href",
    `/signin?${new URLSearchParams({ callbackUrl })}`,
  );
});

test("neither link scanners nor another account confirm a change of address, and the old address can stop it", async ({
  page,
  context,
  course: { courseId },
  owner: { userId, email },
  request,
}) => {
  const next = await askForChange(page);
  const [old, fresh] = [await changeLink(email, "old"), await changeLink(next, "new")];
  for (const link of [old, fresh, old, fresh]) await request.get(link);
  await signIn(context, await newLearner(courseId));
  await page.goto(fresh);
  await expect(page.getByRole("heading", { name: "One more step first" })).toBeVisible();
  await expect(
    page.getByText("Sign out there, then open the link of the mail again."),
  ).toBeVisible();
  const account = page.getByRole("link", { name: "Go to that account" });
  await expect(account).toHaveAttribute("href", "/account");
  await expectToSuitEveryone(page);
  await page.goto(old);
  await page.getByRole("button", { name: "No, stop this" }).click();
  await expect(page.getByRole("heading", { name: "Stopped. Nothing has changed." })).toBeVisible();
  await signIn(context, userId);
  await page.goto(fresh);
  await expect(page.getByRole("heading", { name: "This link is no longer valid" })).toBeVisible();
  expect(await findEmail(userId)).toBe(email);
});

test("stopping a change works at the second try after a lost request, by mail and in the account", {
  tag: "@full",
}, async ({ page, context, owner: { userId, email } }) => {
  const stopTwice = async (button: string) => {
    await untilHydrated(page);
    await context.setOffline(true);
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByText("We could not be reached.")).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("button", { name: button }).click();
  };
  await askForChange(page);
  // Arriving later, this link would be taken for the next request's.
  await changeLink(email, "old");
  await stopTwice("Keep my address and stop this");
  await expect(page.locator(":focus")).toContainText(`Your address is ${email}.`);
  await expect(page.getByLabel("New address")).toBeVisible();
  await mailbox.clear();
  await askForChange(page);
  await page.goto(await changeLink(email, "old"));
  await stopTwice("No, stop this");
  await expect(page.getByRole("heading", { name: "Stopped. Nothing has changed." })).toBeVisible();
  expect(await findEmail(userId)).toBe(email);
});

test("confirming a change again after a lost answer leads to the same page", {
  tag: "@full",
}, async ({ page, owner: { email } }) => {
  const next = await askForChange(page);
  const agreeTwice = async (to: string, side: Side) => {
    await page.goto(await changeLink(to, side));
    await untilHydrated(page);
    await loseAnswer(page, "**/email-change/**");
    const agree = page.getByRole("button", { name: "Yes, move my account" });
    await agree.click();
    await expect(page.getByText("We could not be reached.")).toBeVisible();
    await agree.click();
  };
  await agreeTwice(email, "old");
  await expect(page.getByText("Now the other address has to agree")).toBeVisible();
  await agreeTwice(next, "new");
  await expect(page.getByRole("heading", { name: "Your account has moved" })).toBeVisible();
  await page.goto("/account");
  await expect(page.getByText(`Signed in as ${next}`)).toBeVisible();
});
