import { expect, it } from "vitest";
import { readWord } from "../../../../tests/support/read-word";
import { names, paragraph } from "../../../../tests/support/word-document";

const run = (words: string, look = "") =>
  `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${words}</w:t></w:r>`;
const line = (...parts: string[]) => `<w:p>${parts.join("")}</w:p>`;
const mark = (type: string, more = "") =>
  `<w:r><w:fldChar w:fldCharType="${type}">${more}</w:fldChar></w:r>`;
const field = (instruction: string, result?: string, more = "") =>
  `${mark("begin", more)}<w:r><w:instrText>${instruction}</w:instrText></w:r>${result === undefined ? "" : mark("separate") + result}${mark("end")}`;

it.each([
  [
    "a field",
    line(run("Figure "), `<w:fldSimple w:instr=" SEQ Figure ">${run("1")}</w:fldSimple>`),
    "Figure 1",
  ],
  [
    "words from right to left",
    line(`<w:dir w:val="rtl">${run("שלום")}</w:dir><w:bdo>${run("!")}</w:bdo>`),
    "שלום!",
  ],
  ["a smart tag", line(`<w:smartTag>${run("Dublin")}</w:smartTag>`), "Dublin"],
  [
    "an insertion, not a deletion",
    line(
      `<w:ins>${run("a")}</w:ins><w:del>${run("b")}</w:del><w:moveFrom>${run("c")}</w:moveFrom><w:moveTo>${run("d")}</w:moveTo>`,
    ),
    "ad",
  ],
  [
    "a line break and a tab",
    "<w:p><w:r><w:t>a</w:t><w:cr/><w:t>b</w:t><w:ptab/><w:t>c</w:t></w:r></w:p>",
    "a<br />b\tc",
  ],
  [
    "signs of several fonts",
    `<w:p><w:r><w:sym w:font="Wingdings" w:char="F0FC"/><w:sym w:font="Segoe UI Symbol" w:char="2713"/><w:sym w:font="MS Gothic" w:char="2610"/><w:sym w:font="Arial" w:char="00B0"/></w:r></w:p>`,
    "✓✓☐°",
  ],
  ["letters in a font of signs", line(run("ü \uf0fc☐", `<w:rFonts w:ascii="Wingdings"/>`)), "✓ ✓☐"],
  [
    "a reading above the words",
    `<w:p><w:r><w:ruby><w:rt>${run("きょう")}</w:rt><w:rubyBase>${run("今日")}</w:rubyBase></w:ruby></w:r></w:p>`,
    "今日 (きょう)",
  ],
  [
    "a box to tick",
    line(
      `<w:sdt><w:sdtPr><w14:checkbox><w14:checked w14:val="1"/></w14:checkbox></w:sdtPr><w:sdtContent>${run("☒")}</w:sdtContent></w:sdt>`,
      run(" Rest"),
    ),
    "☒ Rest",
  ],
  [
    "a box of a form",
    line(
      field(
        "FORMCHECKBOX",
        undefined,
        `<w:ffData><w:checkBox><w:default w:val="0"/><w:checked/></w:checkBox></w:ffData>`,
      ),
      run(" Rest"),
    ),
    "☒ Rest",
  ],
  [
    "an element that nobody knows",
    line(`<w16:new xmlns:w16="urn:new">${run("kept")}</w16:new>`),
    "kept",
  ],
  ["words in a CDATA section", line(run("<![CDATA[a < b]]>")), "a &lt; b"],
  [
    "the result of a field, not the fields in its instruction",
    line(
      field("IF", undefined),
      mark("begin"),
      "<w:r><w:instrText>IF </w:instrText></w:r>",
      field("MERGEFIELD x", run("no")),
      mark("separate"),
      run("yes"),
      mark("end"),
    ),
    "yes",
  ],
])("%s: words are kept", async (_what, body, html) => {
  const read = await readWord(body);
  expect(read.html).toBe(`<p>${html}</p>`);
  expect(read.leftOut).toEqual([]);
});

it.each([
  ["a formula that a field draws", line(field("EQ \\f(1,2)")), "a field without words (EQ)"],
  [
    "a picture that a field fetches",
    line(field(`INCLUDEPICTURE "https://x/y.png"`, "")),
    "a field without words (INCLUDEPICTURE)",
  ],
  ["a document inside", `<w:altChunk r:id="x"/>`, "a document inside the document"],
  ["ink", `<w:p><w:r><w:contentPart r:id="x"/></w:r></w:p>`, "handwriting"],
  [
    "an unknown sign",
    `<w:p><w:r><w:sym w:font="Mine" w:char="F041"/></w:r></w:p>`,
    "a sign of the font Mine",
  ],
  [
    "an unknown element",
    "<w:p><w:r><w:dayLong/></w:r></w:p>",
    "something that Word calls “w:dayLong”",
  ],
  ["an equation", "<w:p><m:oMathPara><m:oMath/></m:oMathPara></w:p>", "equations"],
  ["a comment", `<w:p><w:r><w:commentReference w:id="0"/></w:r></w:p>`, "comments"],
  [
    "a note that is missing",
    `<w:p><w:r><w:footnoteReference w:id="9"/></w:r></w:p>`,
    "a note without its text",
  ],
])("%s is named, and the words around it are kept", async (_what, body, what) => {
  const { html, leftOut } = await readWord(paragraph("Before") + body + paragraph("After"));
  expect(html).toBe("<p>Before</p><p>After</p>");
  expect(leftOut).toEqual([what]);
});

it("an entry of the index or a contents’ mark is not named, because Word shows nothing of it", async () => {
  const { leftOut } = await readWord(line(run("a"), field(`XE "a"`), field(`TC "a"`)));
  expect(leftOut).toEqual([]);
});

it("a note is found, and an equation in it is named", async () => {
  const note = (id: number, words: string) =>
    `<w:footnote w:id="${id}"><w:p><w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:footnoteRef/></w:r>${words}</w:p></w:footnote>`;
  const { html, leftOut } = await readWord(
    line(
      run("See"),
      `<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:footnoteReference w:id="2"/></w:r>`,
    ),
    [{ id: "f", type: "footnotes", target: "footnotes.xml" }],
    {
      "word/footnotes.xml": `<w:footnotes ${names}>${note(2, `${run("Note")}<m:oMath/>`)}</w:footnotes>`,
    },
  );
  expect(html).toBe('<p>See<sup>[1]</sup></p><ol><li id="footnote-2"><p>Note</p></li></ol>');
  expect(leftOut).toEqual(["equations"]);
});

it.each([
  ["without an end", `${mark("begin")}<w:r><w:instrText> PAGE </w:instrText></w:r>`],
  ["whose end was deleted", `${mark("begin")}<w:del>${mark("separate")}${mark("end")}</w:del>`],
])("a field %s hides nothing that follows it", async (_what, open) => {
  const { html } = await readWord(`${line(run("a"), open, run("b"))}${line(run("c"))}`);
  expect(html).toBe("<p>ab</p><p>c</p>");
});
