// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { readPasted } from "./pasted-html";

const clean = (html: string) => readPasted(html).body.innerHTML;

describe("a list of Word", () => {
  const items = (...all: [list: string, marker: string, text: string][]) =>
    all
      .map(([list, marker, text]) => {
        const sign = `<span style="mso-list:Ignore">${marker}</span>`;
        return `<p style="mso-list:${list} level1 lfo1">${sign}${text}</p>`;
      })
      .join("");

  it("keeps words that stand in place of its bullets", () => {
    const pasted = items(["l0", "Step 1:", "Warm up"], ["l0", "Step 2:", "Run"]);
    expect(clean(pasted)).toBe(
      "<ul><li><p>Step 1: Warm up</p></li><li><p>Step 2: Run</p></li></ul>",
    );
  });

  it("begins anew where its numbers do", () => {
    const pasted = items(["l0", "1.", "a"], ["l0", "2.", "b"], ["l1", "1.", "c"]);
    expect(clean(pasted)).toBe(
      "<ol><li><p>a</p></li><li><p>b</p></li></ol><ol><li><p>c</p></li></ol>",
    );
  });

  it("is one list if it was copied from Word on the web", () => {
    const item = (text: string) => `<li data-aria-level="1"><p>${text}</p></li>`;
    const one = "<ol><li><p>a</p></li><li><p>b</p></li></ol>";
    expect(clean(`<ol start="1">${item("a")}${item("b")}</ol>`)).toBe(one);
    expect(clean(`<ol>${item("a")}</ol><ol>${item("b")}</ol>`)).toBe(one);
  });

  it("goes on after the number xviii", () => {
    const pasted = items(["l0", "xvii.", "a"], ["l0", "xviii.", "b"], ["l0", "xix.", "c"]);
    expect(clean(pasted).match(/<ol[^>]*>/g)).toEqual(['<ol start="17">']);
  });
});

describe("letters and Roman numbers of a list of Word", () => {
  const PAUSE = "pause";
  const items = (markers: string[]) =>
    markers
      .map((marker) =>
        marker === PAUSE
          ? "<p>pause</p>"
          : `<p class=MsoListParagraph style="mso-list:l0 level${marker.startsWith("-") ? 2 : 1} lfo1"><span style="mso-list:Ignore">${marker.replace("-", "")}</span>x</p>`,
      )
      .join("");
  /** Each list with its number and its count of items. */
  const lists = (markers: string[]) => {
    const all = readPasted(items(markers)).body.querySelectorAll("ol");
    return Array.from(all, (list) => [list.start, list.children.length]);
  };

  it.each([
    [
      ["A.", PAUSE, "B.", PAUSE, "C."],
      [
        [1, 1],
        [2, 1],
        [3, 1],
      ],
    ],
    [["c)", "d)"], [[3, 2]]],
    [
      ["a.", "b.", "a.", "b."],
      [
        [1, 2],
        [1, 2],
      ],
    ],
    [
      ["i.", PAUSE, "ii."],
      [
        [1, 1],
        [2, 1],
      ],
    ],
    [["(iv)", "(v)", "(vi)"], [[4, 3]]],
    [
      ["h.", PAUSE, "i.", "j."],
      [
        [8, 1],
        [9, 2],
      ],
    ],
    [
      ["a.", "-i.", "-ii.", "b.", "-i.", "c."],
      [
        [1, 3],
        [1, 2],
        [1, 1],
      ],
    ],
    [["1.a.", "1.b."], [[1, 2]]],
    [["XIX.", "XX."], [[19, 2]]],
    [["y.", "z.", "aa.", "bb.", "cc."], [[25, 5]]],
    [
      ["HH)", PAUSE, "II)", "JJ)"],
      [
        [34, 1],
        [35, 2],
      ],
    ],
    [["AAA.", "BBB."], [[53, 2]]],
    [["ii.", "iii."], [[2, 2]]],
    [
      ["A.1", "A.2", PAUSE, "B.1"],
      [
        [1, 2],
        [1, 1],
      ],
    ],
    [["1.1.1", "1.1.2"], [[1, 2]]],
    [["1.a)", "1.b)"], [[1, 2]]],
    [["II.1.", "II.2."], [[1, 2]]],
    [["A", "B"], [[1, 2]]],
  ])("number it: %j", (markers, numbered) => {
    expect(lists(markers)).toEqual(numbered);
  });

  it("are named once, because plain numbers replace them", () => {
    expect(readPasted(items(["A.", "B.", PAUSE, "i)"])).leftOut).toEqual([
      "how lists write their numbers (A.)",
    ]);
    expect(readPasted(items(["1.1", "1.2"])).leftOut).toEqual([
      "how lists write their numbers (1.1)",
    ]);
    expect(readPasted(items(["1.", "(2)"])).leftOut).toEqual([]);
  });

  it.each(["Tip.", "Note)", "mix.", "Vi.", "iiii.", "1. Step", "§ 1", "Article I.", "ab.", "No.1"])(
    "are not read into words, which stay: %s",
    (word) => {
      const { body, leftOut } = readPasted(items([word]));
      expect([body.innerHTML, leftOut]).toEqual([`<ul><li><p>${word} x</p></li></ul>`, []]);
    },
  );

  it("are none where a font draws signs for its letters", () => {
    const bullet = (font: string, letter: string) =>
      `<p style="mso-list:l0 level1 lfo1"><span style="font-family:${font}"><span style="mso-list:Ignore">${letter}</span></span>x</p>`;
    const pasted = bullet("Wingdings", "q") + bullet("&quot;Courier New&quot;", "o");
    expect(clean(pasted)).toBe("<ul><li><p>x</p></li><li><p>x</p></li></ul>");
  });

  it("stay one list where the text begins below its first level", () => {
    expect(lists(["-a.", "-b."])).toEqual([[1, 2]]);
  });
});

describe("a list in a mail that was copied from a browser", () => {
  const blanks = `<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp;&nbsp; </span>`;
  const item = (font: string, marker: string, text: string, style = "") =>
    `<p class="x_MsoListParagraph" style="text-indent:-18.0pt;${style}"><span style="font-family:${font}"><span>${marker}${blanks}</span>
     </span>${text}</p>`;
  const nested = "<ul><li><p>a</p><ul><li><p>b</p></li></ul></li><li><p>c</p></li></ul>";

  it("has levels by its bullets", () => {
    const dot = (text: string) => item("Symbol", "·", text);
    expect(clean(dot("a") + item("&quot;Courier New&quot;", "o", "b") + dot("c"))).toBe(nested);
  });

  it.each([
    ["margin-left:36.0pt", "margin-left:72.0pt"],
    ["margin-left:.5in", "margin-left:1.0in"],
    ["margin: 0cm 0cm 0cm 36pt", "margin: 0cm 0cm 0cm 72pt"],
  ])("has levels by its margins: %s, %s", (outer, inner) => {
    const dot = (text: string, style: string) => item("Symbol", "·", text, style);
    expect(clean(dot("a", outer) + dot("b", inner) + dot("c", outer))).toBe(nested);
  });

  it("keeps its numbers", () => {
    const pasted = item("Calibri", "3.", "a") + item("Calibri", "4.", "b");
    expect(clean(pasted)).toBe('<ol start="3"><li><p>a</p></li><li><p>b</p></li></ol>');
  });

  it.each([
    ["a paragraph of its class", '<p class="MsoListParagraph">1. First</p>'],
    ["a hanging paragraph", '<p style="text-indent:-18pt"><span>1.</span> First</p>'],
    ["blanks at another place", `<p><span>1.${blanks}</span> First</p>`],
  ])("is not %s", (_what, html) => {
    expect(clean(html)).toMatch(/^<p>1\. +First<\/p>$/);
  });
});
