import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { readLesson } from "../support/back-office";
import { untilHydrated } from "../support/hydrated";
import { paragraph, picture, wordDocument } from "../support/word-document";
import { expect, test } from "./fixtures";

/** Puts HTML on the real clipboard as another program would, and presses the keys. */
async function paste(page: Page, html: string) {
  await page.getByRole("textbox", { name: "Text" }).click();
  await page.evaluate((text) => {
    document.addEventListener(
      "copy",
      (event) => {
        event.clipboardData?.setData("text/html", text);
        event.clipboardData?.setData("text/plain", "plain");
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      { once: true, capture: true },
    );
  }, html);
  await page.keyboard.press("Control+c");
  await page.keyboard.press("Control+v");
}

test.beforeEach(async ({ coach: page, course: { lessonIds } }) => {
  await page.goto(`/admin/courses/lessons/${lessonIds[0]}`);
  await untilHydrated(page);
  await expect(page.getByRole("toolbar", { name: "Formatting" })).toBeVisible();
});

const saved = async (page: Page, lessonId: number | undefined) => {
  await page.getByRole("button", { name: "Save the lesson" }).click();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  return (await readLesson(lessonId)).contentHtml;
};

for (const [file, html] of [
  [
    "google-docs-clipboard.html",
    "<h3>Week one</h3><p>Plain text and <strong>bold words</strong><em> and italics</em></p>" +
      "<h4>Second level</h4><ul><li><p>one</p></li><li><p><strong>two</strong></p></li></ul>",
  ],
  [
    "word-clipboard.html",
    "<h3>Chapter title</h3><p><strong>Bold</strong> text</p>" +
      "<ul><li><p>First item</p></li><li><p>Second item</p></li></ul><h4>Section</h4>",
  ],
] as const) {
  test(`text pasted from another program is bold only where it was bold there: ${file}`, async ({
    coach: page,
    course: { lessonIds },
  }) => {
    await paste(page, readFileSync(`tests/cases/${file}`, "utf8"));
    expect(await saved(page, lessonIds[0])).toBe(html);
  });
}

test("pasted pictures and tables are imported, and a picture that was left out is named", async ({
  coach: page,
  course: { lessonIds },
}) => {
  const create = { width: 8, height: 8, channels: 3, background: "#0f1f3d" } as const;
  const picture = await sharp({ create }).png().toBuffer();
  const data = `data:image/png;base64,${picture.toString("base64")}`;
  await paste(
    page,
    `<p>Look</p><img src="${data}" alt="A square"><img src="file:///C:/image001.png">
     <table><tr><td style="font-weight:700">Day</td><td>1</td></tr></table>`,
  );
  await expect(page.getByText("Left out: “image001.png”.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add a row below" })).toBeVisible();
  expect(await saved(page, lessonIds[0])).toMatch(
    /^<p>Look<\/p><img src="\/pictures\/[0-9a-f]{32}-\d+x\d+\.webp" alt="A square" \/><table><tbody><tr><td><p><strong>Day<\/strong><\/p><\/td>/,
  );
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Text" }).getByAltText("A square")).toBeVisible();
});

test("a Word document’s text and pictures are imported unsaved, and what was left out is named", async ({
  coach: page,
  course: { lessonIds },
}) => {
  await page.getByRole("button", { name: "Import a Word document" }).click();
  const chooser = page.getByLabel("Word document (.docx)");
  const choose = async (name: string, buffer: Buffer) => {
    await chooser.setInputFiles({ name, mimeType: "application/octet-stream", buffer });
    await page.getByRole("button", { name: "Import its words" }).click();
  };
  await choose("Broken.docx", Buffer.from("no document"));
  await expect(page.getByText("Please choose a Word document (.docx).")).toBeVisible();
  const photo = { id: "a", type: "image", target: "media/a.png" };
  const body = `${paragraph("Week one", '<w:pStyle w:val="H1"/>')}${paragraph("Breathe", "", "<w:b/>")}${picture("a", "On stage")}<w:p><m:oMath/></w:p><w:p><w:hyperlink w:anchor="end"><w:r><w:t>below</w:t></w:r></w:hyperlink></w:p>`;
  const content = readFileSync("public/artwork/social/the-great-process-in-practice.png");
  await choose("Week.docx", await wordDocument(body, [photo], { "word/media/a.png": content }));
  await expect(
    page.getByText("Nothing is saved yet. Left out: “equations”, “the address of a link”."),
  ).toBeVisible();
  expect((await readLesson(lessonIds[0])).contentHtml ?? "").not.toContain("Breathe");
  expect(await saved(page, lessonIds[0])).toMatch(
    /<h3>Week one<\/h3><p><strong>Breathe<\/strong><\/p>.*<img src="\/pictures\/[0-9a-f]{32}-\d+x\d+\.webp" alt="On stage"/,
  );
});
