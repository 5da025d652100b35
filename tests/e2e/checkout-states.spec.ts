import { expect, type Page, test } from "@playwright/test";
import { z } from "zod";
import { bringToHand, drawTwoFrames } from "../support/drawn";
import { fullOnlyIf } from "../support/full-only";
import { holdBack } from "../support/hold-back";
import { holdFramework } from "../support/hydrated";
import { findCourseId, newLearner, setPrice, signIn } from "../support/learner";
import { findEmail } from "../support/people";
import { askCardProvider, beginInBrowser, payInBrowser } from "../support/sale";
import { BUYER, JOURNEY, newAddress } from "../support/samples";
import {
  bankFrame,
  CARDS,
  cardFrame,
  enterCard,
  enterDetails,
  expectDetails,
  payButton,
  readPaymentId,
  untilSignedIn,
} from "../support/shopper";
import { cardProvider, query } from "../support/world";

const CHECKOUT = "/checkout?courseId=1&title=x&amount=49.99";
const OTHER = "taking-back-your-life";
const INTENT = "**/api/create-payment-intent";

const paymentRow = z.tuple([z.object({ paymentIntentId: z.string() })]);

const openAgain = (page: Page) => page.getByRole("link", { name: "open this page again" });
const tryAgain = (page: Page) => page.getByRole("button", { name: "Try again" });

async function openForm(page: Page): Promise<void> {
  await page.goto(CHECKOUT);
  await expect(payButton(page)).toBeEnabled();
}

async function expectSuccess(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
}

test.afterEach(async () => {
  await cardProvider.recover();
  await cardProvider.webhooks(true);
});

test("the checkout says what is bought, and locks the e-mail address during payment", async ({
  page,
}) => {
  const sendSecret = await holdBack(page, INTENT);
  await page.goto(CHECKOUT);
  const main = page.getByRole("main");
  await expect(main.getByRole("status")).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  sendSecret();
  await expect(payButton(page)).toHaveText("Pay £49.99");
  await expect(main).toContainText('purchase access to "The Journey to Self-Discovery"');
  const texts = ["Complete Your Purchase", "Full course access", "£49.99", "secured by Stripe"];
  for (const text of texts) await expect(main).toContainText(text);
  const back = main.getByRole("link", { name: "Back to the course" });
  await expect(back).toHaveAttribute("href", `/courses/${JOURNEY}`);
  for (const [words, path] of [
    ["terms of sale", "/terms"],
    ["refund rules", "/refunds"],
    ["privacy policy", "/privacy"],
  ] as const) {
    const link = main.getByRole("link", { name: words });
    await expect(link).toHaveAttribute("href", path);
    await expect(link).toHaveAttribute("target", "_blank");
  }

  const sendAnswer = await holdBack(page, "**/v1/payment_intents/*/confirm");
  const email = newAddress();
  await enterCard(page, CARDS.declined);
  await enterDetails(page, email);
  const field = page.getByLabel("Email address");
  await field.press("Enter");
  await expect(page.getByRole("button", { name: "Processing..." })).toBeDisabled();
  await field.focus();
  await page.keyboard.type(".au");
  await expect(field).toHaveValue(email);
  sendAnswer();
  await expect(page.getByRole("alert").getByText("Payment Failed")).toBeVisible();
  await field.focus();
  await page.keyboard.press("End");
  await page.keyboard.type(".au");
  await expect(field).toHaveValue(`${email}.au`);
});

test("the card is sent with the buyer's name, e-mail address and country, and no empty field", async ({
  page,
}) => {
  const email = newAddress();
  await openForm(page);
  await enterCard(page, CARDS.good);
  await payButton(page).click();
  await expect(page.getByText("Please choose your country")).toBeVisible();
  await enterDetails(page, email);
  await page.getByText("Is this for a company?").click();
  await page.getByLabel("Company", { exact: true }).fill("Céim Ltd");
  await payButton(page).click();
  await expect(page.getByText("or leave all three empty")).toBeVisible();
  await page.getByLabel("Address", { exact: true }).fill("1 High Street, Newry");
  await expect(page.getByLabel("Company", { exact: true })).toBeVisible();
  const confirmed = page.waitForRequest("**/v1/payment_intents/*/confirm");
  await payButton(page).click();
  const sent = [...new URLSearchParams((await confirmed).postData() ?? "")];
  expect(sent.filter(([name]) => name.includes("billing_details"))).toEqual([
    ["payment_method_data[billing_details][name]", BUYER.name],
    ["payment_method_data[billing_details][email]", email],
    ["payment_method_data[billing_details][address][country]", BUYER.country],
  ]);
  await expectSuccess(page);
  const order = `SELECT "buyerName" AS name, "buyerCountry" AS country, "buyerCompany" AS company FROM "Order" WHERE email = $1`;
  expect(await query(order, [email])).toEqual([{ ...BUYER, company: "Céim Ltd" }]);
  expect(await query(`SELECT name FROM "User" WHERE email = $1`, [email])).toEqual([
    { name: BUYER.name },
  ]);
});

test("choosing a country that the shop does not sell to hides the card form and loses no text", async ({
  page,
}) => {
  const email = newAddress();
  await openForm(page);
  await enterCard(page, CARDS.good);
  await enterDetails(page, email);
  const country = page.getByLabel("Country you live in");
  await country.selectOption("FR");
  await expect(page.locator("form [aria-live=polite]")).toContainText(
    "We do not sell to France yet",
  );
  await expect(payButton(page)).toBeHidden();
  await expect(page.locator('iframe[title="Secure payment input frame"]')).toBeHidden();
  await page.reload();
  await expect(page.getByText("We do not sell to France yet")).toBeVisible();
  await expect(page.getByLabel("Email address")).toHaveValue(email);
  await country.selectOption(BUYER.country);
  await expect(page.getByText("We do not sell to France yet")).toBeHidden();
  await expectDetails(page, email);
  await expect(payButton(page)).toBeEnabled();
  await enterCard(page, CARDS.good);
  await payButton(page).click();
  await expectSuccess(page);
});

test("a payment form that cannot be opened says why, and Try again works each time", async ({
  page,
}) => {
  await page.route(INTENT, (route) => route.abort(), { times: 1 });
  await page.goto(CHECKOUT);
  await expect(page.getByText("The payment form could not be opened")).toBeVisible();
  await expect(page.getByText("Please check your connection.", { exact: true })).toBeVisible();
  await expect(page.getByText("Nothing was charged. If it happens again")).toBeVisible();

  const body = '{"clientSecret":1,"amount":"49.99","orderId":null}';
  await page.route(INTENT, (route) => route.fulfill({ contentType: "application/json", body }), {
    times: 1,
  });
  await tryAgain(page).click();
  await expect(
    page.getByText("Something went wrong. Please try again.", { exact: true }),
  ).toBeVisible();

  await cardProvider.fail({ status: 500, paths: "^/v1/payment_intents" });
  await tryAgain(page).click();
  await expect(page.getByText("The payment provider does not answer")).toBeVisible();
  await cardProvider.recover();
  await tryAgain(page).press("Enter");
  await expect(payButton(page)).toHaveText("Pay £49.99");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Email address")).toBeFocused();
});

/** Skips the twelve seconds after which the style sheet says that something takes long. */
async function letTimePass(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSAnimation && animation.animationName === "late")
        animation.finish();
    }
  });
}

test("the checkout keeps text and focus from before hydration", {
  tag: "@full",
}, async ({ page }) => {
  const release = await holdFramework(page);
  await page.goto(CHECKOUT, { waitUntil: "domcontentloaded" });
  const email = newAddress();
  await page.getByLabel("Your name").fill("Aoife Byrne");
  await page.getByLabel("Country you live in").selectOption("Ireland");
  const field = page.getByLabel("Email address");
  await field.pressSequentially(email);
  await expect(payButton(page)).toHaveCount(0);
  release();
  await expect(payButton(page)).toBeEnabled();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(email);
  await expect(page.getByLabel("Your name")).toHaveValue("Aoife Byrne");
  await expect(page.getByLabel("Country you live in")).toHaveValue("IE");
  await page.keyboard.type(".uk");
  await expect(field).toHaveValue(`${email}.uk`);
});

test("a checkout whose scripts do not load says so and can be opened again", {
  tag: "@full",
}, async ({ page }) => {
  await page.route("**/_next/static/**/*.js", (route) => route.abort());
  await page.goto(CHECKOUT);
  const heard = page.getByRole("status").filter({ hasText: "Preparing the payment form" });
  await expect(heard).toBeVisible();
  await expect(openAgain(page)).toBeHidden();
  await letTimePass(page);
  await expect(openAgain(page)).toBeVisible();
  await expect(heard).toContainText("open this page again");
  await page.unroute("**/_next/static/**/*.js");
  await openAgain(page).click();
  await expect(payButton(page)).toBeEnabled();
});

test("card fields that are late or fail say so, and Try again loads them", async ({ page }) => {
  const fields = "**/v1/payment_intents/*";
  const failing = Promise.withResolvers<void>();
  await page.route(fields, (route) => failing.promise.then(() => route.abort()));
  await page.goto(CHECKOUT);
  const email = newAddress();
  await enterDetails(page, email);
  await expect(openAgain(page)).toBeHidden();
  await letTimePass(page);
  await expect(openAgain(page)).toBeVisible();
  failing.resolve();
  await expect(page.getByText("The card fields could not be opened")).toBeVisible();
  await expect(payButton(page)).toBeDisabled();
  await page.unroute(fields);
  await tryAgain(page).press("Enter");
  await expect(page.locator("form :focus")).toBeAttached();
  await expect(payButton(page)).toBeEnabled();
  await expect(openAgain(page)).toHaveCount(0);
  await expect(page.getByLabel("Email address")).toHaveValue(email);
  await enterCard(page, CARDS.good);
  await payButton(page).click();
  await expectSuccess(page);
});

for (const [width, height] of [
  [360, 740],
  [412, 823],
  [768, 1024],
  [1440, 900],
] as const) {
  test(
    `at ${width} pixels the payment form causes no layout shift when it appears`,
    fullOnlyIf(width !== 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      const sendSecret = await holdBack(page, INTENT);
      await page.goto(CHECKOUT);
      // A font that loads late moves text slightly, which is not the form's fault.
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
    },
  );
}

test("an incomplete card is told once, beside its field", async ({ page }) => {
  await openForm(page);
  await enterDetails(page, newAddress());
  await payButton(page).click();
  await expect(cardFrame(page).getByText("Your card number is incomplete.")).toBeVisible();
  await expect(payButton(page)).toBeEnabled();
  await expect(page.getByText("Payment Failed")).toHaveCount(0);
});

test("an address that the card provider refuses is told beside its field, and nothing else is typed again", async ({
  page,
}) => {
  const email = newAddress();
  await openForm(page);
  await enterCard(page, CARDS.good);
  await enterDetails(page, "sam@gmail");
  await payButton(page).click();
  await expect(page.getByText("Invalid email address: sam@gmail")).toBeVisible();
  const field = page.getByLabel("Email address");
  await expect(field).toBeFocused();
  await expect(page.getByText("Payment Failed")).toHaveCount(0);
  await expectDetails(page, "sam@gmail");
  await field.fill(email);
  await payButton(page).click();
  await expectSuccess(page);
});

test("a lost connection during payment loses no text", async ({ page }) => {
  const email = newAddress();
  await openForm(page);
  await enterCard(page, CARDS.good);
  await enterDetails(page, email);
  await page.route("**/checkout?**", (route) => route.abort());
  await payButton(page).click();
  for (const text of ["Payment Error", "An unexpected error occurred. Please try again."]) {
    await expect(page.getByRole("alert").getByText(text)).toBeVisible();
    await expect(page.getByText(text)).toHaveCount(1);
  }
  await expect(page.getByLabel("Email address")).toHaveValue(email);
  await page.unroute("**/checkout?**");
  await payButton(page).click();
  await expectSuccess(page);
});

for (const way of ["Fail authentication", "Close"]) {
  test(
    `a 3-D Secure question ended by "${way}" keeps the text, and the next try works`,
    fullOnlyIf(way === "Close"),
    async ({ page }) => {
      const email = newAddress();
      await openForm(page);
      await enterCard(page, CARDS.threeDSecure);
      await enterDetails(page, email);
      const sendQuestion = await holdBack(page, "**/3ds/**");
      await payButton(page).click();
      await expect(page.getByTitle("3D Secure authentication")).toBeVisible();
      await expect(page.getByRole("button", { name: "Processing..." })).toBeDisabled();
      sendQuestion();
      await bankFrame(page).getByRole("button", { name: way }).click();
      await expect(page.getByText("Payment Failed")).toHaveCount(1);
      await expect(page.getByRole("alert").getByText("unable to authenticate")).toBeVisible();
      await expect(page.getByTitle("3D Secure authentication")).toHaveCount(0);
      await expect(page).toHaveURL(/\/checkout\?/);
      await expectDetails(page, email);

      await payButton(page).click();
      await bankFrame(page).getByRole("button", { name: "Complete authentication" }).click();
      await expectSuccess(page);
      const payments = `SELECT "paymentIntentId" FROM "Order" WHERE email = $1`;
      expect(await query(payments, [email])).toEqual([{ paymentIntentId: readPaymentId(page) }]);
    },
  );
}

test("the form keeps its text after a reload and after going back from the bank's page", async ({
  page,
}) => {
  const email = newAddress();
  await openForm(page);
  await enterDetails(page, email);
  await page.reload();
  await expect(payButton(page)).toBeEnabled();
  await expectDetails(page, email);
  await enterCard(page, CARDS.redirects);
  const sendPage = await holdBack(page, "**/3ds/**");
  await payButton(page).click();
  await expect(page.getByRole("button", { name: "Processing..." })).toBeDisabled();
  sendPage();
  await expect(page.getByRole("button", { name: "Complete authentication" })).toBeVisible();
  await page.goBack();
  await expect(payButton(page)).toBeEnabled();
  await expectDetails(page, email);
  await enterCard(page, CARDS.good);
  await payButton(page).click();
  await expectSuccess(page);
});

test("an error disappears when its field is corrected, and the others stay", async ({ page }) => {
  await openForm(page);
  await payButton(page).click();
  const main = page.getByRole("main");
  const consentError = main.getByText("Please tick the box");
  const countryError = main.getByText("Please choose your country");
  await expect(consentError).toBeVisible();
  await page.getByRole("checkbox").check();
  await expect(consentError).toHaveCount(0);
  await expect(page.getByRole("checkbox")).not.toHaveAttribute("aria-invalid");
  await expect(page.getByRole("checkbox")).toBeFocused();
  await expect(countryError).toBeVisible();
  await page.getByLabel("Country you live in").selectOption(BUYER.country);
  await expect(countryError).toHaveCount(0);
});

test("a price that changes during a payment changes neither the button nor the charge", async ({
  page,
}) => {
  await openForm(page);
  await enterDetails(page, newAddress());
  await enterCard(page, CARDS.declined);
  const before = await setPrice(JOURNEY, 3999);
  try {
    await payButton(page).click();
    await expect(page.getByRole("alert").getByText(/Your card was declined/)).toBeVisible();
    await expect(payButton(page)).toHaveText("Pay £49.99");
    await enterCard(page, CARDS.good);
    await payButton(page).click();
    await expectSuccess(page);
    await expect(page.getByText("£49.99")).toBeVisible();
  } finally {
    await setPrice(JOURNEY, before);
  }
});

test("the next purchase in the same tab begins without the consent of the one before", async ({
  page,
}) => {
  await openForm(page);
  await enterDetails(page, newAddress());
  await page.goto(`/checkout?courseId=${await findCourseId(OTHER)}&title=x&amount=49.99`);
  await expect(payButton(page)).toBeEnabled();
  await expect(page.getByRole("checkbox")).not.toBeChecked();
  await expect(page.getByLabel("Your name")).toHaveValue("");
  await openForm(page);
  await expect(page.getByRole("checkbox")).toBeChecked();
  await enterCard(page, CARDS.good);
  await payButton(page).click();
  await expectSuccess(page);
  await untilSignedIn(page);
  await page.context().clearCookies();
  await openForm(page);
  await expect(page.getByRole("checkbox")).not.toBeChecked();
});

test("nothing covers the pay button after a card was declined", async ({ page }) => {
  await openForm(page);
  await enterDetails(page, newAddress());
  await enterCard(page, CARDS.declined);
  for (const [width, height] of [
    [360, 640],
    [390, 664],
    [844, 390],
    [768, 1024],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await bringToHand(payButton(page));
    const asked = page.waitForRequest("**/v1/payment_intents/*/confirm");
    await payButton(page).click();
    await asked;
    await expect(page.getByText(/Your card was declined/)).toHaveCount(1);
    await expect(payButton(page)).toBeEnabled();
    for (const block of ["start", "center", "end"] as const) {
      await payButton(page).evaluate(
        (button, at) => button.scrollIntoView({ block: at, behavior: "instant" }),
        block,
      );
      const covered = await payButton(page).evaluate((button) => {
        const { left, bottom, width: wide } = button.getBoundingClientRect();
        return !button.contains(document.elementFromPoint(left + wide - 20, bottom - 8));
      });
      expect(covered, `at ${width} pixels, scrolled to its ${block}`).toBe(false);
    }
  }
});

test.describe("on a phone in landscape", () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  test("each press of the pay button counts, even after a decline or just after the keyboard closed", {
    tag: "@full",
  }, async ({ page }) => {
    await openForm(page);
    await enterDetails(page, newAddress());
    await enterCard(page, CARDS.declined);
    for (const height of [390, 200, 390, 200]) {
      await page.setViewportSize({ width: 844, height });
      const frame = cardFrame(page);
      await frame.getByLabel("Security code").tap();
      await page.setViewportSize({ width: 844, height: 390 });
      await bringToHand(payButton(page));
      const asked = page.waitForRequest("**/v1/payment_intents/*/confirm");
      await payButton(page).tap();
      await asked;
      await expect(payButton(page)).toBeEnabled();
      await expect(page.getByText(/Your card was declined/)).toHaveCount(1);
    }
  });
});

test("a page that returns from the back-forward cache during a payment can be used again", {
  tag: "@full",
}, async ({ page }) => {
  const email = newAddress();
  await openForm(page);
  await enterDetails(page, email);
  await enterCard(page, CARDS.good);
  await holdBack(page, "**/v1/payment_intents/*/confirm");
  await payButton(page).click();
  await expect(page.getByRole("button", { name: "Processing..." })).toBeDisabled();
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
  );
  await expect(payButton(page)).toBeEnabled();
  await expectDetails(page, email);
});

test("a cancelled payment is replaced by a new one, and the form keeps its text", async ({
  page,
}) => {
  const email = newAddress();
  await openForm(page);
  await enterDetails(page, email);
  await enterCard(page, CARDS.declined);
  await payButton(page).click();
  await expect(page.getByRole("alert").getByText(/Your card was declined/)).toBeVisible();
  const [{ paymentIntentId }] = paymentRow.parse(
    await query(`SELECT "paymentIntentId" FROM "Order" WHERE email = $1`, [email]),
  );
  await askCardProvider(`payment_intents/${paymentIntentId}/cancel`, {});
  await payButton(page).click();
  await expect(page.getByRole("alert").getByText("That payment was closed")).toBeVisible();
  await expect(payButton(page)).toBeEnabled();
  await expectDetails(page, email);
  await enterCard(page, CARDS.good);
  await payButton(page).click();
  await expectSuccess(page);
});

for (const isServed of [false, true]) {
  test(
    `a lost answer to a charge leads to the success page, the course ${isServed ? "open" : "not open yet"}`,
    fullOnlyIf(isServed),
    async ({ page }) => {
      await cardProvider.webhooks(isServed);
      const email = newAddress();
      await openForm(page);
      await enterCard(page, CARDS.good);
      await enterDetails(page, email);
      await cardProvider.fail({ dropAnswers: true, paths: "/confirm$", times: 1 });
      // An answer without content keeps the browser on the page, where the test can look at it.
      await page.route("**/payment-success?**", (route) => route.fulfill({ status: 204 }));
      const leaving = page.waitForRequest("**/payment-success?**");
      await payButton(page).click();
      const request = await leaving;
      await expect(page.getByRole("button", { name: "Processing..." })).toBeDisabled();
      await expect(page.getByRole("alert").getByText(/^Payment (Failed|Error)/)).toHaveCount(0);
      const paid = `SELECT 1 FROM "Order" WHERE email = $1 AND status = 'paid'`;
      await expect.poll(() => query(paid, [email])).toHaveLength(isServed ? 1 : 0);
      await page.unroute("**/payment-success?**");
      await page.goto(request.url());
      await expectSuccess(page);
    },
  );
}

test("opening the checkout again in the same browser continues the same payment", async ({
  page,
}) => {
  const first = await beginInBrowser(page);
  expect(await beginInBrowser(page)).toEqual(first);
});

test("a price that changes while the checkout opens is announced and is the one to pay", async ({
  page,
}) => {
  await page.route(INTENT, async (route) => {
    await setPrice(JOURNEY, 5999);
    await route.continue();
  });
  try {
    await page.goto(CHECKOUT);
    await expect(page.getByText("Price is now £59.99")).toBeVisible();
    await expect(payButton(page)).toHaveText("Pay £59.99");
  } finally {
    await setPrice(JOURNEY, 4999);
  }
});

test("the checkout warns a browser that has already paid for the course", async ({ page }) => {
  const { paymentIntentId, success } = await payInBrowser(page, { card: "pm_card_processing" });
  await page.request.get(success);
  await page.goto(CHECKOUT);
  await expect(page.getByText("Your payment for this course is being processed")).toBeVisible();
  await expect(payButton(page)).toBeEnabled();

  await cardProvider.post(`payments/${paymentIntentId}/settle`, { outcome: "succeeded" });
  await page.request.get(success);
  await page.goto(CHECKOUT);
  await expect(page.getByText("You have already bought this course in this browser")).toBeVisible();
  await page.getByRole("link", { name: "sign in with that address" }).click();
  await expect(page).toHaveURL(/\/signin\?callbackUrl=/);

  const learner = await newLearner(await findCourseId("taking-back-your-life"));
  await signIn(page.context(), learner);
  await page.goto(CHECKOUT);
  await expect(page.getByText("You have already bought this course in this browser")).toBeVisible();
  await expect(page.getByRole("link", { name: "sign in with that address" })).toHaveCount(0);
  await expect(page.getByLabel("Email address")).toHaveValue(await findEmail(learner));
  await expect(page.getByLabel("Email address")).not.toBeEditable();
});

test("the checkout links a buyer who already owns the course to it", async ({ page }) => {
  await page.route(INTENT, (route) => route.abort(), { times: 1 });
  await page.goto(CHECKOUT);
  await expect(page.getByText("The payment form could not be opened")).toBeVisible();
  await signIn(page.context(), await newLearner(await findCourseId(JOURNEY)));
  await tryAgain(page).click();
  await expect(page.getByText("You already own this course.")).toBeVisible();
  const onwards = page.getByRole("link", { name: "Go to the course" });
  await expect(onwards).toHaveAttribute("href", `/learn/${JOURNEY}`);
  await expect(page.getByRole("main")).not.toContainText("/learn");

  await page.goto(CHECKOUT);
  await expect(page.getByText("You already own this course, and it is open to you.")).toBeVisible();
  await page.getByRole("link", { name: "Continue, 0 %" }).click();
  await expect(page).toHaveURL(`/learn/${JOURNEY}`);
});

test("the checkout explains paused or ended access before the course is paid for again", async ({
  page,
}) => {
  const learner = await newLearner(await findCourseId(JOURNEY));
  await signIn(page.context(), learner);
  const close = (how: string) =>
    query(`UPDATE "Grant" SET "${how}" = now() WHERE "userId" = $1`, [learner]);
  await close("suspendedAt");
  await page.goto(CHECKOUT);
  const notice = page.getByRole("status").filter({ hasText: "Paying here would buy the course" });
  await expect(notice).toContainText("Your access is paused: The Journey to Self-Discovery");
  await close("endedAt");
  await page.reload();
  await expect(notice).toContainText("Your access has ended: The Journey to Self-Discovery");
  await expect(payButton(page)).toBeEnabled();
});

test("a browser that keeps no cookies but claims to is shown the cookie notice before anything is paid", async ({
  page,
}) => {
  await openForm(page);
  const notice = page.getByText("This browser keeps no cookies");
  await expect(notice).toHaveCount(0);
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, "cookie", { get: () => "", set: () => {} });
  });
  await openForm(page);
  await expect(notice).toBeVisible();
  expect(await page.evaluate(() => navigator.cookieEnabled)).toBe(true);
});

test("an order is not charged when its cookie is missing, and a message says why", {
  tag: "@full",
}, async ({ page }) => {
  await openForm(page);
  await enterCard(page, CARDS.good);
  await enterDetails(page, newAddress());
  const confirmed: string[] = [];
  page.on("request", (request) => confirmed.push(request.url()));
  await page.context().clearCookies();
  await payButton(page).click();
  await expect(page.getByText("This browser did not send the cookie of its order")).toBeVisible();
  expect(confirmed.filter((url) => url.endsWith("/confirm"))).toEqual([]);
});
