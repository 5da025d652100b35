import { expect, type Page } from "@playwright/test";
import { eventually } from "./eventually";
import { codeIn, linkIn } from "./mail-parts";
import { BUYER, JOURNEY, newAddress } from "./samples";
import { mailbox } from "./world";

export const CARDS = {
  good: "4242424242424242",
  declined: "4000000000000002",
  threeDSecure: "4000002500003155",
  redirects: "4000000000007783",
  disputed: "4000000000000259",
};

export async function openCheckout(page: Page): Promise<void> {
  await page.goto(`/courses/${JOURNEY}`);
  await page.getByRole("link", { name: "Buy this course" }).first().click();
  await expect(payButton(page)).toBeEnabled();
}

export function payButton(page: Page) {
  return page.getByRole("button", { name: /^Pay £/ });
}

export function cardFrame(page: Page) {
  return page.frameLocator('iframe[title="Secure payment input frame"]');
}

export async function enterCard(page: Page, number: string): Promise<void> {
  const frame = cardFrame(page);
  await frame.getByLabel("Card number").fill(number);
  await frame.getByLabel("Expiration date").fill("12 / 34");
  await frame.getByLabel("Security code").fill("123");
}

/** The bank's question, in the frame that the provider's script shows over the page. */
export function bankFrame(page: Page) {
  return page.frameLocator('iframe[title="3D Secure authentication"]');
}

export async function enterDetails(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Your name").fill(BUYER.name);
  await page.getByLabel("Country you live in").selectOption(BUYER.country);
  await page.getByRole("checkbox").check();
}

/** Expects what `enterDetails` typed. */
export async function expectDetails(page: Page, email: string): Promise<void> {
  await expect(page.getByLabel("Email address")).toHaveValue(email);
  await expect(page.getByLabel("Your name")).toHaveValue(BUYER.name);
  await expect(page.getByLabel("Country you live in")).toHaveValue(BUYER.country);
  await expect(page.getByRole("checkbox")).toBeChecked();
}

/** Buys a course, from its page to the success page's final state. */
export async function buyCourse(page: Page, email = newAddress()): Promise<string> {
  await openCheckout(page);
  await enterCard(page, CARDS.good);
  await enterDetails(page, email);
  await payButton(page).click();
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  await untilSignedIn(page);
  return email;
}

/** The success page signs the browser in, and forgets what was typed, only after it has loaded. */
export async function untilSignedIn(page: Page): Promise<void> {
  await expect.poll(() => isSignedIn(page)).toBe(true);
}

export async function isSignedIn(page: Page): Promise<boolean> {
  const cookies = await page.context().cookies();
  return cookies.some((cookie) => cookie.name === "next-auth.session-token");
}

/** The payment's id from the success page's address. */
export function readPaymentId(page: Page): string {
  return new URL(page.url()).searchParams.get("payment_intent") ?? "";
}

/** The mailed sign-in link. */
export async function findLink(email: string, subject: RegExp): Promise<string> {
  return linkIn(await mailbox.mail(email, subject), "/signin/link");
}

/** Requests a mail on the sign-in page and returns its code. */
export async function askForCode(page: Page, email: string): Promise<string> {
  const findMails = async () =>
    (await mailbox.messages(email)).filter(({ subject }) => /sign-in/i.test(subject));
  const before = (await findMails()).length;
  await page.goto("/signin");
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByRole("heading", { name: "Check your mail" })).toBeVisible();
  // The code in an earlier mail may already have been used.
  const newest = await eventually("new sign-in mail", async () => {
    const mails = await findMails();
    return mails.length > before && mails[0];
  });
  return codeIn(newest);
}

export async function signInByCode(page: Page, email: string): Promise<void> {
  const code = await askForCode(page, email);
  await page.getByLabel("Six-digit code").fill(code);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "My courses" })).toBeVisible();
}
