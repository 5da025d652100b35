import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { paths } from "@/lib/paths/public";
import { COACH_EMAIL } from "@/sandbox/launch/site-environment";
import { fullOnlyIf } from "../support/full-only";
import { holdFramework } from "../support/hydrated";
import { newAddress } from "../support/samples";
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
    `a page that ${who} changed is taken over as it is, with what was typed and pressed`,
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
    `${path} keeps what is typed though an extension was quicker than its own script`,
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
