import { expect, it } from "vitest";
import { readWord } from "../../../../tests/support/read-word";

const run = (words: string, look = "") =>
  `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${words}</w:t></w:r>`;
const line = (...parts: string[]) => `<w:p>${parts.join("")}</w:p>`;
const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const field = (instruction: string, result: string) =>
  `${mark("begin")}<w:r><w:instrText>${instruction}</w:instrText></w:r>${mark("separate")}${result}${mark("end")}`;

it.each([
  [`HYPERLINK "https://a.example" \\o "Tip" \\t "_blank"`, "https://a.example"],
  [`HYPERLINK "https://a.example" \\l "end"`, "https://a.example#end"],
  ["HYPERLINK mailto:a@a.example", "mailto:a@a.example"],
])("a link may be a field: %s", async (instruction, href) => {
  const link = `<p><a href="${href}">go</a> on</p>`;
  const look = `<w:u w:val="single"/>`;
  expect((await readWord(line(field(instruction, run("go", look)), run(" on")))).html).toBe(link);
  const simple = `<w:fldSimple w:instr='${instruction}'>${run("go")}</w:fldSimple>`;
  expect((await readWord(line(simple, run(" on")))).html).toBe(link);
});

it("a link keeps its place on the page, and one without an address keeps its words", async () => {
  const { html, leftOut } = await readWord(
    line(
      `<w:hyperlink r:id="a" w:anchor="end">${run("a")}</w:hyperlink>`,
      `<w:hyperlink r:id="none">${run("b")}</w:hyperlink>`,
    ),
    [{ id: "a", type: "hyperlink", target: "https://a.example/?q=1&amp;r=2", isExternal: true }],
  );
  expect(html).toBe(`<p><a href="https://a.example/?q=1&amp;r=2#end">a</a>b</p>`);
  expect(leftOut).toEqual(["the address of a link"]);
});

const unkept = ["file:///C:/plan.pdf", "plan.pdf", "/notes", "#_Toc1", "javascript:x()"];
it.each(unkept)("a link to %s keeps its words, and its loss is named", async (target) => {
  const relation = { id: "a", type: "hyperlink", target, isExternal: true as const };
  const link = line(`<w:hyperlink r:id="a">${run("my plan")}</w:hyperlink>`);
  const written = line(field(`HYPERLINK "${target}"`, run("my plan")));
  const read = await readWord(link + written, [relation]);
  expect(read.html).toBe("<p>my plan</p><p>my plan</p>");
  expect(read.leftOut).toEqual(["the address of a link"]);
});

it.each([
  [" https://a.example/b", "https://a.example/b"],
  ["www.a.example", "https://www.a.example"],
])("the address %j of a link is kept", async (target, href) => {
  const link = line(`<w:hyperlink r:id="a">${run("x")}</w:hyperlink>`);
  const { html } = await readWord(link, [{ id: "a", type: "hyperlink", target, isExternal: true }]);
  expect(html).toBe(`<p><a href="${href}">x</a></p>`);
});

it.each([
  ["a place", `<w:hyperlink w:anchor="_Toc1">${run("Step 3")}</w:hyperlink>`],
  ["a place, by a field", field('HYPERLINK \\l "_Toc1"', run("Step 3"))],
  ["words", field(" REF _Ref1 \\h ", run("Step 3"))],
  ["words, with a format", field("REF _Ref1 \\r \\h \\* MERGEFORMAT", run("Step 3"))],
  ["a page", field("PAGEREF _Ref1 \\h", run("Step 3"))],
  ["a note", field("NOTEREF _Ref1 \\h", run("Step 3"))],
])("a link inside the document keeps its words, and its loss is named: %s", async (_to, link) => {
  const { html, leftOut } = await readWord(line(run("See "), link, run(".")));
  expect(html).toBe("<p>See Step 3.</p>");
  expect(leftOut).toEqual(["the address of a link"]);
});

it("words that a field repeats without a link are no loss", async () => {
  const { html, leftOut } = await readWord(line(field("REF _Ref1 \\r", run("Step 3"))));
  expect([html, ...leftOut]).toEqual(["<p>Step 3</p>"]);
});

it("words repeated inside a link stay part of it", async () => {
  const link = field('HYPERLINK "https://a.example"', run("See ") + field("REF b \\h", run("c")));
  const { html, leftOut } = await readWord(line(link));
  expect([html, ...leftOut]).toEqual(['<p><a href="https://a.example">See c</a></p>']);
});
