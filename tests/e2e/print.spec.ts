import type { Page } from "@playwright/test";
import { accountPaths } from "@/lib/paths/account";
import { paths } from "@/lib/paths/public";
import { FILM } from "../support/learner";
import { newCertificate } from "../support/people";
import { payInBrowser, untilPaid } from "../support/sale";
import { mailbox } from "../support/world";
import { expect, test } from "./fixtures";

test.use({
  courseOf: {
    lessons: [
      {
        title: "One",
        videoUrl: FILM,
        contentHtml: `<p>Words to keep.</p><p>${"Long words. ".repeat(40)}</p>`,
        downloadUrl: "media:workbooks/sample.pdf",
      },
    ],
  },
});

/** Black words on white paper, no controls, films or links elsewhere, and no more sheets than needed. */
async function expectPrint(page: Page, words: (string | RegExp)[]): Promise<void> {
  await page.emulateMedia({ media: "print" });
  for (const text of words) {
    const shown = page.getByText(text).first();
    await expect(shown).toBeVisible();
    expect(await shown.evaluate(colours)).toEqual(["rgb(255, 255, 255)", "rgb(0, 0, 0)"]);
  }
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.locator("summary").filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole("navigation")).toHaveCount(0);
  for (const landmark of ["banner", "contentinfo"] as const)
    await expect(page.getByRole(landmark)).toHaveCount(0);
  await expect(page.locator("video, iframe").filter({ visible: true })).toHaveCount(0);
  expect(await countSheets(page)).toBe(1);
}

function colours(element: Element): string[] {
  return [getComputedStyle(document.body).backgroundColor, getComputedStyle(element).color];
}

async function countSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "A4" });
  return pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
}

test("a lesson prints its text without controls and films", async ({ page, enrolment }) => {
  await page.goto(enrolment.module(1));
  await expectPrint(page, ["Words to keep.", "The Test Course"]);
  for (const path of [enrolment.module(1), enrolment.list]) {
    await page.goto(path);
    for (const dead of [
      "Speed",
      "Transcript",
      /^Download/,
      /^When a film ends/,
      /^(My courses|All lessons)/,
    ])
      await expect(page.getByText(dead).filter({ visible: true })).toHaveCount(0);
  }
});

test("a lesson’s text is wider than 500 pixels on a landscape sheet", { tag: "@full" }, async ({
  page,
  enrolment,
}) => {
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 1123, height: 794 });
  for (const path of [enrolment.module(1), enrolment.list]) {
    await page.goto(path);
    const { width = 0 } = (await page.getByText(/^Long words/).boundingBox()) ?? {};
    expect(width, path).toBeGreaterThan(500);
  }
});

test("a course’s description is printed whole on upright paper, which is as narrow as a small tablet", async ({
  page,
  enrolment,
}) => {
  await page.setViewportSize({ width: 718, height: 1047 });
  await page.goto(enrolment.list);
  const description = page.locator("main header p").first();
  await expect(description).toHaveCSS("-webkit-line-clamp", "2");
  await page.emulateMedia({ media: "print" });
  await expect(description).toHaveCSS("-webkit-line-clamp", "none");
});

test("a receipt prints course, sum and order number, from the page and from the mail", async ({
  page,
}) => {
  const { orderId, number, email, success } = await payInBrowser(page);
  await untilPaid(orderId);
  await page.goto(success);
  await expectPrint(page, [
    "Payment Successful!",
    "You have lifetime access to The Journey to Self-Discovery",
    `Order number ${number}, £49.99.`,
  ]);
  const { html = "" } = await mailbox.mail(email, /^Your course/);
  await page.setContent(html ?? "");
  await page.emulateMedia({ media: "print" });
  for (const text of [/The Journey to Self-Discovery/, /£49\.99/, String(number)])
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  expect(await countSheets(page)).toBe(1);
});

test("an invoice prints on one sheet, without VAT when the seller is not registered", async ({
  page,
  buyer: { number },
}) => {
  const title = page.getByRole("heading", { name: /^Invoice TEST-INV-\d+$/ });
  await expect(async () => {
    await page.goto(accountPaths.invoice(number));
    await expect(title).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole("main")).not.toContainText("VAT");
  await expectPrint(page, [/^Invoice TEST-INV/, "£49.99", "No money moved."]);
});

test("a certificate prints for its owner, and for a person who checks it", async ({
  page,
  enrolment,
}) => {
  const number = await newCertificate(enrolment.userId, enrolment.courseId);
  await page.goto(paths.learnCertificate(enrolment.slug));
  await expectPrint(page, ["Completed", number]);
  await page.goto(paths.certificate(number));
  await expectPrint(page, ["This certificate is genuine", "The Test Course", number]);
});
