import { expect, type Page, test } from "@playwright/test";
import { newAddress } from "../support/samples";
import { CARDS, enterCard, enterDetails, openCheckout, payButton } from "../support/shopper";
import { cardProviderUrl, site } from "../support/world";

const SCRIPT = /^https:\/\/js\.stripe\.com\/\w+\/stripe\.js$/;

test.beforeAll(() => site.restart({ STRIPE_JS_URL: "" }));
test.afterAll(() => site.restart());

/** Serves the stand-in's script and frame at the provider's own address, as in production. */
async function moveStandIn(page: Page): Promise<void> {
  await page.route("https://js.stripe.com/**", async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const path = pathname.endsWith("/stripe.js") ? "/v1/stripe.js" : pathname + search;
    await route.fulfill({ response: await route.fetch({ url: cardProviderUrl + path }) });
  });
}

test("without STRIPE_JS_URL, the provider's own script draws the card form", async ({ page }) => {
  await moveStandIn(page);
  await openCheckout(page);
  await enterCard(page, CARDS.good);
  await enterDetails(page, newAddress());
  await payButton(page).click();
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
});

test("an invalid script at the provider's address is reported, and Try again fetches it anew", {
  tag: "@full",
}, async ({ page }) => {
  await moveStandIn(page);
  // The package itself requests the script once more.
  await page.route(SCRIPT, (route) => route.fulfill({ body: "<!-- Log in -->" }), { times: 2 });
  await page.goto("/checkout?courseId=1&title=x&amount=49.99");
  await expect(page.getByText("The payment form could not be opened")).toBeVisible();
  await expect(page.getByText("Please check your connection.", { exact: true })).toBeVisible();
  await expect(
    page.getByText("Nothing was charged. If it happens again, an extension"),
  ).toContainText("try another browser, or write to");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(payButton(page)).toBeEnabled();
});
