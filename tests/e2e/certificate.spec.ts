import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { expectToSuitEveryone } from "../support/everyone";
import { holdBack } from "../support/hold-back";
import { untilHydrated } from "../support/hydrated";
import { newCourse, newLearner, signIn } from "../support/learner";
import { findSmallTargets } from "../support/page-fit";
import { readPdfText } from "../support/pdf-text";
import { fullTitle } from "../support/public-pages";
import { newAddress } from "../support/samples";
import { buyCourse } from "../support/shopper";
import { untilTickIsSaved } from "../support/tick-saved";
import { query, siteUrl } from "../support/world";

const SLUG = "the-great-process-in-practice";
const ROOM = `/learn/${SLUG}/certificate`;
const NAME = "Siobhán Ní Dhuibhir";

async function finishCourse(page: Page): Promise<void> {
  await page.goto(`/learn/${SLUG}`);
  const open = page.getByRole("button", { name: "Mark as Complete" });
  for (let left = 6; left > 0; left--) {
    await expect(open).toHaveCount(left);
    await expect(open.first()).toBeEnabled();
    await open.first().click();
  }
  await untilTickIsSaved(page);
  await expect(page.getByRole("heading", { name: "Congratulations!" })).toBeVisible();
}

test("whoever finishes a course gets a certificate that anybody can check", async ({
  page,
  browser,
}) => {
  const email = await buyCourse(page, newAddress(), SLUG);

  await test.step("it waits for the last lesson", async () => {
    await page.goto(ROOM);
    await expect(page.getByText("You have completed 0 of 6 lessons.")).toBeVisible();
    await expect(page.getByLabel("Your name")).toHaveCount(0);
  });

  await test.step("the congratulation leads to it, and a name is asked for once", async () => {
    await finishCourse(page);
    const link = page.getByRole("link", { name: "Get your certificate" });
    await link.focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
    // An ink-coloured outline would be lost on the card's green.
    await expect(link).toHaveCSS("outline-color", "rgb(255, 255, 255)");
    await link.click();
    await page.getByLabel("Your name").fill("山田");
    await page.getByRole("button", { name: "Issue my certificate" }).click();
    await expect(page.getByText("Please write your name in Latin letters")).toBeVisible();
    await expect(page.getByLabel("Your name")).toHaveValue("山田");
    await expectToSuitEveryone(page);
    await page.getByLabel("Your name").fill(NAME);
    await page.getByRole("button", { name: "Issue my certificate" }).click();
    await expect(page.getByText(NAME)).toBeVisible();
    await expect(page.getByLabel("Your name")).toHaveCount(0);
    await expectToSuitEveryone(page);
  });

  const pdf = await test.step("its PDF opens for its owner", async () => {
    const link = page.getByRole("link", { name: "Download PDF" });
    const path = (await link.getAttribute("href")) ?? "";
    const answer = await page.request.get(path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()).toMatchObject({
      "content-type": "application/pdf",
      "cache-control": "private, no-store",
    });
    expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");
    return path;
  });

  const stranger = await (await browser.newContext({ baseURL: siteUrl })).newPage();
  await page.getByRole("link", { name: "See the public page" }).click();
  await expect(page.getByRole("heading", { name: "This certificate is genuine" })).toBeVisible();
  const publicPath = new URL(page.url()).pathname;

  await test.step("a stranger reads that it is genuine, and nothing about the person", async () => {
    const answer = await stranger.goto(publicPath.toLowerCase());
    expect(answer?.status()).toBe(200);
    await expect(
      stranger.getByRole("heading", { name: "This certificate is genuine" }),
    ).toBeVisible();
    await expect(stranger.getByText("The Great Process in Practice")).toBeVisible();
    await expectToSuitEveryone(stranger);
    await expect(stranger.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    const source = (await answer?.text()) ?? "";
    for (const secret of [email, "Siobhán", "Dhuibhir"]) expect(source).not.toContain(secret);
    expect((await stranger.request.get(pdf)).status()).toBe(401);
  });

  await test.step("a wrong number is not found", async () => {
    for (const wrong of ["0000-0000-0000", "nonsense", "%27%20OR%201=1"]) {
      expect((await stranger.goto(`/certificates/${wrong}`))?.status()).toBe(404);
      await expect(stranger).toHaveTitle(fullTitle("Certificate Not Found"));
      await expect(stranger.getByRole("heading", { name: "Certificate Not Found" })).toBeVisible();
    }
    expect((await page.request.get("/api/certificates/0000-0000-0000/pdf")).status()).toBe(404);
  });

  await test.step("another buyer cannot open the PDF", async () => {
    await buyCourse(stranger, newAddress(), SLUG);
    expect((await stranger.request.get(pdf)).status()).toBe(404);
  });

  await test.step("without access it is withdrawn", async () => {
    await query(
      `UPDATE "Grant" SET "suspendedAt" = now() WHERE "userId" = (SELECT id FROM "User" WHERE email = $1)`,
      [email],
    );
    expect((await page.request.get(pdf)).status()).toBe(404);
    expect((await page.goto(publicPath))?.status()).toBe(404);
    expect((await page.goto(ROOM))?.status()).toBe(404);
    await expect(page).toHaveTitle(fullTitle("Course Not Found"));
    await expect(page.getByRole("heading", { name: "Course Not Found" })).toBeVisible();
  });
  await stranger.context().close();
});

test("without JavaScript the certificate is issued as well", async ({ page, browser }) => {
  await buyCourse(page, newAddress(), SLUG);
  await finishCourse(page);
  const context = await browser.newContext({
    baseURL: siteUrl,
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto(ROOM);
  await plain.getByLabel("Your name").fill(NAME);
  await plain.getByRole("button", { name: "Issue my certificate" }).click();
  await expect(plain.getByText(NAME)).toBeVisible();
  await context.close();
});

/** Somebody who has finished a course and mistyped the name on its certificate, signed in to this browser. */
async function mistypedCertificate(context: BrowserContext) {
  const { slug, courseId } = await newCourse("generic", [{ title: "Paid" }]);
  const userId = await newLearner(courseId);
  const number = String(courseId)
    .padStart(12, "0")
    .replace(/(.{4})(?=.)/g, "$1-");
  await query(
    `INSERT INTO "Certificate" (id, number, "userId", "courseId", name, "courseTitle", "completedAt")
     VALUES (gen_random_uuid(), $1, $2, $3, 'Aoiffe Byrne', 'The Test Rooms', '2026-11-02')`,
    [number, userId, courseId],
  );
  await signIn(context, userId);
  return { room: `/learn/${slug}/certificate`, number, userId };
}

for (const script of [true, false]) {
  test.describe(`${script ? "with" : "without"} JavaScript at 360 pixels`, () => {
    test.use({ javaScriptEnabled: script, viewport: { width: 360, height: 740 } });

    test("a mistyped name is put right, and what was typed is kept until then", async ({
      page,
      context,
    }) => {
      const { room, number } = await mistypedCertificate(context);
      await page.goto(room);
      if (script) await untilHydrated(page);
      const field = page.getByLabel("Name on the certificate");
      const save = page.getByRole("button", { name: "Save the name" });
      await expect(field).toBeHidden();
      await page.getByText("Correct the name").click();
      await expect(field).toHaveValue("Aoiffe Byrne");
      await field.fill("山田");
      await save.click();
      await expect(page.getByText("Please write your name in Latin letters")).toBeVisible();
      await expect(field).toHaveValue("山田");
      if (script) {
        await expect(field).toBeFocused();
        await expectToSuitEveryone(page);
        expect(await page.evaluate(findSmallTargets)).toEqual([]);
      }

      await field.fill("Aoife Byrne");
      await save.click();
      await expect(page.getByText("Name corrected")).toBeVisible();
      await expect(page.getByRole("definition")).toHaveText([
        "Aoife Byrne",
        "2 November 2026",
        number,
      ]);
      await expect(field).toBeHidden();
      if (script) await expectToSuitEveryone(page);
      await page.getByText("Correct the name").click();
      await expect(field).toHaveValue("Aoife Byrne");

      const pdf = await page.request.get(`/api/certificates/${number}/pdf`);
      expect(readPdfText(await pdf.body()).split("\n")).toContain("Aoife Byrne");
      await page.goto(`/certificates/${number}`);
      await expect(
        page.getByRole("heading", { name: "This certificate is genuine" }),
      ).toBeVisible();
      expect(await page.content()).not.toContain("Byrne");
    });

    test("after a refund a page that was left open corrects nothing", async ({ page, context }) => {
      const { room, number, userId } = await mistypedCertificate(context);
      await page.goto(room);
      if (script) await untilHydrated(page);
      await page.getByText("Correct the name").click();
      await query(`UPDATE "Grant" SET "endedAt" = now() WHERE "userId" = $1`, [userId]);
      const field = page.getByLabel("Name on the certificate");
      await field.fill("Aoife Byrne");
      await page.getByRole("button", { name: "Save the name" }).click();
      if (script) {
        await expect(page.getByText("This certificate was not found.")).toBeVisible();
        await expect(field).toHaveValue("Aoife Byrne");
      } else {
        await expect(page.getByRole("heading", { name: "Course Not Found" })).toBeVisible();
      }
      const rows = await query(`SELECT name FROM "Certificate" WHERE number = $1`, [number]);
      expect(rows).toEqual([{ name: "Aoiffe Byrne" }]);
      await page.goto(room);
      await expect(page.getByRole("heading", { name: "Course Not Found" })).toBeVisible();
    });
  });
}

test("while a corrected name is on its way, its form takes no typing", async ({
  page,
  context,
}) => {
  const { room } = await mistypedCertificate(context);
  await page.goto(room);
  await untilHydrated(page);
  await page.getByText("Correct the name").click();
  const release = await holdBack(page, `**${room}`);
  const field = page.getByLabel("Name on the certificate");
  await field.fill("山田");
  await field.press("Enter");
  const button = page.getByRole("button", { name: "Save the name" });
  await expect(button).toBeDisabled();
  await field.focus();
  await page.keyboard.type("Lost");
  await expect(field).toHaveValue("山田");
  await expect(button).toBeFocused();
  release();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("山田");
});

test("whoever is signed out meanwhile signs in from the form, and the name typed is kept", async ({
  page,
  context,
}) => {
  const { room, userId } = await mistypedCertificate(context);
  await page.goto(room);
  await untilHydrated(page);
  await page.getByText("Correct the name").click();
  await page.getByLabel("Name on the certificate").fill("Anne Mc Right");
  await query(`DELETE FROM "Session" WHERE "userId" = $1`, [userId]);
  const save = page.getByRole("button", { name: "Save the name" });
  await save.click();
  const way = page.getByRole("alert").getByRole("link", { name: "Sign in" });
  await expect(way).toHaveAttribute(
    "href",
    `/signin?${new URLSearchParams({ callbackUrl: room })}`,
  );
  await signIn(context, userId);
  await save.click();
  await expect(page.getByText("Name corrected")).toBeVisible();
  await expect(page.getByText("Anne Mc Right")).toBeVisible();
});

test("without JavaScript, whoever is signed out meanwhile signs in before a name is corrected", async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: siteUrl, javaScriptEnabled: false });
  const { room, userId } = await mistypedCertificate(context);
  const page = await context.newPage();
  await page.goto(room);
  await page.getByText("Correct the name").click();
  await query(`DELETE FROM "Session" WHERE "userId" = $1`, [userId]);
  await page.getByRole("button", { name: "Save the name" }).click();
  await expect(page.getByRole("heading", { name: "Sign in", level: 1 })).toBeVisible();
  await signIn(context, userId);
  await page.reload();
  await expect(page).toHaveURL(room);
  await context.close();
});
