import { newMessage } from "../support/back-office";
import { expectToSuitEveryone } from "../support/everyone";
import { holdBack } from "../support/hold-back";
import { untilHydrated } from "../support/hydrated";
import { pressByKeys } from "../support/keys";
import { newLearner, newSession, signIn } from "../support/learner";
import { loseAnswer } from "../support/lose-answer";
import { codeIn } from "../support/mail-parts";
import {
  ageSessions,
  countSessions,
  findUserId,
  hasAccount,
  leaveUnused,
  markSignedInBefore,
  readSessionDays,
  renewSessions,
  swapSessions,
} from "../support/people";
import { newAddress } from "../support/samples";
import { signInByCode } from "../support/shopper";
import { mailbox } from "../support/world";
import { expect, test } from "./fixtures";

const NARROW = { width: 360, height: 800 };

test("a visit extends the session to thirty days, and its cookie lasts longer", async ({
  page,
}) => {
  const email = newAddress();
  await signInByCode(page, email);
  const userId = await findUserId(email);
  await leaveUnused(userId);
  await page.goto("/account");
  await expect.poll(() => readSessionDays(userId)).toBe(30);
  const cookies = await page.context().cookies();
  const expires = cookies.find(({ name }) => name === "next-auth.session-token")?.expires ?? 0;
  expect(expires).toBeGreaterThan(Date.now() / 1000 + 90 * 24 * 60 * 60);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a person sees the signed-in browsers and signs one of them out", async ({
    page,
    owner: { userId, email },
  }) => {
    await ageSessions(userId);
    const cookie = await newSession(userId);
    await page.goto("/account");
    await page.getByRole("link", { name: "Signed-in browsers" }).click();
    const browsers = page.getByRole("main").getByRole("listitem");
    await expect(browsers).toHaveCount(2);
    await expect(browsers.filter({ hasText: "This browser" })).toHaveCount(1);
    await expect(browsers.filter({ hasText: / at \d\d:\d\d UK time/ })).toHaveCount(2);

    await expect(page.getByRole("button", { name: /^Sign out the one/ })).toHaveCount(0);
    await page.getByRole("button", { name: "Mail me a code" }).click();
    const mail = await mailbox.mail(email, /sign-in/i);
    await page.getByLabel("Six-digit code").fill(codeIn(mail));
    await page.getByRole("button", { name: "Sign in" }).click();
    // Proving the address again replaced this browser's session instead of adding one.
    await expect(browsers).toHaveCount(2);
    await expect(page.getByText(/^This browser: Chrome on /)).toBeVisible();
    await page.getByRole("button", { name: /^Sign out the one/ }).click();
    await expect(page.getByText("That browser is signed out.")).toBeVisible();
    await expect(browsers).toHaveCount(1);
    const elsewhere = await fetch(new URL("/account", page.url()), {
      headers: { cookie },
      redirect: "manual",
    });
    expect(elsewhere.headers.get("location")).toContain("/signin");
    await page.goto("/account");
    await expect(page.getByRole("heading", { name: "My courses" })).toBeVisible();
  });

  test("a person deletes the account", { tag: "@full" }, async ({ page, owner: { userId } }) => {
    await page.goto("/account/delete");
    await page.getByLabel("Type DELETE to confirm").fill("DELETE");
    await page.getByRole("button", { name: "Delete my account for good" }).click();
    await expect(page.getByRole("heading", { name: "Your account is deleted" })).toBeVisible();
    expect(await hasAccount(userId)).toBe(false);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: NARROW, contextOptions: { reducedMotion: "reduce" } });

  test("a person downloads their data, signs a browser out and deletes the account by keyboard", async ({
    page,
    owner: { userId, email },
  }) => {
    await newMessage(email);
    await page.goto("/account");
    await expectToSuitEveryone(page);
    await test.step("all data is downloaded, as JSON and as HTML", async () => {
      await pressByKeys(page, "Download my data", "link");
      await expect(page.getByRole("link", { name: "To read (HTML)" })).toBeVisible();
      await expectToSuitEveryone(page);
      const json = await page.request.get("/api/account/data?format=json");
      expect(json.headers()["cache-control"]).toContain("no-store");
      const data = await json.json();
      expect(data.account).toMatchObject([{ emailAddress: email }]);
      expect(data.access).toMatchObject([{ course: "The Test Course", reason: "given by hand" }]);
      const html = await page.request.get("/api/account/data?format=html");
      expect(html.headers()["content-disposition"]).toContain("attachment");
      const text = await html.text();
      expect(text).toContain(email);
      expect(text).toContain("&lt;b&gt;may&lt;/b&gt; I ask something?");
      expect(text).not.toContain("<b>may");
    });

    await test.step("an unknown browser is signed out", async () => {
      await newSession(userId);
      await page.goto("/account");
      await pressByKeys(page, "Signed-in browsers", "link");
      await expect(page.getByText("This browser")).toBeVisible();
      await expectToSuitEveryone(page);
      const release = await holdBack(page, "**/account/browsers");
      await pressByKeys(page, /^Sign out the one/);
      const button = page.getByRole("button", { name: /^Sign out the one/ });
      await expect(button).toBeDisabled();
      await expect(button).toBeFocused();
      release();
      await expect(page.locator(":focus")).toHaveText("That browser is signed out.");
      await expect(button).toHaveCount(0);
    });

    await test.step("the account is deleted after a fresh proof and a typed word", async () => {
      await ageSessions(userId);
      await page.goto("/account");
      await pressByKeys(page, "Delete my account", "link");
      await expect(page.getByText("Your courses close for good")).toBeVisible();
      await expectToSuitEveryone(page);
      await pressByKeys(page, "Mail me a code");
      await expect(page.getByRole("heading", { name: "Check your mail" })).toBeVisible();
      const mail = await mailbox.mail(email, /sign-in/i);
      await page.getByLabel("Six-digit code").focus();
      await page.keyboard.type(codeIn(mail));
      await page.keyboard.press("Enter");
      await expect(page.getByLabel("Type DELETE to confirm")).toBeVisible();
      await pressByKeys(page, "Delete my account for good");
      await expect(page.getByText("Please type DELETE", { exact: true })).toBeVisible();
      await expectToSuitEveryone(page);
      await page.keyboard.type("delete");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { name: "Your account is deleted" })).toBeVisible();
      await expectToSuitEveryone(page);
      expect(await hasAccount(userId)).toBe(false);
      await page.goto("/account");
      await expect(page).toHaveURL(/\/signin/);
      await page.goto("/signin/code");
      await expect(page.getByText("a link and a code to your address")).toBeVisible();
    });
  });
});

const forms = [
  ["/account/browsers", /^Sign out the one/],
  ["/account/delete", "Delete my account for good"],
] as const;

test("a page left open past its proof neither signs a browser out nor deletes the account", async ({
  page,
  owner: { userId },
}) => {
  await newSession(userId);
  for (const [path, button] of forms) {
    await renewSessions(userId);
    await page.goto(path);
    if (path === "/account/delete") await page.getByLabel("Type DELETE").fill("DELETE");
    await ageSessions(userId);
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("button", { name: "Mail me a code" })).toBeVisible();
  }
  expect(await countSessions(userId)).toBe(2);
});

test("a form of a person who was signed out elsewhere changes nothing and asks to sign in", {
  tag: "@full",
}, async ({ page, owner: { userId } }) => {
  await newSession(userId);
  for (const [path, button] of forms) {
    await page.goto(path);
    await untilHydrated(page);
    if (path === "/account/delete") await page.getByLabel("Type DELETE").fill("DELETE");
    await swapSessions(userId);
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByText("Please sign in first.")).toBeVisible();
    await expect(page.getByRole("alert").getByRole("link", { name: "Sign in" })).toHaveAttribute(
      "href",
      `/signin?${new URLSearchParams({ callbackUrl: path })}`,
    );
    await swapSessions(userId);
  }
  expect(await countSessions(userId)).toBe(2);
});

test("a download without a fresh proof is refused and asks for one", async ({
  page,
  owner: { userId },
}) => {
  await page.goto("/account/data");
  await ageSessions(userId);
  const answer = await page.request.get("/api/account/data?format=json");
  expect(answer.status()).toBe(403);
  expect(await answer.text()).toContain("that it is you");
  await page.getByRole("link", { name: "To take elsewhere (JSON)" }).click();
  await expect(page.getByRole("button", { name: "Mail me a code" })).toBeVisible();
});

test("deleting the account again after a lost answer leads to the same page", {
  tag: "@full",
}, async ({ page, owner: { userId } }) => {
  await page.goto("/account/delete");
  await untilHydrated(page);
  await page.getByLabel("Type DELETE").fill("DELETE");
  await loseAnswer(page, "**/account/delete");
  const erase = page.getByRole("button", { name: "Delete my account for good" });
  await erase.click();
  await expect(page.getByText("We could not be reached.")).toBeVisible();
  expect(await hasAccount(userId)).toBe(false);
  await erase.click();
  await expect(page.getByRole("heading", { name: "Your account is deleted" })).toBeVisible();
});

test("a page left open deletes no account once another person has signed in on the browser", async ({
  page,
  course: { courseId },
  owner,
}) => {
  await page.goto("/account/delete");
  await untilHydrated(page);
  await page.getByLabel("Type DELETE").fill("DELETE");
  const other = await newLearner(courseId);
  await markSignedInBefore(other);
  await signIn(page.context(), other);
  await page.getByRole("button", { name: "Delete my account for good" }).click();
  await expect(page.getByText("Somebody else has signed in on this browser.")).toBeVisible();
  expect([await hasAccount(owner.userId), await hasAccount(other)]).toEqual([true, true]);
});
