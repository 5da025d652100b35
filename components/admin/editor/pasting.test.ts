// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { edit, paste } from "@/tests/support/editor";

const picture = '<img src="/pictures/b.webp" alt="B">';

const text = '<h4>Part</h4><p>Words</p><img src="/pictures/a.webp" alt="A"><p>End</p>';
function copy() {
  const { editor } = edit(text);
  editor.commands.selectAll();
  return editor.view.serializeForClipboard(editor.state.selection.content()).dom.innerHTML;
}

it("what this editor copied is pasted as it was, with its levels and pictures", () => {
  const pasted = paste(copy());
  expect([pasted.html, pasted.say.mock.calls]).toEqual([text, []]);
});

it("what the editor of another installation copied loses its pictures, and they are named", () => {
  const elsewhere = copy().replace(location.origin, "https://staging.example");
  const { html, say } = paste(elsewhere);
  expect(html).toBe("<h3>Part</h3><p>Words</p><p>End</p>");
  expect(say.mock.lastCall?.[0]).toContain("Left out: “A”.");
});

it("what another site’s ProseMirror editor copied is brought to our levels", () => {
  const { html } = paste('<h1 data-pm-slice="1 1 []">Title</h1><h2>Part</h2><p>Words</p>');
  expect(html).toBe("<h3>Title</h3><h4>Part</h4><p>Words</p>");
});

it.each([
  ['<div data-embed-card data-card-url="https://youtu.be/x"></div>', "<p>…</p>"],
  [
    '<p>a</p><a href="https://youtu.be/x" data-block-card=""></a><p>b</p>',
    "<p>a</p><p>…</p><p>b</p>",
  ],
  ['<p>See <a href="https://youtu.be/x" data-inline-card=""></a>.</p>', "<p>See ….</p>"],
  [
    '<ul><li><div data-embed-card data-card-url="https://youtu.be/x"></div></li></ul>',
    "<ul><li><p>…</p></li></ul>",
  ],
])("a film or page that Confluence embeds becomes a link: %s", (html, kept) => {
  const link = /<a [^>]*href="https:\/\/youtu\.be\/x">https:\/\/youtu\.be\/x<\/a>/g;
  expect(paste(html).html.replace(link, "…")).toBe(kept);
});

it("what Confluence embeds without its address is named as left out", () => {
  const { say } = paste('<p>a</p><div data-embed-card="" data-card-url=""></div>');
  expect(say.mock.lastCall?.[0]).toContain("Left out: “something embedded”.");
});

it.each([
  [
    "Substack",
    '<img src="https://substackcdn.example/a.png" alt="A wheel" data-pm-slice="0 0 []">',
    "A wheel",
  ],
  [
    "Confluence",
    '<div data-node-type="mediaSingle" data-pm-slice="0 0 []"><div data-node-type="media" data-type="file" data-id="1" data-file-name="wheel.png" title="Attachment"></div></div><p>Words</p>',
    "wheel.png",
  ],
  [
    "Confluence, without a name",
    '<p data-pm-slice="1 1 []">Words <span data-node-type="mediaInline" data-type="image" data-id="1"></span></p>',
    "a picture",
  ],
])("a picture from %s is named as left out", (_from, html, name) => {
  expect(paste(html).say.mock.lastCall?.[0]).toContain(`Left out: “${name}”.`);
});

it.each([
  ["a picture", '<img src="file:///C:/a.png" alt="Wheel">', true],
  ["an equation", "<math><mi>x</mi></math>", false],
  ["a link", '<a href="file:///C:/a.pdf">b</a>', false],
])("what to do about pictures is said only if one is lost: %s", (_what, html, isSaid) => {
  const words = paste(`<p>a ${html}</p>`).say.mock.lastCall?.[0];
  expect([words, words.includes("“Picture”")]).toEqual([
    expect.stringContaining("Left out: “"),
    isSaid,
  ]);
});

describe("a heading with a block inside stays a heading", () => {
  it.each([
    ["a block", "<h2><div>Title</div></h2>", "<h3>Title</h3>"],
    ["a level", '<div role="heading" aria-level="2"><div>T</div></div>', "<h3>T</h3>"],
    [
      "two lines",
      "<h2>One <div>two</div> <div><p>three</p></div></h2>",
      "<h3>One <br>two<br>three</h3>",
    ],
    ["empty blocks", "<h2><div></div>T<div><div> </div></div></h2>", "<h3>T</h3>"],
    ["words around blocks", "<h2>a<hr>b<div></div>c<br><br></h2>", "<h3>a<br>b<br>c</h3>"],
    ["another heading", "<h2><h3>T</h3></h2><p>a</p>", "<h3>T</h3><p>a</p>"],
    ["a list", "<h2><ul><li>T</li></ul></h2><p>a</p>", "<h3>T</h3><p>a</p>"],
    ["a table", "<h2><table><tr><td>T</td></tr></table></h2><p>a</p>", "<h3>T</h3><p>a</p>"],
  ])("%s", (_what, html, kept) => {
    expect(paste(html).html).toBe(kept);
  });
});

it("a link around a heading with a block inside leads from the heading", () => {
  const { html } = paste('<a href="https://a.example/"><h3><div>T</div></h3></a>');
  expect(html).toMatch(/^<h3><a [^>]*>T<\/a><\/h3>$/);
});

it.each([
  [`<h2>${picture}T</h2><p>a</p>`, `${picture}<h3>T</h3><p>a</p>`],
  [`<h2>T${picture} <b>U</b></h2><p>a</p>`, `${picture}<h3>T <strong>U</strong></h3><p>a</p>`],
  [`<h2>T<div>${picture}</div></h2><p>a</p>`, `${picture}<h3>T</h3><p>a</p>`],
  [
    `<h2>${picture}<div>T</div> <br> <div>U</div></h2><p>a</p>`,
    `${picture}<h3>T<br>U</h3><p>a</p>`,
  ],
  [`<h2>${picture}</h2><p>a</p>`, `${picture}<p>a</p>`],
  [`<p>${picture}${picture}<br>a${picture}<br></p>`, `${picture}${picture}<p>a</p>${picture}`],
])("a picture leaves no empty heading or paragraph before it: %s", (html, kept) => {
  expect(paste(html).html).toBe(kept);
});

it.each([
  [
    "a caption",
    "<table><caption><p>a</p><p>b</p></caption><tr><td>c</td></tr></table>",
    "<p>a<br>b</p><table><tbody><tr><td><p>c</p></td></tr></tbody></table>",
  ],
  [
    "Word’s quotation",
    "<div class=MsoQuote><p>a</p><p>b</p></div>",
    "<blockquote><p>a</p><p>b</p></blockquote>",
  ],
  ["a quotation of nothing", "<p>a</p><blockquote> <p></p></blockquote>", "<p>a</p>"],
])("%s leaves no empty paragraph", (_what, html, kept) => {
  expect(paste(html).html).toBe(kept);
});

describe("a list has neither a gap nor an empty bullet", () => {
  it.each([
    [
      "a heading",
      "<ol><li><h3><b>S</b>tep</h3><p>do</p></li></ol>",
      "<ol><li><p><strong>Step</strong></p><p>do</p></li></ol>",
    ],
    [
      "a picture before its words",
      `<ul><li>${picture} <b>a</b> b<p>c</p></li></ul>`,
      `<ul><li><p><strong>a</strong> b</p>${picture}<p>c</p></li></ul>`,
    ],
    [
      "a table before its words and a line break",
      "<ul><li><table><tr><td>t</td></tr></table>a<br></li></ul>",
      "<ul><li><p>a</p><table><tbody><tr><td><p>t</p></td></tr></tbody></table></li></ul>",
    ],
    [
      "a quotation before its paragraph",
      "<ul><li><blockquote>q</blockquote><p>a</p><p>b</p></li></ul>",
      "<ul><li><p>a</p><blockquote><p>q</p></blockquote><p>b</p></li></ul>",
    ],
    [
      "pictures alone, at its beginning",
      `<ul><li>${picture} ${picture}</li><li>a</li></ul>`,
      `${picture}${picture}<ul><li><p>a</p></li></ul>`,
    ],
    [
      "a table alone, after another item",
      "<ul><li>a</li><li><table><tr><td>t</td></tr></table></li><li>b</li></ul>",
      "<ul><li><p>a</p><table><tbody><tr><td><p>t</p></td></tr></tbody></table></li><li><p>b</p></li></ul>",
    ],
    ["a line alone", "<p>a</p><ul><li><hr></li></ul><p>b</p>", "<p>a</p><hr><p>b</p>"],
    [
      "a picture and a list",
      `<ol><li>${picture}<ol><li>a</li></ol></li><li>b</li></ol>`,
      `${picture}<ol><li><p>a</p></li><li><p>b</p></li></ol>`,
    ],
    [
      "a list and a picture",
      `<ol><li><ol><li>a</li></ol>${picture}</li><li>b</li></ol>`,
      `<ol><li><p>a</p>${picture}</li><li><p>b</p></li></ol>`,
    ],
    [
      "a heading beside it",
      "<ul><h3>T</h3><li>a</li></ul>",
      "<ul><li><p><strong>T</strong></p></li><li><p>a</p></li></ul>",
    ],
    ["nothing", "<p>a</p><ul></ul><ul><li></li></ul>", "<p>a</p>"],
  ])("where it holds %s", (_what, html, kept) => {
    expect(paste(html).html).toBe(kept);
  });
});
