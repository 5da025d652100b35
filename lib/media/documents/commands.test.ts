import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../../tests/support/temporary-folder";
import { paragraph, wordDocument } from "../../../tests/support/word-document";
import { importDocument } from "./commands";

async function tagsOfHeadings(levels: number[]) {
  const body = levels
    .map((level) => paragraph("x", `<w:pStyle w:val="Heading${level}"/>`))
    .join("");
  const path = join(temporaryFolder(), "file");
  await writeFile(path, await wordDocument(body));
  const { html } = await importDocument("coach@a.example", { path, name: "a.docx", fields: {} });
  return Array.from(html.matchAll(/<(\w+)>x<\/\1>/g), ([, tag]) => tag);
}

it.each([
  { levels: [1, 2, 3], tags: ["h2", "h3", "h4"] },
  { levels: [2, 3], tags: ["h2", "h3"] },
  { levels: [1, 6], tags: ["h2", "h6"] },
])("headings of the levels $levels of a document stay apart", async ({ levels, tags }) => {
  expect(await tagsOfHeadings(levels)).toEqual(tags);
});
