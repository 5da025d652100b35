import {
  editorOf,
  lessonTitles,
  newMessage,
  readLesson,
  restoreLegalTexts,
} from "../support/back-office";
import { readAuditLog } from "../support/people";
import { says } from "../support/says";
import { expect, test } from "./fixtures";

test.use({
  javaScriptEnabled: false,
  courseOf: { lessons: ["One", "Two", "Three"].map((title) => ({ title })) },
});

test("without JavaScript, a refund asks for confirmation once and is made once", async ({
  coach: page,
  buyer: { number },
}) => {
  await page.goto(`/admin/orders/${number}/refund`);
  await page.getByLabel("Amount in pounds").fill("5");
  await page.getByLabel("Reason").fill("goodwill");
  await page.getByRole("button", { name: "Refund" }).click();
  await expect(page.getByText("Refund £5.00, a part of £49.99, to")).toBeVisible();
  await expect(page.getByLabel("Reason")).toHaveValue("goodwill");
  await page.getByRole("button", { name: "Yes, refund it" }).click();
  await expect(page.getByText("£5.00 is on its way back.")).toBeVisible();
  expect(await readAuditLog(`order:${number}`)).toEqual([
    { action: "order.refund", reason: "goodwill" },
  ]);
});

test("without JavaScript, the coach writes a text as HTML, uploads a file and moves a lesson", async ({
  coach: page,
  course: { courseId, lessonIds },
}) => {
  await page.goto(`/admin/courses/lessons/${lessonIds[0]}`);
  await page.getByLabel("Text").fill("<p>By <em>hand</em><script>alert(1)</script></p>");
  await page.getByRole("button", { name: "Save the lesson" }).click();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  expect((await readLesson(lessonIds[0])).contentHtml).toBe("<p>By <em>hand</em></p>");
  const upload = page.locator("form").filter({ has: page.getByLabel("A workbook") });
  await page
    .getByLabel("A workbook")
    .setInputFiles("prisma/seed-data/media/workbooks/taking-back-your-life.pdf");
  await upload.getByRole("button", { name: "Upload" }).click();
  await expect(page.getByLabel("Replace the workbook")).toBeVisible();
  await page.goto(`/admin/courses/${courseId}`);
  await page.getByRole("button", { name: "Move Three up" }).click();
  await expect.poll(() => lessonTitles(courseId)).toEqual(["One", "Three", "Two"]);
});

test("without JavaScript, a legal text is written as HTML, confirmed once and published", {
  tag: "@full",
}, async ({ coach: page, request }) => {
  const editorPath = await editorOf("/refunds");
  await page.goto(`${editorPath}/sections/1`);
  await page.getByLabel("Text", { exact: true }).fill("<h3>Plain</h3><p>Money back.</p>");
  await page.getByRole("button", { name: "Save to the draft" }).click();
  await page.goto(editorPath);
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByRole("button", { name: "Yes, publish it" }).click();
  await expect(page.getByText("Visitors see this page as it is here.")).toBeVisible();
  expect(await says(request, "/refunds", ">Plain</h2>")).toBe(true);
  await restoreLegalTexts();
});

test("without JavaScript, the coach finds a message, marks it as answered and erases it", {
  tag: "@full",
}, async ({ coach: page }) => {
  const email = await newMessage();
  await page.goto("/admin/messages");
  await page.getByRole("searchbox").fill(email);
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("link").filter({ hasText: email }).click();
  await page.getByRole("button", { name: "Mark as answered" }).click();
  await expect(page.getByText("Answered", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Erase this message" }).click();
  await page.getByRole("button", { name: "Yes, erase for good" }).click();
  await expect(page.getByText("The message is erased.")).toBeVisible();
});
