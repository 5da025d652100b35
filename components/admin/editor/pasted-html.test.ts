// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readPasted } from "./pasted-html";

const clean = (html: string) => readPasted(html).body.innerHTML;

describe("pasted HTML keeps its meaning", () => {
  it.each([
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
  ])("from %s", (file, html) => {
    expect(clean(readFileSync(`tests/cases/${file}`, "utf8"))).toBe(html);
  });

  it.each([
    [
      "Word’s numbered and nested lists",
      `<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-fareast-font-family:Aptos'><span style='mso-list:Ignore'>3.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Three<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><!--[if !supportLists]-->o<span style='font:7.0pt'>&nbsp;&nbsp;</span><!--[endif]-->Below</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>4.&nbsp;</span>Four</p><p class=MsoNormal><o:p>&nbsp;</o:p></p>`,
      '<ol start="3"><li><p>Three</p><ul><li><p>Below</p></li></ul></li><li><p>Four</p></li></ol>',
    ],
    [
      "Word’s title, quotation and table",
      "<p class=MsoTitle><b>Book</b></p><p class=MsoQuote>Begin.</p><table class=MsoTableGrid><tr><td colspan=2 style='width:2cm'><p class=MsoNormal><b>Day</b></p></td></tr></table>",
      '<h3>Book</h3><blockquote><p>Begin.</p></blockquote><table><tr><td colspan="2"><p><strong>Day</strong></p></td></tr></table>',
    ],
    [
      "Word on the web",
      '<div class="OutlineElement"><p role="heading" aria-level="2"><span style="font-weight:bold">Part</span></p></div><div><ul><li data-aria-level="1"><p><span style="font-weight: 600">Bold</span><span> plain</span></p></li></ul></div>',
      "<h3>Part</h3><ul><li><p><strong>Bold</strong> plain</p></li></ul>",
    ],
    [
      "Word on the web, with a list for each item",
      '<div><ul><li data-aria-level="1"><p>One</p></li></ul></div><div><ul><li data-aria-level="2"><p>Below</p></li></ul></div> <div><ul><li data-aria-level="1"><p>Two</p></li></ul></div><div><p>Then</p></div><div><ol start="3"><li data-aria-level="1"><p>Three</p></li></ol></div><div><ol start="4"><li data-aria-level="1"><p>Four</p></li></ol></div>',
      '<ul><li><p>One</p><ul><li><p>Below</p></li></ul></li><li><p>Two</p></li></ul><p>Then</p><ol start="3"><li><p>Three</p></li><li><p>Four</p></li></ol>',
    ],
    [
      "Notion",
      '<h1>Plan</h1><ul class="to-do-list"><li><div class="checkbox checkbox-off"></div> <span>Task</span></li></ul><ul class="toggle"><li><details open><summary>Why</summary><p>So.</p></details></li></ul><table><thead><tr><th>Day</th></tr></thead></table><figure><a href="attachment:1:a.png"><img src="attachment:1:a.png"></a><figcaption>The wheel</figcaption></figure>',
      "<h3>Plan</h3><ul><li>Task</li></ul><ul><li><p>Why</p><p>So.</p></li></ul><table><tr><th>Day</th></tr></table><p>The wheel</p>",
    ],
    [
      "a page with words beside its paragraphs",
      "<div>before <b>it</b><p>inside</p>behind</div><section>next<ul><li>a</li></ul>last</section>",
      "<p>before <strong>it</strong></p><p>inside</p><p>behind</p><p>next</p><ul><li>a</li></ul><p>last</p>",
    ],
    ["the middle of a sentence", "<span>just </span><b>words</b>", "just <strong>words</strong>"],
    [
      "Google’s nested lists, links and superscripts, from Safari",
      `<meta charset="UTF-8"><b id="docs-internal-guid-2" style="font-weight: normal; caret-color: rgb(0, 0, 0);"><ul style="margin-top: 0px;"><li style="font-weight: 400;"><p><span style="font-weight: 400;">a</span></p></li><ul><li><p><a href="https://a.example/" style="text-decoration: none;"><span style="font-weight: 400; text-decoration-line: underline;">link</span></a></p></li></ul></ul><br><p><span style="font-weight: 400;">x<span style="vertical-align: super;">2</span></span></p></b><br class="Apple-interchange-newline">`,
      '<ul><li><p>a</p><ul><li><p><a href="https://a.example/">link</a></p></li></ul></li></ul><p>x<sup>2</sup></p>',
    ],
    [
      "LibreOffice",
      '<html><head><style type="text/css">p { line-height: 115% } h1.western { font-weight: bold }</style></head><body><h1 class="western">Title</h1><p align="justify"><font face="Arial"><b>Bold</b> and <span style="font-weight: normal">not</span></font></p><ol><li><p style="margin-bottom: 0cm">One</p></li></ol><p><br/></p></body></html>',
      "<h3>Title</h3><p><strong>Bold</strong> and not</p><ol><li><p>One</p></li></ol>",
    ],
    [
      "Apple Pages and Notes",
      '<html><head><meta name="Generator" content="Cocoa HTML Writer"><style>p.p1 {font: 12.0px Helvetica} span.s1 {font: bold 12.0px Helvetica}</style></head><body><p class="p1"><span class="s1">Bold</span><span class="Apple-converted-space"> </span>plain <i>slanted</i></p><ul class="Apple-dash-list"><li>dash</li></ul><div><br></div><div><h1><b>Note</b></h1></div></body></html>',
      "<p><strong>Bold</strong> plain <em>slanted</em></p><ul><li>dash</li></ul><h3>Note</h3>",
    ],
    [
      "Outlook",
      '<div class="WordSection1"><p class="MsoNormal">Hello <b><span style="font-size:12pt">Anna</span></b><br>next line</p><ul type="disc"><li class="MsoListParagraph" style="mso-list:l0 level1 lfo1">point</li></ul></div>',
      "<p>Hello <strong>Anna</strong><br>next line</p><ul><li>point</li></ul>",
    ],
    [
      "a spreadsheet",
      "<style><!--\n/* a */ .xl65\n\t{font-weight:700;}\n--></style><table><col width=64><tr><td class=xl65>Sum</td><td>1</td></tr></table>",
      "<table><tr><td><strong>Sum</strong></td><td>1</td></tr></table>",
    ],
    [
      "an article with four kinds of headings",
      "<h2>A</h2><h3>B</h3><h5>C</h5><h2>D</h2><hr><pre>1\n2</pre><p><del>no</del></p><script>alert(1)</script>",
      "<h3>A</h3><h4>B</h4><h4>C</h4><h3>D</h3><hr><p>1<br>2</p><p><s>no</s></p>",
    ],
    [
      "a text in Word with a reviewer’s comment",
      '<p class=MsoNormal>Breathe<span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[AB1]</a></span></p><div style="mso-element:comment-list"><p class=MsoCommentText>Ask the lawyer.</p></div>',
      "<p>Breathe</p>",
    ],
    [
      "a chat with pictures of emoji and its own line breaks",
      '<span style="white-space: pre-wrap;">One <img alt="😊" src="https://fonts.example/72.png">\nTwo</span>',
      "One 😊<br>Two",
    ],
    [
      "links that are led through Google or begin with www",
      '<p><a href="https://www.google.com/url?q=https://a.example/x&amp;sa=D">a</a> <a href="www.b.example">b</a></p>',
      '<p><a href="https://a.example/x">a</a> <a href="https://www.b.example">b</a></p>',
    ],
    [
      "a newsletter",
      '<p style="font-weight:700 !important">Bold</p>',
      "<p><strong>Bold</strong></p>",
    ],
    [
      "Chrome and Safari, with spaces that only they made unbreakable",
      '<p>a<span>&nbsp;</span>b <b>c<span class="Apple-converted-space">&nbsp;</span></b>d</p>',
      "<p>a b <strong>c</strong><strong> </strong>d</p>",
    ],
    [
      "a text with no-break spaces of its own",
      '<p>10&nbsp;m, <span>5&nbsp;km</span><span class="unit">&nbsp;</span></p>',
      "<p>10&nbsp;m, 5&nbsp;km&nbsp;</p>",
    ],
    [
      "pages of this site",
      `<p><a href="/contact">a</a> <a href="${location.origin}/about">b</a> <a href="#_Toc1">c</a></p>`,
      '<p>a <a href="/about">b</a> c</p>',
    ],
    ["a link that could run", '<p><a href="javascript:alert(1)">x</a></p>', "<p>x</p>"],
  ])("from %s", (_from, html, kept) => {
    expect(clean(html)).toBe(kept);
  });
});

describe("a link around blocks is kept in each of them", () => {
  const a = (words: string) => `<a href="https://a.example/">${words}</a>`;
  it.each([
    ["a heading", a("<h2>T</h2>"), `<h3>${a("T")}</h3>`],
    ["a paragraph", a("<p>x</p>"), `<p>${a("x")}</p>`],
    ["a list item", `<ul>${a("<li>x</li>")}</ul>`, `<ul><li>${a("x")}</li></ul>`],
    [
      "a card",
      a('<div role="heading" aria-level="2">T</div>new<p>x</p>'),
      `<h3>${a("T")}</h3><p>${a("new")}</p><p>${a("x")}</p>`,
    ],
    [
      "a table",
      a("<table><tbody><tr><td>x</td></tr><tr><td><p>y</p></td></tr></tbody></table>"),
      `<table><tr><td>${a("x")}</td></tr><tr><td><p>${a("y")}</p></td></tr></table>`,
    ],
  ])("around %s", (_what, html, kept) => {
    expect(clean(html)).toBe(kept);
  });
});

it("bold and slanted text around blocks is kept in each of them", () => {
  expect(clean("<b>a<p>b</p>c</b><b><h2>T</h2></b><i><h2>T <b>b</b></h2></i>")).toBe(
    "<p><strong>a</strong></p><p><strong>b</strong></p><p><strong>c</strong></p><h3>T</h3><h3><em>T </em><strong><em>b</em></strong></h3>",
  );
});

it("a picture has no paragraph around it", () => {
  const picture = '<img src="/pictures/b.webp" alt="B">';
  expect(clean(`<p>a</p>${picture}<p>${picture}</p><table><tr><td>b</td></tr></table>`)).toMatch(
    /^<p>a<\/p><img [^>]*><img [^>]*><table>/,
  );
});

it("pictures in the clipboard and from this site stay, and all others are named", () => {
  const { body, leftOut } = readPasted(
    `<p>a<img src="data:image/png;base64,AA==" alt="Steps"></p><p><img src="/pictures/b.webp"></p>
     <img src="file:///C:/Users/x/image001.png"><img src="https://lh7.googleusercontent.com/k" alt="A wheel">
     <img src="https://elsewhere.example/k"><iframe srcdoc="x"></iframe><img src="attachment:1:wheel.png">
     <img src="data:image/svg+xml;utf8,<svg/>" alt="An arrow">`,
  );
  expect(
    Array.from(body.querySelectorAll("img"), (img) => [img.getAttribute("src"), img.alt]),
  ).toEqual([
    ["data:image/png;base64,AA==", "Steps"],
    ["/pictures/b.webp", ""],
  ]);
  expect(leftOut).toEqual([
    "image001.png",
    "A wheel",
    "a picture",
    "something embedded",
    "wheel.png",
    "An arrow",
  ]);
});

it("icons are no loss, and losses without a name are named once", () => {
  const drawing = (attributes: string, content = "") =>
    `<svg ${attributes}>${content}<path/></svg>`;
  const { leftOut } = readPasted(
    `<h2>T${drawing('class="icon"')}</h2><h2>U${drawing('role="img" aria-hidden="true"')}</h2>
     <img src="https://a.example/1"><img src="https://a.example/2"><video></video><canvas></canvas>
     ${drawing('role="img"')}${drawing('aria-label="A chart"')}${drawing("", "<title>A map</title>")}`,
  );
  expect(leftOut).toEqual(["a picture", "something embedded", "A chart", "A map"]);
});
