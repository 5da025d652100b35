// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { readPasted } from "./pasted-html";

const read = (html: string) => {
  const { body, leftOut } = readPasted(html);
  return [body.innerHTML, ...leftOut];
};

it.each([
  "<span hidden>b</span>",
  '<span hidden="until-found">b</span>',
  '<span style="visibility: hidden">b</span>',
  '<span style="visibility:hidden !important"><b>b</b> c</span>',
  '<span style="visibility: collapse">b</span>',
  '<span style="font-size:0">b</span>',
  '<span style="font-size: 0.0px">b</span>',
  '<img style="visibility:hidden" src="https://a.example/b.png" alt="b">',
  '<span style="visibility: hidden"><img src="https://a.example/b.png" alt="b"><br></span>',
])("what the source hid stays hidden: %s", (hidden) => {
  expect(read(`<p>a${hidden}</p>`)).toEqual(["<p>a</p>"]);
  expect(read(`<p>a</p><div>${hidden}</div>`)).toEqual(["<p>a</p>"]);
});

it("a class may hide", () => {
  const sheet = "<style>.preheader {visibility: hidden}</style>";
  expect(read(`${sheet}<div class=preheader>b</div><p>a</p>`)).toEqual(["<p>a</p>"]);
});

it("what Word hid is named", () => {
  expect(read('<p>a<span style="mso-hide:all">b</span></p>')).toEqual(["<p>a</p>", "hidden text"]);
});

it("a hidden row of a table is left out", () => {
  const row = (words: string, style = "") => `<tr style="${style}"><td>${words}</td></tr>`;
  const [html] = read(`<table>${row("a", "visibility: collapse")}${row("b")}</table>`);
  expect(html).toBe("<table><tr><td>b</td></tr></table>");
});

it.each(["visibility: hidden", "visibility: collapse", "font-size: 0"])(
  "a cell whose words are hidden keeps its place: %s",
  (style) => {
    const empty = "<table><tr><td></td><td>b</td></tr></table>";
    const table = (words: string) =>
      `<table><tr><td style="${style}">${words}</td><td>b</td></tr></table>`;
    expect(read(table("a"))).toEqual([empty]);
    expect(read(table(""))).toEqual([empty]);
  },
);

it("a picture needs no size of letters", () => {
  const picture = '<img src="/pictures/b.webp" alt="B" style="font-size: 0">';
  expect(read(picture)).toEqual(['<img src="/pictures/b.webp" alt="B">']);
});

it.each([
  '<span aria-hidden="true">b</span>',
  '<span hidden style="display: inline">b</span>',
  '<span style="visibility: visible">b</span>',
  '<span style="visibility: hidden"><span style="visibility: visible">b</span></span>',
  '<span style="font-size: 0"><span style="font-size: 16px">b</span></span>',
  '<span style="font-size: 0.8em">b</span>',
])("what the source shows is kept: %s", (shown) => {
  expect(read(`<p>a${shown}</p>`)).toEqual(["<p>ab</p>"]);
});
