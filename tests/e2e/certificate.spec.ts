import type { Page } from "@playwright/test";
import { expectToSuitEveryone } from "../support/everyone";
import { holdBack } from "../support/hold-back";
import { untilHydrated } from "../support/hydrated";
import { newLearner, signIn } from "../support/learner";
import { findSmallTargets } from "../support/page-fit";
import { endAccess, newCertificate, signOutEverywhere } from "../support/people";
import { fullTitle } from "../support/public-pages";
import { expect, test } from "./fixtures";

const NAME = "Siobhán Ní Dhuibhir";
const REFUSED = "Please write your name in Latin letters";

const certificateOf = ({ list }: { list: string }) => `${list}/certificate`;
const nameField = (page: Page) => page.getByLabel("Name on the certificate");
const saveButton = (page: Page) => page.getByRole("button", { name: "Save the name" });

test.use({
  courseOf: { lessons: [{ title: "One" }, { title: "Two" }] },
  viewport: { width: 360, height: 740 },
});

test("a learner who finishes the course gets a certificate that anybody can check", async ({
  page,
  browser,
  enrolment,
}) => {
  const offer = page.getByRole("link", { name: "Get your certificate" });

  await test.step("the certificate waits for the last lesson", async () => {
    await page.goto(certificateOf(enrolment));
    await expect(page.getByText("You have completed 0 of 2 lessons.")).toBeVisible();
    await expect(page.getByLabel("Your name")).toHaveCount(0);
  });

  await test.step("the congratulation appears once the last tick is saved, and disappears with the tick", async () => {
    await page.goto(enrolment.list);
    const mark = (title: string) =>
      page.getByRole("button", { name: `Mark as Complete: ${title}` });
    const undo = page.getByRole("button", { name: "Mark as Incomplete: Two" });
    await mark("One").click();
    const release = await holdBack(page, "**/api/lessons/*/progress");
    await mark("Two").click();
    await expect(page.getByText("2 of 2 lessons complete, 100%")).toBeVisible();
    await expect(offer).toBeHidden();
    release();
    await expect(page.getByRole("heading", { name: "Congratulations!" })).toBeVisible();
    await undo.click();
    await expect(page.getByRole("heading", { name: "Congratulations!" })).toBeHidden();
    await mark("Two").click();
    await expect(undo).toBeEnabled();
  });

  await test.step("the congratulation links to the certificate, which asks for a name once", async () => {
    await offer.focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await expect(offer).toBeFocused();
    // An ink-coloured outline would be lost on the card's green.
    await expect(offer).toHaveCSS("outline-color", "rgb(255, 255, 255)");
    await offer.click();
    await page.getByLabel("Your name").fill("山田");
    await page.getByRole("button", { name: "Issue my certificate" }).click();
    await expect(page.getByText(REFUSED)).toBeVisible();
    await expect(page.getByLabel("Your name")).toHaveValue("山田");
    await expectToSuitEveryone(page);
    await page.getByLabel("Your name").fill(NAME);
    await page.getByRole("button", { name: "Issue my certificate" }).click();
    await expect(page.getByText(NAME)).toBeVisible();
    await expect(page.locator(":focus")).toContainText("Your certificate is ready");
    await expect(page.getByLabel("Your name")).toHaveCount(0);
    await expectToSuitEveryone(page);
  });

  const pdf = (await page.getByRole("link", { name: "Download PDF" }).getAttribute("href")) ?? "";
  const answer = await page.request.get(pdf);
  expect(answer.headers()["content-type"]).toBe("application/pdf");
  expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");

  await page.getByRole("link", { name: "See the public page" }).click();
  await expect(page.getByRole("heading", { name: "This certificate is genuine" })).toBeVisible();
  const publicPath = new URL(page.url()).pathname;
  const stranger = await (await browser.newContext()).newPage();
  await test.step("a stranger sees that it is genuine, and nothing about the learner", async () => {
    const answer = await stranger.goto(publicPath.toLowerCase());
    expect(answer?.status()).toBe(200);
    await expect(
      stranger.getByRole("heading", { name: "This certificate is genuine" }),
    ).toBeVisible();
    await expect(stranger.getByText("The Test Course")).toBeVisible();
    await expectToSuitEveryone(stranger);
    await expect(stranger.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    const source = (await answer?.text()) ?? "";
    for (const secret of [enrolment.email, "Siobhán", "Dhuibhir"]) {
      expect(source).not.toContain(secret);
    }
  });

  await test.step("nobody else gets the PDF, and an unknown number is answered 404", async () => {
    expect((await stranger.request.get(pdf)).status()).toBe(401);
    await signIn(stranger.context(), await newLearner(enrolment.courseId));
    expect((await stranger.request.get(pdf)).status()).toBe(404);
    expect((await page.request.get("/api/certificates/0000-0000-0000/pdf")).status()).toBe(404);
    for (const number of ["0000-0000-0000", "%25", "%2525", "%20"]) {
      expect((await stranger.goto(`/certificates/${number}`))?.status(), number).toBe(404);
    }
    await expect(stranger).toHaveTitle(fullTitle("Certificate Not Found"));
    await expect(stranger.getByRole("heading", { name: "Certificate Not Found" })).toBeVisible();
  });
  await stranger.context().close();
});

test("a mistyped name can be corrected, and no text is lost on the way", { tag: "@full" }, async ({
  page,
  context,
  enrolment,
}) => {
  const { userId } = enrolment;
  const number = await newCertificate(userId, enrolment.courseId, "Aoiffe Byrne");
  const [field, save] = [nameField(page), saveButton(page)];
  await page.goto(certificateOf(enrolment));
  await untilHydrated(page);
  await expect(field).toBeHidden();
  await page.getByText("Correct the name").click();
  await expect(field).toHaveValue("Aoiffe Byrne");

  await test.step("the form accepts no typing while it is being sent", async () => {
    const release = await holdBack(page, `**${certificateOf(enrolment)}`);
    await field.fill("山田");
    await field.press("Enter");
    await expect(save).toBeDisabled();
    await field.focus();
    await page.keyboard.type("Lost");
    await expect(field).toHaveValue("山田");
    await expect(save).toBeFocused();
    release();
    await expect(page.getByText(REFUSED)).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue("山田");
    await expectToSuitEveryone(page);
    expect(await page.evaluate(findSmallTargets)).toEqual([]);
  });

  await test.step("a learner whose session has ended signs in from the form", async () => {
    await field.fill("Aoife Byrne");
    await signOutEverywhere(userId);
    await save.click();
    await expect(page.getByRole("alert").getByRole("link", { name: "Sign in" })).toHaveAttribute(
      "href",
      `/signin?${new URLSearchParams({ callbackUrl: certificateOf(enrolment) })}`,
    );
    await signIn(context, userId);
    await save.click();
    await expect(page.getByText("Name corrected")).toBeVisible();
    await expect(page.getByRole("definition").first()).toHaveText("Aoife Byrne");
    await expect(field).toBeHidden();
    await expectToSuitEveryone(page);
  });

  await test.step("once access has ended, a page that was left open corrects nothing", async () => {
    await page.getByText("Correct the name").click();
    await expect(field).toHaveValue("Aoife Byrne");
    await endAccess(userId);
    await field.fill("Anne Mc Right");
    await save.click();
    await expect(page.getByText("This certificate was not found.")).toBeVisible();
    await expect(field).toHaveValue("Anne Mc Right");
    expect((await page.request.get(`/certificates/${number}`)).status()).toBe(404);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a certificate is issued and its name corrected", async ({ page, context, enrolment }) => {
    const { userId, lessonIds } = enrolment;
    const [field, save] = [nameField(page), saveButton(page)];
    const data = { completed: true };
    for (const id of lessonIds) await page.request.post(`/api/lessons/${id}/progress`, { data });
    await page.goto(certificateOf(enrolment));
    await page.getByLabel("Your name").fill("Aoiffe Byrne");
    await page.getByRole("button", { name: "Issue my certificate" }).click();
    await expect(page.getByText("Aoiffe Byrne")).toBeVisible();

    await page.getByText("Correct the name").click();
    await field.fill("山田");
    await save.click();
    await expect(page.getByText(REFUSED)).toBeVisible();
    await expect(field).toHaveValue("山田");
    await field.fill("Aoife Byrne");
    await save.click();
    await expect(page.getByText("Name corrected")).toBeVisible();
    await expect(page.getByRole("definition").first()).toHaveText("Aoife Byrne");

    await test.step("a learner whose session has ended signs in first", async () => {
      await page.getByText("Correct the name").click();
      await signOutEverywhere(userId);
      await save.click();
      await expect(page.getByRole("heading", { name: "Sign in", level: 1 })).toBeVisible();
      await signIn(context, userId);
      await page.reload();
      await expect(page).toHaveURL(certificateOf(enrolment));
    });

    await page.getByText("Correct the name").click();
    await endAccess(userId);
    await save.click();
    await expect(page.getByRole("heading", { name: "Course Not Found" })).toBeVisible();
  });
});
