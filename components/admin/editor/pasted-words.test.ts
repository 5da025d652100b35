// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { readPasted } from "./pasted-html";

const clean = (html: string) => readPasted(html).body.innerHTML;

describe("lines of a text that keeps them stay apart", () => {
  it.each([
    ["by an ancestor", '<div style="white-space: pre-wrap"><b><i>a\nb</i></b></div>'],
    [
      "by the newer name",
      '<div style="white-space-collapse: preserve-breaks"><b><i>a\nb</i></b></div>',
    ],
    ["of a pre", "<pre><b><i>a\nb</i></b></pre>"],
  ])("%s", (_how, html) => {
    const strong = (words: string) => `<strong><em>${words}</em></strong>`;
    expect(clean(html)).toBe(`<p>${strong("a")}<br>${strong("b")}</p>`);
  });

  it("but not where a style inside ends this", () => {
    const html = '<div style="white-space: pre"><b style="white-space: normal">a\nb</b></div>';
    expect(clean(html)).toBe("<p><strong>a b</strong></p>");
  });

  it("without lines between the parts of lists and tables", () => {
    expect(
      clean(
        '<div style="white-space: pre-wrap">\n<ul>\n<li>\n<p>a</p>\n\n<p>b</p>\n</li>\n</ul>\n<table>\n<tr>\n<td>c</td>\n</tr>\n</table>\n</div>',
      ),
    ).toBe("<ul><li><p>a</p><p>b</p></li></ul><table><tr><td>c</td></tr></table>");
  });
});

it("a table within an object, as notes have it, stays", () => {
  const table = "<table><tbody><tr><td><div>a</div></td></tr></tbody></table>";
  expect(clean(`<div><object>${table}</object></div>`)).toContain("<table>");
});

describe("bold and slanted is only what a style sheet makes so", () => {
  const heading = "h1.western, p.Callout { font-weight: bold; font-style: italic }";
  it.each([
    ["a class of another element", heading, '<p class="western">a</p>', "<p>a</p>"],
    ["the same element", heading, '<p class="Callout">a</p>', "<p><strong><em>a</em></strong></p>"],
    ["print", "@media print { .x { font-weight: bold } }", '<p class="x">a</p>', "<p>a</p>"],
    [
      "narrow screens",
      "@media (width < 480px) { .x { display: none } }",
      '<p class="x">a</p>',
      "<p>a</p>",
    ],
    [
      "a font without a weight",
      "p.p1 { font: bold 12.0px Helvetica } span.s1 { font: 12.0px Helvetica }",
      '<p class="p1">a <span class="s1">b</span></p>',
      "<p><strong>a </strong>b</p>",
    ],
  ])("%s", (_what, sheet, html, kept) => {
    expect(clean(`<style>${sheet}</style>${html}`)).toBe(kept);
  });
});

describe("a box says whether it is ticked", () => {
  it.each([
    ["<li><input type=checkbox checked disabled> Done</li><li><input type=checkbox>To do</li>"],
    [
      `<li role="checkbox" aria-checked="true"><img aria-roledescription="checkbox" src="data:image/png;base64,AA=="> Done</li>
       <li role="checkbox" aria-checked="false">To do</li>`,
    ],
  ])("%s", (items) => {
    expect(clean(`<ul>${items}</ul>`)).toBe("<ul><li>☒ Done</li><li>☐ To do</li></ul>");
  });

  it("in its own entry, not in one below", () => {
    const html =
      '<ul><li aria-checked="true"><ul><li aria-checked="false"><p>a</p></li></ul></li></ul>';
    expect(clean(html)).toBe("<ul><li><p>☐ a</p></li></ul>");
  });
});

it.each(["block", "flex", "grid", "list-item", "table"])(
  "a span that the page lays out as a block is one: %s",
  (display) => {
    const line = (words: string) => `<span style="display: ${display}">${words}</span>`;
    expect(clean(line("a") + line("b"))).toBe("<p>a</p><p>b</p>");
    expect(clean(`<h2>${line("a")}${line("b")}</h2>`)).toBe("<h3>a<br>b</h3>");
  },
);

it.each([
  [
    '<div><strong style="display: block;">Step 1</strong>Sit down.<em style="display:block">Tip</em></div>',
    "<p><strong>Step 1</strong></p><p>Sit down.</p><p><em>Tip</em></p>",
  ],
  [
    '<a style="display:block" href="https://a.example/">a</a><a style="display:flex" href="https://b.example/">b</a>',
    '<p><a href="https://a.example/">a</a></p><p><a href="https://b.example/">b</a></p>',
  ],
  ['<p>a <b style="display: inline-block">b</b> c</p>', "<p>a <strong>b</strong> c</p>"],
])("what the page lays out as a block keeps its marks and its link: %s", (html, kept) => {
  expect(clean(html)).toBe(kept);
});

it.each(["nav", "hgroup", "legend", "dialog", "menu", "search"])("a %s is a block", (tag) => {
  expect(clean(`<${tag}>a</${tag}><${tag}>b</${tag}>`)).toBe("<p>a</p><p>b</p>");
});

it("the choices of a field do not run together", () => {
  expect(clean("<select><option>a</option><option>b</option></select>")).toBe("<p>a</p><p>b</p>");
});

it.each([
  [
    "<ol><li>a<li>b<li value=1>c<li>d</ol>",
    "<ol><li>a</li><li>b</li></ol><ol><li>c</li><li>d</li></ol>",
  ],
  ["<ol><li value=7>a<li value=8>b</ol>", '<ol start="7"><li>a</li><li>b</li></ol>'],
  [
    "<ol start=3><li value=1>a<li value=5>b</ol>",
    '<ol><li>a</li></ol><ol start="5"><li>b</li></ol>',
  ],
  ["<ul><li value=7>a</ul>", "<ul><li>a</li></ul>"],
])("a list counts as its items say: %s", (html, kept) => {
  expect(clean(html)).toBe(kept);
});

it("a reading stands behind its word, and quoted words keep their marks", () => {
  expect(clean("<p><ruby>今日<rp>(</rp><rt>きょう</rt><rp>)</rp></ruby>, <q>yes</q></p>")).toBe(
    "<p>今日 (きょう), “yes”</p>",
  );
});

it.each([
  ["12.0px 'Arial Rounded MT Bold'", "a"],
  ["italic 100px Bold, serif", "<em>a</em>"],
  ["bold 12.0px Helvetica", "<strong>a</strong>"],
])("a font’s name makes nothing bold: %s", (font, kept) => {
  expect(clean(`<p><span style="font: ${font}">a</span></p>`)).toBe(`<p>${kept}</p>`);
});

it.each(["var(--x, 700)", "unset", "inherit", "revert", "revert-layer", "inherit !important"])(
  "a weight and a slant of %s leave a word as its tag makes it",
  (value) => {
    const style = `style="font-weight: ${value}; font-style: ${value}"`;
    expect(clean(`<p><b ${style}>a</b> <em ${style}>b</em> <span ${style}>c</span></p>`)).toBe(
      "<p><strong>a</strong> <em>b</em> c</p>",
    );
    expect(clean(`<p><b style="font: ${value}">a</b></p>`)).toBe("<p><strong>a</strong></p>");
  },
);

it.each(["normal", "initial", "initial !important"])(
  "a weight and a slant of %s make a word plain",
  (value) => {
    const style = `style="font-weight: ${value}; font-style: ${value}"`;
    expect(clean(`<p><b ${style}><i ${style}>a</i></b></p>`)).toBe("<p>a</p>");
  },
);

it.each(["display: none !important", "DISPLAY:none!important"])("“%s” hides", (style) => {
  expect(clean(`<p>a<span style="${style}">b</span></p>`)).toBe("<p>a</p>");
});

it.each([
  ['<strong style="font-weight: 500">a</strong>', "<strong>a</strong>"],
  ['<b style="font: 500 16px Inter">a</b>', "<strong>a</strong>"],
  ['<strong><span style="font-weight: 500">a</span></strong>', "<strong>a</strong>"],
  ['<strong style="font-weight: 400">a</strong>', "a"],
  ['<span style="font-weight: 500">a</span>', "a"],
  ['<b style="font-weight: normal"><span style="font-weight: 500">a</span></b>', "a"],
])("a medium weight is bold only where the tag is: %s", (html, kept) => {
  expect(clean(`<p>${html}</p>`)).toBe(`<p>${kept}</p>`);
});
