import { expect, type Page, test } from "@playwright/test";
import type { Side } from "@/lib/account/rules";
import { expectToSuitEveryone } from "../support/everyone";
import { holdBack } from "../support/hold-back";
import { untilHydrated } from "../support/hydrated";
import { pressByKeys } from "../support/keys";
import { newCourse, newLearner, newSession, signIn } from "../support/learner";
import { loseAnswer } from "../support/lose-answer";
import { codeIn, linkIn } from "../support/mail-parts";
import { newAddress } from "../support/samples";
import { signInByCode } from "../support/shopper";
import { mailbox, query, siteUrl } from "../support/world";

/** Somebody with a course who has just proven their address by mail. */
async function newOwner(page: Page) {
  const { courseId } = await newCourse("generic", [{ title: "One" }]);
  const userId = await newLearner(courseId);
  const [row] = await query(`SELECT email FROM "User" WHERE id = $1`, [userId]);
  const { email } = row as { email: string };
  await signInByCode(page, email);
  return { userId, email };
}

async function ageSession(userId: string): Promise<void> {
  await query(`UPDATE "Session" SET "createdAt" = now() - interval '2 hours' WHERE "userId" = $1`, [
    userId,
  ]);
}

async function changeLink(to: string, side: Side): Promise<string> {
  const subject = side === "old" ? /^Do you want to change your address/ : /new address/;
  return linkIn(await mailbox.mail(to, subject), `/email-change/${side}`);
}

test("a visit keeps somebody signed in for thirty days more, and their cookie outlives that", async ({
  page,
}) => {
  const { userId } = await newOwner(page);
  await query(
    `UPDATE "Session" SET "usedAt" = now() - interval '2 days', expires = now() + interval '1 day'
     WHERE "userId" = $1`,
    [userId],
  );
  await page.goto("/account");
  const daysLeft = async () => {
    const [row] = await query(
      `SELECT round(extract(epoch FROM expires - now()) / 86400)::int AS days FROM "Session"
       WHERE "userId" = $1`,
      [userId],
    );
    return (row as { days: number }).days;
  };
  await expect.poll(daysLeft).toBe(30);
  const cookies = await page.context().cookies();
  const expires = cookies.find(({ name }) => name === "next-auth.session-token")?.expires ?? 0;
  expect(expires).toBeGreaterThan(Date.now() / 1000 + 90 * 24 * 60 * 60);
});

test("without a script, a person sees where they are signed in, and ends one of the browsers", async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: siteUrl, javaScriptEnabled: false });
  const page = await context.newPage();
  const { courseId } = await newCourse("generic", [{ title: "One" }]);
  const userId = await newLearner(courseId);
  const [row] = await query(
    `UPDATE "User" SET "firstSignInAt" = now() WHERE id = $1 RETURNING email`,
    [userId],
  );
  const { email } = row as { email: string };
  await signIn(context, userId);
  await ageSession(userId);
  const elsewhere = await browser.newContext({ baseURL: siteUrl });
  await signIn(elsewhere, userId);
  const phone = await elsewhere.newPage();
  await phone.goto("/account");
  await expect(phone.getByRole("heading", { name: "My courses" })).toBeVisible();

  await page.goto("/account");
  await page.getByRole("link", { name: "Signed-in browsers" }).click();
  const browsers = page.getByRole("main").getByRole("listitem");
  await expect(browsers).toHaveCount(2);
  await expect(browsers.filter({ hasText: "This browser" })).toHaveCount(1);

  await expect(page.getByRole("button", { name: /^Sign out the one/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Mail me a code" }).click();
  const mail = await mailbox.mail(email, /sign-in/i);
  await page.getByLabel("Six-digit code").fill(codeIn(mail));
  await page.getByRole("button", { name: "Sign in" }).click();
  // Proving the address again has replaced this browser's session and added none.
  await expect(browsers).toHaveCount(2);
  await page.getByRole("button", { name: /^Sign out the one/ }).click();
  await expect(page.getByText("That browser is signed out.")).toBeVisible();
  await expect(browsers).toHaveCount(1);
  await phone.goto("/account");
  await expect(phone).toHaveURL(/\/signin/);
  await page.goto("/account");
  await expect(page.getByRole("heading", { name: "My courses" })).toBeVisible();
  await context.close();
  await elsewhere.close();
});

for (const width of [360, 1440]) {
  test(`a buyer downloads, moves and deletes an account with the keyboard at ${width} pixels`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const context = await browser.newContext({
      baseURL: siteUrl,
      viewport: { width, height: 800 },
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    const { userId, email } = await newOwner(page);
    await expectToSuitEveryone(page);

    await test.step("everything that is held, for programs and for people", async () => {
      await pressByKeys(page, "Download my data", "link");
      await expect(page.getByRole("link", { name: "To read (HTML)" })).toBeVisible();
      await expectToSuitEveryone(page);
      const json = await page.request.get("/api/account/data?format=json");
      expect(json.headers()["cache-control"]).toContain("no-store");
      const data = await json.json();
      expect(data.account).toMatchObject([{ emailAddress: email }]);
      expect(data.access).toMatchObject([{ course: "The Test Rooms", reason: "given by hand" }]);
      expect(data.mails[0].subject).toBe("Your sign-in link and code");
      const html = await page.request.get("/api/account/data?format=html");
      expect(html.headers()["content-disposition"]).toContain("attachment");
      expect(await html.text()).toContain(email);
    });

    await test.step("a browser that is not known is signed out", async () => {
      const other = await browser.newContext();
      await signIn(other, userId);
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
      await expect(page.getByRole("button", { name: /^Sign out the one/ })).toHaveCount(0);
      await other.close();
    });

    const next = newAddress();
    await test.step("another address, once both have agreed", async () => {
      await page.goto("/account");
      await pressByKeys(page, "Change my e-mail address", "link");
      await expect(page.getByLabel("New address")).toBeVisible();
      await expectToSuitEveryone(page);
      await page.getByLabel("New address").focus();
      await page.keyboard.type(email);
      await page.keyboard.press("Enter");
      await expect(page.getByText("This is your address already")).toBeVisible();
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type(next);
      await page.keyboard.press("Enter");
      await expect(page.getByText("We have written to both addresses")).toBeVisible();
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
      await expect(page.getByRole("heading", { name: "The Test Rooms" })).toBeVisible();
    });

    await test.step("deleted, after a fresh proof and a typed word", async () => {
      await ageSession(userId);
      await pressByKeys(page, "Delete my account", "link");
      await expect(page.getByText("Your courses close for good")).toBeVisible();
      await expectToSuitEveryone(page);
      await pressByKeys(page, "Mail me a code");
      await expect(page.getByRole("heading", { name: "Check your mail" })).toBeVisible();
      const mail = await mailbox.mail(next, /sign-in/i);
      await page.getByLabel("Six-digit code").focus();
      await page.keyboard.type(codeIn(mail));
      await page.keyboard.press("Enter");
      await expect(page.getByLabel("Type DELETE to confirm")).toBeVisible();
      await expectToSuitEveryone(page);
      await pressByKeys(page, "Delete my account for good");
      await expect(page.getByText("Please type DELETE", { exact: true })).toBeVisible();
      await page.keyboard.type("delete");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { name: "Your account is deleted" })).toBeVisible();
      await expectToSuitEveryone(page);
      expect(await query(`SELECT 1 FROM "User" WHERE id = $1`, [userId])).toEqual([]);
      await page.goto("/account");
      await expect(page).toHaveURL(/\/signin/);
      await page.goto("/signin/code");
      await expect(page.getByText("a link and a code to your address")).toBeVisible();
    });
    await context.close();
  });
}

test("without JavaScript an account is moved and deleted as well", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: siteUrl, javaScriptEnabled: false });
  const page = await context.newPage();
  const { email } = await newOwner(page);
  const next = newAddress();
  await page.getByRole("link", { name: "Change my e-mail address" }).click();
  await page.getByLabel("New address").fill(next);
  await page.getByRole("button", { name: "Write to both addresses" }).click();
  await expect(page.getByText("We have written to both addresses")).toBeVisible();
  for (const [address, side] of [
    [email, "old"],
    [next, "new"],
  ] as const) {
    await page.goto(await changeLink(address, side));
    await page.getByRole("button", { name: "Yes, move my account" }).click();
  }
  await expect(page.getByRole("heading", { name: "Your account has moved" })).toBeVisible();
  await page.goto("/account/delete");
  await page.getByLabel("Type DELETE to confirm").fill("DELETE");
  await page.getByRole("button", { name: "Delete my account for good" }).click();
  await expect(page.getByRole("heading", { name: "Your account is deleted" })).toBeVisible();
  await context.close();
});

test("a page that was left open too long neither signs a browser out nor deletes the account", async ({
  page,
}) => {
  const { userId } = await newOwner(page);
  await newSession(userId);
  const pressTooLate = async (path: string, button: string | RegExp) => {
    await query(`UPDATE "Session" SET "createdAt" = now() WHERE "userId" = $1`, [userId]);
    await page.goto(path);
    if (path === "/account/delete") await page.getByLabel("Type DELETE").fill("DELETE");
    await ageSession(userId);
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("button", { name: "Mail me a code" })).toBeVisible();
  };
  await pressTooLate("/account/browsers", /^Sign out the one/);
  await pressTooLate("/account/delete", "Delete my account for good");
  const sessions = await query(`SELECT 1 FROM "Session" WHERE "userId" = $1`, [userId]);
  expect(sessions).toHaveLength(2);
});

test("whoever was signed out elsewhere is told so by the form, and it does nothing", async ({
  page,
}) => {
  const { userId, email } = await newOwner(page);
  await newSession(userId);
  await page.goto("/account/email");
  await page.getByLabel("New address").fill(newAddress());
  await page.getByRole("button", { name: "Write to both addresses" }).click();
  await expect(page.getByText("We have written to both addresses")).toBeVisible();
  // Reversed, the stored fingerprint matches no cookie; reversed again, it matches this browser's.
  const signOutOrIn = () =>
    query(`UPDATE "Session" SET "sessionToken" = reverse("sessionToken") WHERE "userId" = $1`, [
      userId,
    ]);
  const pressSignedOut = async (path: string, button: string | RegExp) => {
    await page.goto(path);
    await untilHydrated(page);
    if (path === "/account/delete") await page.getByLabel("Type DELETE").fill("DELETE");
    await signOutOrIn();
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByText("Please sign in first.")).toBeVisible();
    await signOutOrIn();
  };
  await pressSignedOut("/account/email", "Keep my address and stop this");
  await pressSignedOut("/account/browsers", /^Sign out the one/);
  await pressSignedOut("/account/delete", "Delete my account for good");
  expect(await query(`SELECT email FROM "User" WHERE id = $1`, [userId])).toEqual([{ email }]);
  expect(await query(`SELECT 1 FROM "EmailChange" WHERE "userId" = $1`, [userId])).toHaveLength(1);
});

test("whoever was signed out meanwhile signs in from the form, and finds what was typed", async ({
  page,
  context,
}) => {
  const { userId } = await newOwner(page);
  const next = newAddress();
  await page.goto("/account/email");
  await page.getByLabel("New address").fill(next);
  const send = page.getByRole("button", { name: "Write to both addresses" });
  const signOut = () => query(`DELETE FROM "Session" WHERE "userId" = $1`, [userId]);
  const wayIn = page.getByRole("alert").getByRole("link", { name: "Sign in" });
  await signOut();
  await send.click();
  await expectToSuitEveryone(page);
  const [tab] = await Promise.all([context.waitForEvent("page"), wayIn.click()]);
  await expect(tab).toHaveURL("/signin?callbackUrl=%2Faccount%2Femail");
  await signIn(context, userId);
  await tab.reload();
  await expect(tab).toHaveURL("/account/email");
  await expect(page.getByLabel("New address")).toHaveValue(next);
  await send.click();
  await expect(page.getByText("We have written to both addresses")).toBeVisible();

  const link = await changeLink(next, "new");
  for (const [path, button] of [
    [link, "Yes, move my account"],
    ["/account/browsers", /^Sign out the one/],
  ] as const) {
    await newSession(userId);
    await signIn(context, userId);
    await page.goto(path);
    await untilHydrated(page);
    await signOut();
    await page.getByRole("button", { name: button }).click();
    const { pathname, search } = new URL(path, siteUrl);
    const callbackUrl = `${pathname}${search}`;
    await expect(wayIn).toHaveAttribute("href", `/signin?${new URLSearchParams({ callbackUrl })}`);
  }
});

test("nobody downloads what is held of another, or without a fresh proof", async ({
  page,
  request,
}) => {
  expect((await request.get("/api/account/data")).status()).toBe(401);
  const { userId } = await newOwner(page);
  await page.goto("/account/data");
  const download = page.getByRole("link", { name: "To take elsewhere (JSON)" });
  await expect(download).toBeVisible();
  await ageSession(userId);
  const answer = await page.request.get("/api/account/data?format=json");
  expect(answer.status()).toBe(403);
  expect(await answer.text()).toContain("that it is you");
  await download.click();
  await expect(page.getByRole("button", { name: "Mail me a code" })).toBeVisible();
});

test("the link in the new address's mail does nothing for a stranger, and scanners change nothing", async ({
  page,
  browser,
  request,
}) => {
  const { userId, email } = await newOwner(page);
  const next = newAddress();
  await page.goto("/account/email");
  await page.getByLabel("New address").fill(next);
  await page.getByRole("button", { name: "Write to both addresses" }).click();
  const [old, fresh] = [await changeLink(email, "old"), await changeLink(next, "new")];
  for (const link of [old, fresh, old, fresh]) await request.get(link);
  const stranger = await browser.newContext({ baseURL: siteUrl });
  const { courseId } = await newCourse("generic", [{ title: "One" }]);
  await signIn(stranger, await newLearner(courseId));
  const theirs = await stranger.newPage();
  await theirs.goto(fresh);
  await expect(theirs.getByRole("heading", { name: "One more step first" })).toBeVisible();
  await expect(
    theirs.getByText("Sign out there, then open the link of the mail again."),
  ).toBeVisible();
  await expect(theirs.getByRole("link", { name: "Go to that account" })).toHaveAttribute(
    "href",
    "/account",
  );
  await expectToSuitEveryone(theirs);
  await theirs.goto(old);
  await theirs.getByRole("button", { name: "No, stop this" }).click();
  await expect(
    theirs.getByRole("heading", { name: "Stopped. Nothing has changed." }),
  ).toBeVisible();
  await page.goto(fresh);
  await expect(page.getByRole("heading", { name: "This link has ended" })).toBeVisible();
  expect(await query(`SELECT email FROM "User" WHERE id = $1`, [userId])).toEqual([{ email }]);
  await stranger.close();
});

test("a change that could not be refused for want of a connection says so, and is refused at the second try", async ({
  page,
  context,
}) => {
  const { userId, email } = await newOwner(page);
  await page.goto("/account/email");
  await page.getByLabel("New address").fill(newAddress());
  await page.getByRole("button", { name: "Write to both addresses" }).click();
  await page.goto(await changeLink(email, "old"));
  await untilHydrated(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: "No, stop this" }).click();
  await expect(page.getByText("We could not be reached.")).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "No, stop this" }).click();
  await expect(page.getByRole("heading", { name: "Stopped. Nothing has changed." })).toBeVisible();
  expect(await query(`SELECT email FROM "User" WHERE id = $1`, [userId])).toEqual([{ email }]);
});

test("whoever agrees to a change of address again, because the answer was lost, is led where it leads", async ({
  page,
}) => {
  const { email } = await newOwner(page);
  const next = newAddress();
  await page.goto("/account/email");
  await page.getByLabel("New address").fill(next);
  await page.getByRole("button", { name: "Write to both addresses" }).click();
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

test("whoever deletes the account again, because the answer was lost, is led where it leads", async ({
  page,
}) => {
  const { userId } = await newOwner(page);
  await page.goto("/account/delete");
  await untilHydrated(page);
  await page.getByLabel("Type DELETE").fill("DELETE");
  await loseAnswer(page, "**/account/delete");
  const erase = page.getByRole("button", { name: "Delete my account for good" });
  await erase.click();
  await expect(page.getByText("We could not be reached.")).toBeVisible();
  expect(await query(`SELECT 1 FROM "User" WHERE id = $1`, [userId])).toEqual([]);
  await erase.click();
  await expect(page.getByRole("heading", { name: "Your account is deleted" })).toBeVisible();
});

test("a page that was left open deletes nobody but the person it was opened for", async ({
  page,
}) => {
  await newOwner(page);
  await page.goto("/account/delete");
  await untilHydrated(page);
  await page.getByLabel("Type DELETE").fill("DELETE");
  const other = await page.context().newPage();
  await page.context().clearCookies();
  const { userId } = await newOwner(other);
  await page.getByRole("button", { name: "Delete my account for good" }).click();
  await expect(page.getByText("Somebody else has signed in on this browser.")).toBeVisible();
  expect(await query(`SELECT 1 FROM "User" WHERE id = $1`, [userId])).toHaveLength(1);
});

test("a person stops a change of address, at the second try where the first got lost", async ({
  page,
  context,
}) => {
  await newOwner(page);
  await page.goto("/account/email");
  await page.getByLabel("New address").fill(newAddress());
  await page.getByRole("button", { name: "Write to both addresses" }).click();
  const stop = page.getByRole("button", { name: "Keep my address and stop this" });
  await expect(stop).toBeVisible();
  await context.setOffline(true);
  await stop.click();
  await expect(page.getByText("We could not be reached.")).toBeVisible();
  await context.setOffline(false);
  await stop.click();
  await expect(page.getByLabel("New address")).toBeVisible();
});

test("what a person wrote is text in the file of their data, never markup", async ({ page }) => {
  const { email } = await newOwner(page);
  await query(
    `INSERT INTO "ContactMessage" (id, name, email, subject, message)
     VALUES (gen_random_uuid(), '<img src=x>', $1, '"quoted" & more', '<script>alert(1)</script>')`,
    [email],
  );
  const html = await (await page.request.get("/api/account/data?format=html")).text();
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(html).not.toContain("<script>alert(1)");
  expect(html).not.toContain("<img src=x>");
});
