import { expect, test } from "@playwright/test";
import { play, position } from "../support/film";
import { newLearner, signIn } from "../support/learner";
import { JOURNEY, newAddress } from "../support/samples";
import {
  CARDS,
  enterCard,
  enterDetails,
  expectDetails,
  findLink,
  payButton,
  signInByCode,
  untilSignedIn,
} from "../support/shopper";
import { mailbox, siteUrl } from "../support/world";

/** Other tests sell the same course, and each mail is a job of its own. */
async function countNotices(buyer: string): Promise<number> {
  const notices = await mailbox.messages("coach@example.test");
  return notices.filter(({ subject, text }) => /^Sold: /.test(subject) && text?.includes(buyer))
    .length;
}

test("a visitor buys at the database's price, signs in on other devices and learns", async ({
  page,
  browser,
}) => {
  const email = newAddress();

  await test.step("the checkout ignores the price in its address", async () => {
    await page.goto("/");
    await page.getByRole("link", { name: "The Journey to Self-Discovery" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "The Journey to Self-Discovery",
    );
    const buy = page.getByRole("link", { name: "Buy this course" }).first();
    const href = (await buy.getAttribute("href")) ?? "";
    await page.goto(href.replace(/amount=[\d.]+/, "amount=0.01"));
    await expect(page.getByText("Price is now £49.99")).toBeVisible();
    await expect(payButton(page)).toHaveText("Pay £49.99");
  });

  await test.step("a missing address and consent are reported at their fields", async () => {
    await enterCard(page, CARDS.good);
    await payButton(page).click();
    await expect(page.getByText("Please enter a valid email address")).toBeVisible();
    await expect(page.getByText("Please tick the box")).toBeVisible();
    await expect(page.getByLabel("Email address")).toBeFocused();
  });

  await test.step("a declined card is explained, and nothing that was typed is lost", async () => {
    await enterCard(page, CARDS.declined);
    await enterDetails(page, email.toUpperCase());
    await payButton(page).click();
    const failure = page.getByRole("alert").filter({ hasText: "Payment Failed" });
    await expect(failure).toContainText("Your card was declined");
    await expect(page.getByText(/Payment Failed|was declined/)).toHaveCount(2);
    await expect(payButton(page)).toBeFocused();
    await expect(page.getByLabel("Email address")).toHaveValue(email.toUpperCase());
  });

  await test.step("a payment that fails at the bank's page leads back to the filled-in checkout", async () => {
    await enterCard(page, CARDS.redirects);
    await payButton(page).click();
    await page.getByRole("button", { name: "Fail authentication" }).click();
    await expect(
      page.getByRole("heading", { name: "The payment did not go through" }),
    ).toBeVisible();
    await expect(page.getByRole("link", { name: "Return Home" })).toHaveAttribute("href", "/");
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(payButton(page)).toBeEnabled();
    await expectDetails(page, email.toUpperCase());
  });

  await test.step("an approved payment succeeds and signs this browser in", async () => {
    await enterCard(page, CARDS.redirects);
    await enterDetails(page, email);
    await payButton(page).click();
    await page.getByRole("button", { name: "Complete authentication" }).click();
    await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
    await expect(
      page.getByText("Thank you for your purchase. Your course access has been activated."),
    ).toBeVisible();
    await untilSignedIn(page);
    await page.getByRole("link", { name: "Start Learning" }).click();
    await expect(page).toHaveURL(`/learn/${JOURNEY}`);
  });

  await test.step("a film of the course plays, with its captions", async () => {
    const film = page.locator("video").first();
    await play(film);
    await expect.poll(() => position(film)).toBeGreaterThan(0.5);
    const cues = () =>
      film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length ?? 0);
    await expect.poll(cues).toBeGreaterThan(0);
  });

  const link = await test.step("the buyer and the coach get one mail each", async () => {
    const found = await findLink(email, /^Your course/);
    await expect.poll(() => countNotices(email)).toBe(1);
    expect(await mailbox.messages(email)).toHaveLength(1);
    return found;
  });

  await test.step("a scanner that opens the link changes nothing", async () => {
    const answer = await fetch(link);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("set-cookie")).toBeNull();
  });

  const elsewhere = await browser.newContext({ baseURL: siteUrl });
  const phone = await elsewhere.newPage();
  await test.step("in another browser the mailed link signs in once", async () => {
    await phone.goto(link);
    await phone.getByRole("button", { name: "Sign in" }).click();
    await expect(phone).toHaveURL(`/learn/${JOURNEY}`);
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "This link is no longer valid" })).toBeVisible();
    await expect(page.getByLabel("Email address")).toHaveValue(email);
  });

  await test.step("a used link opens the course only for a browser that is signed in with its address", async () => {
    await phone.goto(link);
    await expect(phone).toHaveURL(`/learn/${JOURNEY}`);
    const stranger = await browser.newContext({ baseURL: siteUrl });
    await signIn(stranger, await newLearner(1));
    const other = await stranger.newPage();
    await other.goto(link);
    await expect(
      other.getByRole("heading", { name: "This link is no longer valid" }),
    ).toBeVisible();
    await stranger.close();
  });

  await test.step("a lesson is ticked", async () => {
    const first = phone.getByRole("article").first();
    await first.getByRole("button", { name: "Mark as Complete" }).click();
    await expect(first.getByRole("button", { name: "Mark as Incomplete" })).toBeEnabled();
    await expect(phone.getByText("1 of 11 lessons complete, 9%")).toBeVisible();
    await elsewhere.close();
  });

  await test.step("the progress is kept for the next sign-in, with the code", async () => {
    const tomorrow = await browser.newContext({ baseURL: siteUrl });
    const desk = await tomorrow.newPage();
    await signInByCode(desk, email);
    await expect(desk.getByText("9% complete")).toBeVisible();
    await desk.getByRole("link", { name: /Continue/ }).click();
    await expect(desk.getByText("1 of 11 lessons complete, 9%")).toBeVisible();
    await desk.goto(`/content/${JOURNEY}`);
    await expect(desk.getByRole("heading", { name: "Module 2: Fear of Them" })).toBeVisible();
    await expect(desk.getByText("1 of 11 modules complete")).toBeVisible();
    await tomorrow.close();
  });
});
