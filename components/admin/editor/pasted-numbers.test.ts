// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { readPasted } from "./pasted-html";

const read = (html: string) => {
  const { body, leftOut } = readPasted(html);
  return [body.innerHTML, ...leftOut];
};
const items = (style: string) => `<li style="${style}">x</li><li style="${style}">y</li>`;
const lost = (marker: string) => [
  "<ol><li>x</li><li>y</li></ol>",
  `how lists write their numbers (${marker})`,
];

it.each([
  ["Google Docs", `<ol>${items("list-style-type:upper-alpha")}</ol>`, "A."],
  ["Google Docs, below", `<ol>${items("list-style-type: lower-roman")}</ol>`, "i."],
  ["Google Docs, with noughts", `<ol>${items("list-style-type:decimal-leading-zero")}</ol>`, "01."],
  ["LibreOffice", `<ol type="a">${items("")}</ol>`, "a."],
  ["LibreOffice, with Roman numbers", `<ol type="I">${items("")}</ol>`, "I."],
  ["a mail", `<ol style="list-style-type: lower-latin">${items("")}</ol>`, "a."],
  ["a mail, in short", `<ol style="list-style: upper-roman inside">${items("")}</ol>`, "I."],
  [
    "a style sheet",
    `<style>.l {list-style-type: lower-greek}</style><ol class=l>${items("")}</ol>`,
    "α.",
  ],
  ["an item", `<ol><li type="i">x</li><li type="i">y</li></ol>`, "i."],
])(
  "how a list writes its numbers is named, because plain numbers replace them: %s",
  (_from, html, marker) => {
    expect(read(html)).toEqual(lost(marker));
  },
);

it("so it is for Word on the web", () => {
  const item = (text: string) => `<li data-aria-level="1">${text}</li>`;
  expect(read(`<ol style="list-style-type: lower-alpha">${item("x")}${item("y")}</ol>`)).toEqual(
    lost("a."),
  );
});

it("of several ways to write numbers the first is named", () => {
  const lists = `<ol type="A">${items("")}</ol><p>z</p><ol type="i">${items("")}</ol>`;
  const word = '<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">b)</span>x</p>';
  const [, ...leftOut] = read(lists + word);
  expect(leftOut).toEqual(["how lists write their numbers (A.)"]);
});

it.each([
  ["plain numbers", `<ol type="1">${items("list-style-type: decimal")}</ol>`],
  ["plain numbers in a list of letters", `<ol type="a">${items("list-style-type: decimal")}</ol>`],
  [
    "plain numbers by a style before the type",
    `<ol type="a" style="list-style: decimal">${items("")}</ol>`,
  ],
  ["a style that says nothing", `<ol style="list-style-type: var(--x)">${items("")}</ol>`],
])("no loss is named for %s", (_what, html) => {
  expect(read(html)).toEqual(["<ol><li>x</li><li>y</li></ol>"]);
});

it("bullets below letters are bullets", () => {
  const [html, ...leftOut] = read(`<ul type="disc"><li style="list-style-type:disc">x</li></ul>`);
  expect([html, ...leftOut]).toEqual(["<ul><li>x</li></ul>"]);
});
