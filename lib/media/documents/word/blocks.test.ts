import { expect, it } from "vitest";
import { readWord } from "../../../../tests/support/read-word";
import { paragraph } from "../../../../tests/support/word-document";

const read = async (...body: string[]) => (await readWord(body.join(""))).html;

it("a paragraph whose end is deleted goes on in the next one, or ends all the same", async () => {
  const open = (words: string) => paragraph(words, "<w:rPr><w:del/></w:rPr>");
  expect(await read(open("a"), open("b"), paragraph("c"), open("d"))).toBe("<p>abc</p><p>d</p>");
});

it("a large first letter belongs to its word", async () => {
  const letter = paragraph("B", '<w:framePr w:dropCap="drop" w:lines="3"/>');
  expect(await read(letter, paragraph("reathe"))).toBe("<p>Breathe</p>");
});

it("words in content controls and custom XML are kept", async () => {
  expect(
    await read(
      `<w:sdt><w:sdtPr><w:dropDownList><w:listItem w:value="no"/></w:dropDownList></w:sdtPr><w:sdtContent>${paragraph("chosen")}</w:sdtContent></w:sdt>`,
      `<w:customXml w:element="x">${paragraph("custom")}</w:customXml>`,
    ),
  ).toBe("<p>chosen</p><p>custom</p>");
});
