// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { readPasted } from "./pasted-html";

const read = (html: string) => {
  const { body, leftOut } = readPasted(html);
  return [body.innerHTML, ...leftOut];
};

describe("signs in Word’s fonts of signs", () => {
  const sign = (font: string, letters: string) =>
    `<p>a <span style='font-family:${font};mso-char-type:symbol;mso-symbol-font-family:${font}'>${letters}</span> b</p>`;

  it("become what they show", () => {
    expect(read(sign("Wingdings", "à JLü\uf0fcq§☐"))).toEqual(["<p>a → ☺☹✓✓☐▪☐ b</p>"]);
    expect(read(sign("Symbol", "·"))).toEqual(["<p>a • b</p>"]);
    expect(read('<p><font face="Wingdings">J</font></p>')).toEqual(["<p>☺</p>"]);
  });

  it("are arrows that Word itself wrote", () => {
    expect(read(sign("Wingdings", "ßàçèó"))).toEqual(["<p>a ←→⇐⇒⇔ b</p>"]);
  });

  it("are named as left out where nobody knows what they show", () => {
    expect(read(sign("Wingdings", "A"))).toEqual(["<p>a  b</p>", "a sign of the font Wingdings"]);
  });

  it("stay letters in an ordinary font", () => {
    expect(read(sign("Symbola", "J"))).toEqual(["<p>a J b</p>"]);
    expect(
      read(`<p><b style="font-family:Wingdings"><i style="font-family:Arial">J</i></b></p>`),
    ).toEqual(["<p><strong><em>J</em></strong></p>"]);
  });
});

describe("Word’s legal numbers", () => {
  const item = (level: number, marker: string, text: string) =>
    `<p style="mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">${marker}</span>${text}</p>`;

  it("count from their last part", () => {
    const pasted =
      item(1, "2.", "a") + item(2, "2.1.", "b") + item(2, "2.2", "c") + item(3, "2.2.1", "d");
    expect(read(pasted)).toEqual([
      '<ol start="2"><li><p>a</p><ol><li><p>b</p></li><li><p>c</p><ol><li><p>d</p></li></ol></li></ol></li></ol>',
      "how lists write their numbers (2.1.)",
    ]);
  });

  it("begin a list anew where they do not follow", () => {
    expect(read(item(1, "1.2", "a") + item(1, "1.3", "b") + item(1, "2.1", "c"))).toEqual([
      '<ol start="2"><li><p>a</p></li><li><p>b</p></li></ol><ol><li><p>c</p></li></ol>',
      "how lists write their numbers (1.2)",
    ]);
  });
});

it("keeps the newest words of tracked changes, and names the rest once", () => {
  const change = `<span class=msoDel><del cite="mailto:a" datetime="2026">100</del></span><span class=msoIns><ins cite="mailto:a" datetime="2026">120</ins></span>`;
  const sheet = "<style>span.msoIns {text-decoration: underline}</style>";
  expect(read(`${sheet}<p>${change} ${change}</p>`)).toEqual(["<p>120 120</p>", "tracked changes"]);
  expect(read("<p><del>1</del><ins>2</ins></p>")).toEqual(["<p><s>1</s><u>2</u></p>"]);
});

it("text that Word hides is named as left out", () => {
  const hidden = `<span style="display:none;mso-hide:all">secret</span>`;
  expect(read(`<p>a${hidden}</p>`)).toEqual(["<p>a</p>", "hidden text"]);
  expect(read('<p>a<span style="display:none">b</span></p>')).toEqual(["<p>a</p>"]);
});

it("a floating text box, lost as a picture, leaves no empty table", () => {
  const picture = '<img src="file:///C:/clip_image001.png" alt="Text Box: Remember to breathe">';
  const box = `<table><tr><td></td></tr><tr><td></td><td>${picture}</td></tr></table>`;
  expect(
    read(`<p class=MsoNormal><span style='mso-ignore:vglayout'>${box}</span>Some words</p>`),
  ).toEqual(["<p>Some words</p>", "Text Box: Remember to breathe"]);
  expect(read("<table><tr><td></td></tr></table>")).toEqual(["<table><tr><td></td></tr></table>"]);
});

it.each([
  ["the subtitle", "<p class=MsoTitle>A</p><p class=MsoSubtitle>T</p>"],
  ["level 7", "<h1>A</h1><p class=MsoHeading7>T</p>"],
  ["a style of its own", '<h1>A</h1><p class=x style="mso-outline-level:2"><b>T</b></p>'],
])("a heading of Word stays one: %s", (_what, html) => {
  expect(read(html)).toEqual(["<h3>A</h3><h4>T</h4>"]);
});

describe("Word for the web", () => {
  const paragraph = (style: string) =>
    `<div class="OutlineElement"><p class="Paragraph"><span class="TextRun"><span class="NormalTextRun" data-ccp-parastyle="${style}">x</span></span><span class="EOP" data-ccp-props="{}">&nbsp;</span></p></div>`;

  it("ends paragraphs with spaces, which are left out", () => {
    expect(read(paragraph("Normal"))).toEqual(["<p>x</p>"]);
    expect(read('<p>x<span class="EOP"> y</span></p>')).toEqual(["<p>x y</p>"]);
  });

  it("names titles and quotations at their words", () => {
    const pasted = ["Title", "Subtitle", "Quote", "Intense Quote"].map(paragraph).join("");
    expect(read(pasted)).toEqual([
      "<h3>x</h3><h4>x</h4><blockquote><p>x</p></blockquote><blockquote><p>x</p></blockquote>",
    ]);
  });

  it("keeps the items of a list, whatever their style is", () => {
    const item = (start: number, words: string) =>
      `<ol start="${start}"><li data-aria-level="1"><p><span data-ccp-parastyle="Quote">${words}</span></p></li></ol>`;
    expect(read(item(1, "one") + item(2, "two"))).toEqual([
      "<ol><li><p>one</p></li><li><p>two</p></li></ol>",
    ]);
  });
});

it("an indented paragraph that ends with small blanks is no marker of a list", () => {
  const words = `<a href="https://x.test/a">a</a> <b>now</b><img src="https://o.test/c.png" alt="Chart">`;
  const blanks = '<span style="font-size:7pt">&nbsp;</span>';
  const pasted = `<p style="text-indent:-18pt"><span>${words}${blanks}</span></p>`;
  const [html, ...leftOut] = read(pasted);
  expect(html).toContain('<a href="https://x.test/a">a</a> <strong>now</strong>');
  expect(leftOut).toEqual(["Chart"]);
});
