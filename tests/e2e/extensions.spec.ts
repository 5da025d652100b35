import { readFileSync } from "node:fs";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { paths } from "@/lib/paths/public";
import { COACH_EMAIL } from "@/sandbox/launch/site-environment";
import { bringToHand } from "../support/drawn";
import { fullOnlyIf } from "../support/full-only";
import { holdFramework, untilHydrated } from "../support/hydrated";
import { newAddress } from "../support/samples";
import {
  CARDS,
  enterCard,
  enterDetails,
  expectDetails,
  openCheckout,
  payButton,
} from "../support/shopper";
import { translation } from "../support/translated";
import { mailbox } from "../support/world";

const extensions = readFileSync("tests/cases/extension-simulation.js", "utf8");

const inPlace = `
  const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) texts.currentNode.data += "…";`;

async function write(page: Page): Promise<string> {
  const email = newAddress();
  await page.getByRole("textbox", { name: /^Name/ }).fill("Róisín");
  await page.getByRole("textbox", { name: /^Email address/ }).fill(email);
  await page.getByRole("textbox", { name: /^Subject/ }).fill(`Question from ${email}`);
  await page.getByRole("textbox", { name: /^Message/ }).fill("Do you speak Irish?");
  await page.getByRole("button", { name: /^Send message/ }).click();
  return email;
}

async function expectTaken(page: Page, email: string): Promise<void> {
  await expect(page.getByText("Message Sent!")).toBeVisible();
  await mailbox.mail(COACH_EMAIL, new RegExp(email));
}

for (const [who, change, trace] of [
  ["a password manager and a grammar tool have", extensions, "[data-lastpass-icon-root]"],
  ["a translation has", translation, "h1 font"],
  ["a translation of the texts in place has", inPlace, "h1:text('…')"],
] as const) {
  test(
    `hydration keeps a page that ${who} changed, and what was typed and pressed there`,
    fullOnlyIf(change === inPlace),
    async ({ page }) => {
      const errors: string[] = [];
      page.on("pageerror", ({ message }) => errors.push(message));
      const release = await holdFramework(page);
      await page.goto(paths.contact);
      await page.evaluate(change);
      const email = await write(page);
      release();
      await expectTaken(page, email);
      expect(errors).toEqual([]);
      await expect(page.locator(trace).first()).toBeAttached();
    },
  );
}

for (const [path, label] of [
  [paths.contact, "Message"],
  [paths.signIn(), "Email address"],
] as const) {
  test(
    `${path} keeps typed text when an extension has changed the form before hydration`,
    fullOnlyIf(path !== paths.contact),
    async ({ page }) => {
      const release = await holdFramework(page);
      await page.route(path, async (route) => {
        const answer = await route.fetch();
        const body = (await answer.text()).replaceAll(/<form|<textarea/g, "<x-tool></x-tool>$&");
        await route.fulfill({ response: answer, body });
      });
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const field = page.getByRole("textbox", { name: label });
      await field.pressSequentially("somebody@example.com");
      const old = await field.elementHandle();
      release();
      await page.waitForFunction((it) => !it?.isConnected, old);
      await expect(field).toHaveValue("somebody@example.com");
      await page.keyboard.type(".au");
      await expect(field).toHaveValue("somebody@example.com.au");
    },
  );
}

const wrap = `
  for (const field of document.querySelectorAll("input:not([type=hidden]), textarea, select")) {
    const wrapper = document.createElement("div");
    field.replaceWith(wrapper);
    wrapper.append(field, document.createElement("com-key-icon"));
    field.setAttribute("data-lpignore", "true");
  }
  for (const place of ["afterbegin", "beforeend"])
    document.body.insertAdjacentHTML(place, "<div data-grammar></div>");
  document.documentElement.append(document.createElement("grammar-desktop"));`;

test("hydration keeps the caret of somebody who types into a field that an extension has wrapped", async ({
  page,
}) => {
  const release = await holdFramework(page);
  await page.goto(paths.contact);
  await page.evaluate(wrap);
  const fields = ["Message", "Email address"].map((name) => page.getByRole("textbox", { name }));
  await fields[1]?.pressSequentially("somebody@example.com");
  await fields[0]?.pressSequentially("Hello, coach");
  await page.keyboard.press("Home");
  release();
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
  await page.keyboard.type("Oh. ");
  await expect(fields[0] as Locator).toHaveValue("Oh. Hello, coach");
  await expect(fields[1] as Locator).toHaveValue("somebody@example.com");
});

/** React redraws such a page, and reports it if React starts after the extension. */
const REDRAWN = /React error #418/;

/** As soon as the page is parsed, when password managers and grammar tools run their scripts. */
const wrapEarly = `addEventListener("DOMContentLoaded", () => {${wrap}});`;

for (const [when, prepare] of [
  ["before hydration", (page: Page) => page.addInitScript(wrapEarly)],
  ["after hydration", async () => {}],
] as const) {
  test(`the checkout keeps its text and answers each press when an extension wraps its fields ${when}`, async ({
    page,
  }) => {
    const errors: string[] = [];
    await prepare(page);
    await openCheckout(page);
    if (when === "after hydration") await page.evaluate(wrap);
    page.on("pageerror", ({ message }) => errors.push(message));
    const email = newAddress();
    await page.getByLabel("Email address").pressSequentially(email);
    await enterCard(page, CARDS.declined);
    await pay(page);
    await expect(page.getByText("Please tick the box")).toBeVisible();
    await enterDetails(page, email);
    await pay(page);
    await expect(page.getByText(/Your card was declined/)).toBeVisible();
    await expectDetails(page, email);
    await enterCard(page, CARDS.good);
    await pay(page);
    await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
    expect(errors.filter((message) => !REDRAWN.test(message))).toEqual([]);
  });

  test(`the sign-in page answers each press when an extension wraps its field ${when}`, async ({
    page,
  }) => {
    const email = newAddress();
    await prepare(page);
    await page.goto(paths.signIn());
    await untilHydrated(page);
    if (when === "after hydration") await page.evaluate(wrap);
    const field = page.getByLabel("Email address");
    await field.pressSequentially("nobody");
    const send = page.getByRole("button", { name: "Send me a link" });
    await send.click();
    await expect(page.getByText("Please enter a valid email address")).toBeVisible();
    await expect(field).toHaveValue("nobody");
    await field.fill(email);
    await send.click();
    await mailbox.mail(email, /sign-in/i);
    await expect(page.getByRole("heading", { name: "Check your mail" })).toBeVisible();
  });
}

async function pay(page: Page): Promise<void> {
  await bringToHand(payButton(page));
  await payButton(page).click();
}
