import { expect, type Page, test } from "@playwright/test";
import { holdBack } from "../support/hold-back";
import { newCourse, newLearner, signIn } from "../support/learner";
import { CONTACT_EMAIL } from "../support/public-pages";
import { JOURNEY, newAddress } from "../support/samples";
import {
  buyCourse,
  CARDS,
  enterCard,
  enterDetails,
  isSignedIn,
  openCheckout,
  payButton,
  payForCourse,
  readPaymentId,
  signInByCode,
} from "../support/shopper";
import { cardProvider, mailbox, query } from "../support/world";

const CHECKOUT = "/checkout?courseId=1&title=x&amount=49.99";

async function drawTwoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

test.afterEach(async () => {
  await cardProvider.recover();
  await cardProvider.webhooks(true);
});

test("checkout and success page say what is bought, what is going on and what comes next", async ({
  page,
}) => {
  const { promise: secret, resolve: sendSecret } = Promise.withResolvers<void>();
  await page.route("**/api/create-payment-intent", async (route) => {
    await secret;
    await route.continue();
  });
  await page.goto(CHECKOUT);
  const main = page.getByRole("main");
  await expect(main.getByRole("status")).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  sendSecret();
  await expect(payButton(page)).toHaveText("Pay £49.99");
  for (const text of [
    "Complete Your Purchase",
    "Full course access",
    "£49.99",
    "secured by Stripe",
    'You\'re about to purchase access to "The Journey to Self-Discovery"',
  ]) {
    await expect(main).toContainText(text);
  }
  await expect(main.getByRole("link", { name: "Back to the course" })).toHaveAttribute(
    "href",
    `/courses/${JOURNEY}`,
  );

  for (const [words, path] of [
    ["terms of sale", "/terms"],
    ["refund rules", "/refunds"],
    ["privacy policy", "/privacy"],
  ] as const) {
    const link = main.getByRole("link", { name: words });
    await expect(link).toHaveAttribute("href", path);
    await expect(link).toHaveAttribute("target", "_blank");
  }

  const { promise: answer, resolve: sendAnswer } = Promise.withResolvers<void>();
  await page.route("**/v1/payment_intents/*/confirm", async (route) => {
    await answer;
    await route.continue();
  });
  await enterCard(page, CARDS.good);
  await enterDetails(page, newAddress());
  await payButton(page).click();
  await expect(page.getByRole("button", { name: "Processing..." })).toBeDisabled();
  sendAnswer();
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  await expect(page.getByText("Payment Successful!")).toHaveCount(1);
  for (const text of [
    "What happens next?",
    "lifetime access",
    "A confirmation e-mail has been sent",
    "Learn at your own pace",
    "Download materials",
    CONTACT_EMAIL,
  ]) {
    await expect(main).toContainText(text);
  }
  await expect(main.getByRole("link", { name: "Return Home" })).toHaveAttribute("href", "/");
});

test("an answer that holds no payment is told in words with a way to try again, which works", async ({
  page,
}) => {
  for (const body of ["{}", "null", '{"clientSecret":1,"amount":"49.99","orderId":null}']) {
    const intent = "**/api/create-payment-intent";
    await page.route(intent, (route) => route.fulfill({ contentType: "application/json", body }));
    await page.goto(CHECKOUT);
    await expect(page.getByText("The payment form could not be opened")).toBeVisible();
    await expect(
      page.getByText("Something went wrong. Please try again. Nothing was charged."),
    ).toBeVisible();
    await page.unroute(intent);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(payButton(page)).toHaveText("Pay £49.99");
  }
});

/** The style sheet waits for twelve seconds before it says that something takes long. */
async function letTimePass(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSAnimation && animation.animationName === "late")
        animation.finish();
    }
  });
}

test("a checkout whose script files do not arrive says so in the end, and opens again", async ({
  page,
}) => {
  await page.route("**/_next/static/**/*.js", (route) => route.abort());
  await page.goto("/checkout/1");
  const again = page.getByRole("link", { name: "open this page again" });
  const heard = page.getByRole("status").filter({ hasText: "Preparing the payment form" });
  await expect(heard).toBeVisible();
  await expect(again).toBeHidden();
  await letTimePass(page);
  await expect(again).toBeVisible();
  await expect(heard).toContainText("open this page again");
  await page.unroute("**/_next/static/**/*.js");
  await again.click();
  await expect(payButton(page)).toBeEnabled();
});

test("card fields that are long in coming say so until they have come", async ({ page }) => {
  const release = await holdBack(page, "**/v1/payment_intents/*");
  await page.goto(CHECKOUT);
  await expect(page.getByRole("checkbox")).toBeVisible();
  const again = page.getByRole("link", { name: "open this page again" });
  await expect(again).toBeHidden();
  await letTimePass(page);
  await expect(again).toBeVisible();
  release();
  await expect(payButton(page)).toBeEnabled();
  await expect(again).toHaveCount(0);
});

test("card fields that cannot be opened say so, and come with the next try", async ({ page }) => {
  const intent = "**/v1/payment_intents/*";
  await page.route(intent, (route) => route.abort());
  await page.goto(CHECKOUT);
  await expect(page.getByText("The card fields could not be opened")).toBeVisible();
  await expect(payButton(page)).toBeDisabled();
  const email = newAddress();
  await enterDetails(page, email);
  await page.unroute(intent);
  await page.getByRole("button", { name: "Try again" }).press("Enter");
  await expect(page.locator("form :focus")).toBeAttached();
  await expect(payButton(page)).toBeEnabled();
  await expect(page.getByLabel("Email address")).toHaveValue(email);
  await enterCard(page, CARDS.good);
  await payButton(page).click();
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
});

for (const [width, height] of [
  [360, 740],
  [412, 823],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`at ${width} pixels the payment form moves nothing on view when it comes`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const { promise: secret, resolve: sendSecret } = Promise.withResolvers<void>();
    await page.route("**/api/create-payment-intent", async (route) => {
      await secret;
      await route.continue();
    });
    await page.goto(CHECKOUT);
    // A font that loads late moves text by a hair, which is not the form's doing.
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    await drawTwoFrames(page);
    await page.evaluate(() => {
      const moved: number[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) =>
        moved.push(...list.getEntries().map(({ startTime }) => startTime)),
      ).observe({ type: "layout-shift" });
    });
    sendSecret();
    await expect(payButton(page)).toBeEnabled();
    // A layout shift is reported only after the frame in which it happened.
    await drawTwoFrames(page);
    expect(await page.evaluate(() => Reflect.get(window, "moved"))).toEqual([]);
  });
}

test("a provider that is down is told with a way to try again, which works", async ({ page }) => {
  await cardProvider.fail({ status: 500, paths: "^/v1/payment_intents" });
  await page.goto(CHECKOUT);
  await expect(page.getByText("The payment form could not be opened")).toBeVisible();
  await expect(page.getByText("The payment provider does not answer")).toBeVisible();
  await cardProvider.recover();
  await page.getByRole("button", { name: "Try again" }).press("Enter");
  await expect(payButton(page)).toBeEnabled();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Email address")).toBeFocused();
});

test("while a payment is on its way, its address stands as it was sent", async ({ page }) => {
  const email = newAddress();
  await page.goto(CHECKOUT);
  await expect(payButton(page)).toBeEnabled();
  await enterCard(page, CARDS.declined);
  await enterDetails(page, email);
  const release = await holdBack(page, "**/v1/payment_intents/*/confirm");
  const field = page.getByLabel("Email address");
  await field.press("Enter");
  await expect(page.getByRole("button", { name: "Processing..." })).toBeDisabled();
  await field.focus();
  await page.keyboard.type(".au");
  await expect(field).toHaveValue(email);
  release();
  await expect(page.getByRole("alert").getByText("The payment provider says")).toBeVisible();
  await field.focus();
  await page.keyboard.press("End");
  await page.keyboard.type(".au");
  await expect(field).toHaveValue(`${email}.au`);
});

test("a connection that breaks while paying is a Payment Error, and nothing is lost", async ({
  page,
}) => {
  const email = newAddress();
  await page.goto(CHECKOUT);
  await expect(payButton(page)).toBeEnabled();
  await enterCard(page, CARDS.good);
  await enterDetails(page, email);
  await page.route("**/checkout?**", (route) => route.abort());
  await payButton(page).click();
  const words = ["Payment Error", "An unexpected error occurred. Please try again."];
  for (const text of words) {
    await expect(page.getByRole("status").getByText(text)).toBeVisible();
    await expect(page.getByText(text)).toHaveCount(1);
  }
  await expect(page.getByRole("alert").getByText("could not be finished")).toBeVisible();
  await expect(page.getByLabel("Email address")).toHaveValue(email);
  await page.unroute("**/checkout?**");
  await payButton(page).click();
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
});

for (const isServed of [false, true]) {
  test(`a payment whose answer was lost is not called a failure when the buyer presses again, its course ${isServed ? "open by then" : "not open yet"}`, async ({
    page,
  }) => {
    await cardProvider.webhooks(isServed);
    const email = newAddress();
    await openCheckout(page);
    await enterCard(page, CARDS.good);
    await enterDetails(page, email);
    await cardProvider.fail({ dropAnswers: true, paths: "/confirm$", times: 1 });
    await payButton(page).click();
    const alarm = page.getByRole("alert").getByText(/^The payment (provider says|could not)/);
    await expect(alarm).toBeVisible();
    const paid = `SELECT 1 FROM "Order" WHERE email = $1 AND status = 'paid'`;
    await expect.poll(() => query(paid, [email])).toHaveLength(isServed ? 1 : 0);

    // An answer without content leaves the browser on the page, where the test can look at it.
    await page.route("**/payment-success?**", (route) => route.fulfill({ status: 204 }));
    const leaving = page.waitForRequest("**/payment-success?**");
    await payButton(page).click();
    const request = await leaving;
    await expect(page.getByRole("button", { name: "Processing..." })).toBeDisabled();
    await expect(alarm).toHaveCount(0);
    await page.unroute("**/payment-success?**");
    await page.goto(request.url());
    await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  });
}

test("a reload of the checkout and a second tab go on with the same payment", async ({
  page,
  context,
}) => {
  const readIntent = async (tab: Page) => {
    const answer = await tab.waitForResponse("**/api/create-payment-intent");
    const { orderId, clientSecret } = await answer.json();
    return { orderId, clientSecret };
  };
  const [first] = await Promise.all([readIntent(page), page.goto(CHECKOUT)]);
  expect(first.clientSecret).toContain("_secret_");
  const [again] = await Promise.all([readIntent(page), page.reload()]);
  const tab = await context.newPage();
  const [beside] = await Promise.all([readIntent(tab), tab.goto(CHECKOUT)]);
  expect([again, beside]).toEqual([first, first]);
});

test("a price that changes while the checkout is opened is told, and is what is paid", async ({
  page,
}) => {
  const setPrice = (pence: number) =>
    query(`UPDATE "Course" SET "pricePence" = $1 WHERE id = 1`, [pence]);
  await page.route("**/api/create-payment-intent", async (route) => {
    await setPrice(5999);
    await route.continue();
  });
  try {
    await page.goto(CHECKOUT);
    await expect(page.getByText("Price is now £59.99")).toBeVisible();
    await expect(payButton(page)).toHaveText("Pay £59.99");
  } finally {
    await setPrice(4999);
  }
});

async function payByProcessingCard(page: Page) {
  await openCheckout(page);
  await enterCard(page, CARDS.processing);
  await enterDetails(page, newAddress());
  await payButton(page).click();
  await expect(
    page.getByRole("heading", { name: "Your payment is being processed" }),
  ).toBeVisible();
}

test("a payment in processing says so, and the page sees and tells by itself when it is done", async ({
  page,
}) => {
  await payByProcessingCard(page);
  // The region that is already there: a screen reader would not announce a new one that comes with its text.
  const heard = await page
    .getByRole("status")
    .filter({ hasText: "Your payment is being processed" })
    .elementHandle();
  await cardProvider.post(`payments/${readPaymentId(page)}/settle`, { outcome: "succeeded" });
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  expect(await heard?.isVisible()).toBe(true);
  expect(await heard?.innerText()).toBe("Payment Successful!");
});

test("the page of a payment in processing outlives a lost connection", async ({
  page,
  context,
}) => {
  await payByProcessingCard(page);
  await context.setOffline(true);
  // The page's own question first; a second one is asked by a page that is still there, or by the browser.
  await page.waitForEvent("requestfailed");
  await page.waitForEvent("requestfailed");
  await expect(
    page.getByRole("heading", { name: "Your payment is being processed" }),
  ).toBeVisible();
  await context.setOffline(false);
  await cardProvider.post(`payments/${readPaymentId(page)}/settle`, { outcome: "succeeded" });
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
});

test("the page of a payment in processing asks once at a time on a slow line", async ({ page }) => {
  await page.clock.install();
  await payByProcessingCard(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) asked.push(pathname);
  });
  const release = await holdBack(page, "**/api/health");
  await page.clock.runFor(20_000);
  await expect.poll(() => asked).toEqual(["/api/health"]);
  release();
  await expect.poll(() => asked.length).toBeGreaterThan(1);
});

test("who comes back to a checkout whose payment is under way, or done, is told before paying twice", async ({
  page,
}) => {
  await payByProcessingCard(page);
  const paymentId = readPaymentId(page);
  const success = page.url();
  await page.goto(CHECKOUT);
  await expect(page.getByText("Your payment for this course is being processed")).toBeVisible();
  await expect(payButton(page)).toBeEnabled();

  await cardProvider.post(`payments/${paymentId}/settle`, { outcome: "succeeded" });
  await page.goto(success);
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  // The page signs the browser in by itself, and would do so again after its cookies were cleared.
  await expect.poll(() => isSignedIn(page)).toBe(true);
  await page.context().clearCookies({ name: /session-token/ });
  await page.goto(CHECKOUT);
  await expect(page.getByText("You have already bought this course in this browser")).toBeVisible();
  await page.getByRole("link", { name: "sign in with that address" }).click();
  await expect(page).toHaveURL(/\/signin\?callbackUrl=/);

  const { courseId } = await newCourse("generic", [{ title: "Another one" }]);
  await signIn(page.context(), await newLearner(courseId));
  await page.goto(CHECKOUT);
  await expect(page.getByText("You have already bought this course in this browser")).toBeVisible();
  await expect(page.getByRole("link", { name: "sign in with that address" })).toHaveCount(0);
});

test("while the provider cannot be asked, the success page claims nothing", async ({ page }) => {
  await buyCourse(page);
  await cardProvider.fail({ status: 503, paths: "^/v1/payment_intents" });
  await page.reload();
  await expect(
    page.getByRole("heading", { name: "We cannot look up your payment at the moment" }),
  ).toBeVisible();
  await cardProvider.recover();
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
});

test("a purchase that was given back says that it is closed, and leads on", async ({ page }) => {
  const email = await buyCourse(page);
  await cardProvider.post(`payments/${readPaymentId(page)}/refund`);
  await mailbox.mail(email, /^Your refund for/);
  await page.reload();
  await expect(page.getByRole("heading", { name: "This purchase is closed" })).toBeVisible();
  await expect(
    page.getByText("it was refunded or is disputed, its account was deleted, or we have ended"),
  ).toBeVisible();
  await expect(page.getByText("A second payment")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Start Learning" })).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link", { name: "Sign in" })).toBeVisible();
});

test("a payment that fits no order says that it needs a person, and where to write", async ({
  page,
}) => {
  await openCheckout(page);
  await enterCard(page, CARDS.good);
  await enterDetails(page, newAddress());
  // As if somebody had changed the order between the card form and the payment.
  await page.route("**/v1/payment_intents/*/confirm", async (route) => {
    const [, intent = ""] = /payment_intents\/(\w+)\/confirm/.exec(route.request().url()) ?? [];
    await query(`UPDATE "Order" SET "pricePence" = 4998 WHERE "paymentIntentId" = $1`, [intent]);
    await route.continue();
  });
  await payButton(page).click();
  await expect(page.getByRole("heading", { name: "Your payment needs a person" })).toBeVisible();
  await expect(page.getByText("Your coach has been told and will write to you.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: CONTACT_EMAIL })).toBeVisible();
  const payment = readPaymentId(page);
  await expect
    .poll(() => query(`SELECT kind FROM "Attention" WHERE "paymentIntentId" = $1`, [payment]))
    .toEqual([{ kind: "payment-mismatch" }]);
});

test("who owns the course already is led to it instead of to the card form", async ({ page }) => {
  await buyCourse(page);
  await page.goto(CHECKOUT);
  await expect(page.getByText("You already own this course, and it is open to you.")).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("/learn");
  await page.getByRole("link", { name: "Go to the course" }).click();
  await expect(page).toHaveURL(`/learn/${JOURNEY}`);
});

test("a course that was bought in another tab meanwhile is not sold again, and leads on", async ({
  page,
  context,
}) => {
  await page.route("**/api/create-payment-intent", (route) => route.abort(), { times: 1 });
  await page.goto(CHECKOUT);
  await expect(page.getByText("The payment form could not be opened")).toBeVisible();
  await expect(page.getByText("Please check your connection. Nothing was charged.")).toBeVisible();
  await buyCourse(await context.newPage());
  const refused = page.waitForResponse("**/api/create-payment-intent");
  await page.getByRole("button", { name: "Try again" }).click();
  const answer = await refused;
  expect([answer.status(), (await answer.text()).split(/\s/).at(-1)]).toEqual([
    409,
    `/learn/${JOURNEY}`,
  ]);
  await expect(page.getByText("You already own this course.")).toBeVisible();
  await page.getByRole("link", { name: "Go to the course" }).click();
  await expect(page).toHaveURL(`/learn/${JOURNEY}`);
});

test("a mistyped address is corrected on the success page", async ({ page }) => {
  await buyCourse(page);
  const right = newAddress();
  await page.getByText("Not your address? Correct it").click();
  await page.getByLabel("Email address").fill(right);
  await page.getByRole("button", { name: "Send the way in there" }).click();
  await expect(page.getByText("Address corrected")).toBeVisible();
  await expect(page.locator(":focus")).toContainText("Address corrected");
  await expect(page.getByText(`The way in is now on its way to ${right}.`)).toBeVisible();
  await mailbox.mail(right, /^Your course/);
  await page.context().clearCookies();
  await signInByCode(page, right);
  await expect(page.getByRole("heading", { name: "The Journey to Self-Discovery" })).toBeVisible();
});

test("an address mistyped for two courses in one sitting is corrected for both, and both open", async ({
  page,
}) => {
  const mistyped = await buyCourse(page);
  const other = "the-great-process-in-practice";
  await openCheckout(page, other);
  await expect(page.getByLabel("Email address")).toHaveValue(mistyped);
  await expect(page.getByLabel("Email address")).not.toBeEditable();
  await enterCard(page, CARDS.good);
  await page.getByRole("checkbox").check();
  await payButton(page).click();
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  const right = newAddress();
  await page.getByText("Not your address? Correct it").click();
  await page.getByLabel("Email address").fill(right);
  await page.getByRole("button", { name: "Send the way in there" }).click();
  await expect(page.getByText(`The way in is now on its way to ${right}.`)).toBeVisible();
  await expect.poll(() => mailbox.messages(right)).toHaveLength(2);
  for (const slug of [JOURNEY, other]) {
    await page.goto(`/learn/${slug}`);
    await expect(page.getByRole("button", { name: "Mark as Complete" }).first()).toBeVisible();
  }
});

test("while a corrected address is on its way, its form takes no typing", async ({ page }) => {
  const wrong = (await buyCourse(page)).replace("@", "@@");
  await page.getByText("Not your address? Correct it").click();
  const release = await holdBack(page, "**/payment-success?*");
  const field = page.getByLabel("Email address");
  await field.fill(wrong);
  await field.press("Enter");
  const button = page.getByRole("button", { name: "Send the way in there" });
  await expect(button).toBeDisabled();
  await field.focus();
  await page.keyboard.type("Lost");
  await expect(field).toHaveValue(wrong);
  await expect(button).toBeFocused();
  release();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(wrong);
});

test("an address that owns the course already is told so, and gets no promise of a way in", async ({
  page,
}) => {
  const owner = await buyCourse(page);
  await page.context().clearCookies();
  await buyCourse(page);
  await page.getByText("Not your address? Correct it").click();
  await page.getByLabel("Email address").fill(owner);
  await page.getByRole("button", { name: "Send the way in there" }).click();
  await expect(page.getByText("Address corrected")).toBeVisible();
  await expect(
    page.getByText(
      `${owner} owns this course already, so this payment goes back to your card. Sign in with that address to learn.`,
    ),
  ).toBeVisible();
  await expect(page.getByText("on its way")).toHaveCount(0);
  await mailbox.mail(owner, /^Your refund for/);
  await page.reload();
  await expect(page.getByRole("heading", { name: "This purchase is closed" })).toBeVisible();
  await expect(page.getByText("A second payment for a course that you own")).toBeVisible();
});

test("who paid with an address that others have used, too, reads where to write instead of a form", async ({
  page,
}) => {
  const email = await buyCourse(page);
  await page.context().clearCookies();
  await payForCourse(page, email, "the-great-process-in-practice");
  await expect(page.getByText(`A confirmation e-mail has been sent to ${email}`)).toBeVisible();
  await expect(page.getByText("Not your address? Please write to us")).toBeVisible();
  await expect(page.getByText("Correct it")).toHaveCount(0);
});

test("an address to which the account's owner has moved is not shown to the browser that paid", async ({
  page,
}) => {
  const email = await buyCourse(page);
  await expect(page.getByText(`A confirmation e-mail has been sent to ${email}`)).toBeVisible();
  const moved = newAddress();
  await query(`DELETE FROM "Session" s USING "User" u WHERE u.id = s."userId" AND u.email = $1`, [
    email,
  ]);
  await query(`UPDATE "Order" SET email = $2 WHERE email = $1`, [email, moved]);
  await query(
    `UPDATE "User" SET email = $2, "emailVerified" = now(), "firstSignInAt" = now() WHERE email = $1`,
    [email, moved],
  );
  await page.reload();
  await expect(
    page.getByText("A confirmation e-mail has been sent", { exact: true }),
  ).toBeVisible();
  await expect(page.getByText(moved)).toHaveCount(0);
  await expect(page.getByText("Not your address?")).toHaveCount(0);
});

test("signing out on a shared computer leaves no way back in", async ({ page }) => {
  await buyCourse(page);
  const success = page.url();
  await page.goto("/account");
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page).toHaveURL("/");
  await page.goto(success);
  await page.getByRole("link", { name: "Start Learning" }).click();
  await expect(page).toHaveURL(/\/signin/);
});

/** The page's own sign-in never reaches the site, as on a lost connection or before any script has run. */
async function payWithoutEntering(page: Page, slug = JOURNEY): Promise<void> {
  await page.route("**/payment-success?*", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await payForCourse(page, newAddress(), slug);
}

test("the browser that paid is let in although the success page could not sign it in", async ({
  page,
}) => {
  await payWithoutEntering(page);
  await page.getByRole("link", { name: "Start Learning" }).click();
  await expect(page).toHaveURL(`/learn/${JOURNEY}`);
  await expect(page.getByRole("button", { name: "Mark as Complete" }).first()).toBeVisible();
});

test("a browser that paid under two addresses is let into the course that it asks for", async ({
  page,
}) => {
  const other = "the-great-process-in-practice";
  await payWithoutEntering(page);
  await payWithoutEntering(page, other);
  const answer = await page.goto(`/learn/${JOURNEY}`);
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveURL(`/learn/${JOURNEY}`);
});

test("a browser that paid is not signed in by asking for the office or another's course", async ({
  page,
}) => {
  await payWithoutEntering(page);
  for (const path of ["/admin", "/learn/the-great-process-in-practice"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/signin/);
  }
  await page.goto("/account");
  await expect(page).toHaveURL("/account");
});
