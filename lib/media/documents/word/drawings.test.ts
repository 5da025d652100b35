import { expect, it } from "vitest";
import { readWord } from "../../../../tests/support/read-word";
import { paragraph, picture } from "../../../../tests/support/word-document";

const inRun = (drawing: string) => `<w:p><w:r>${drawing}</w:r></w:p>`;
const choice = (parts: string, fallback?: string) =>
  inRun(
    `<mc:AlternateContent><mc:Choice Requires="wps">${parts}</mc:Choice>${fallback === undefined ? "" : `<mc:Fallback>${fallback}</mc:Fallback>`}</mc:AlternateContent>`,
  );
const box = (words: string) => `<w:txbxContent>${paragraph(words)}</w:txbxContent>`;
const shape = (within: string) =>
  `<w:drawing><wp:anchor><a:graphic><a:graphicData>${within}</a:graphicData></a:graphic></wp:anchor></w:drawing>`;
const stored = { "word/media/a.png": "x" };
const image = { id: "a", type: "image", target: "media/a.png" };

it.each([
  ["in an oval", inRun(`<w:pict><v:oval><v:textbox>${box("Calm")}</v:textbox></v:oval></w:pict>`)],
  [
    "for new programs only",
    choice(shape(`<wps:wsp><wps:txbx>${box("Calm")}</wps:txbx></wps:wsp>`)),
  ],
  ["for new programs and old ones", choice(shape(box("Calm")), `<w:pict>${box("Calm")}</w:pict>`)],
  [
    "for old programs only",
    choice("<w:drawing/>", `<w:pict><v:rect>${box("Calm")}</v:rect></w:pict>`),
  ],
  ["as WordArt", inRun(`<w:pict><v:shape><v:textpath string="Calm"/></v:shape></w:pict>`)],
])("words in a drawing are kept, once: %s", async (_where, body) => {
  const { html, leftOut } = await readWord(paragraph("Before") + body + paragraph("After"));
  expect(html).toBe("<p>Before</p><p>Calm</p><p>After</p>");
  expect(leftOut).toEqual([]);
});

it("the words of a text box come after the paragraph that it is beside", async () => {
  const { html } = await readWord(
    `<w:p><w:r><w:t>Brea</w:t></w:r><w:r><w:pict>${box("Box")}</w:pict></w:r><w:r><w:t>the</w:t></w:r></w:p>`,
  );
  expect(html).toBe("<p>Breathe</p><p>Box</p>");
});

it("a horizontal rule is one", async () => {
  expect((await readWord(paragraph("a") + inRun(`<w:pict><v:rect o:hr="t"/></w:pict>`))).html).toBe(
    "<p>a</p><hr />",
  );
});

it.each([
  ["charts", inRun(shape(`<c:chart r:id="x"/>`))],
  ["SmartArt", inRun(shape(`<dgm:relIds r:dm="x"/>`))],
  ["handwriting", choice(shape(`<w14:contentPart r:id="x"/>`))],
  ["drawings", choice(shape("<wps:wsp/>"), "<w:pict><v:line/></w:pict>")],
])("%s are named, and the words around them are kept", async (what, body) => {
  const { html, leftOut } = await readWord(paragraph("Before") + body);
  expect(html).toBe("<p>Before</p>");
  expect(leftOut).toEqual([what]);
});

it.each([
  [
    "of no address",
    picture("a", "Her dog"),
    [{ ...image, target: "NULL", isExternal: true as const }],
  ],
  ["of a file that is not there", picture("a", "Her dog"), [{ ...image, target: "media/b.png" }]],
  ["of an unknown relation", picture("b", "Her dog"), [image]],
  ["of no relation", picture("a", "Her dog").replace(' r:embed="a"', ""), [image]],
  [
    "of VML",
    inRun(`<w:pict><v:shape alt="Her dog"><v:imagedata r:id="b"/></v:shape></w:pict>`),
    [image],
  ],
])("a picture %s is named", async (_what, body, related) => {
  const { html, leftOut } = await readWord(paragraph("Before") + body, related, stored);
  expect(html).toBe("<p>Before</p>");
  expect(leftOut).toEqual(["Her dog (it is not in the document itself)"]);
});

it.each([
  ["by DrawingML", picture("a", "Dog")],
  ["by VML", inRun(`<w:pict><v:shape alt="Dog"><v:imagedata r:id="a"/></v:shape></w:pict>`)],
  [
    "as what fills a shape",
    choice(
      shape(
        `<wps:wsp><wp:docPr descr="Dog"/><a:blipFill><a:blip r:embed="a"/></a:blipFill></wps:wsp>`,
      ),
      "<w:pict/>",
    ),
  ],
])("a picture is taken in: %s", async (_how, body) => {
  const { html, pictures, leftOut } = await readWord(body, [image], stored);
  expect(pictures).toMatchObject([{ name: "Dog", content: new TextEncoder().encode("x") }]);
  expect(html).toBe(`<p><img alt="Dog" src="${pictures[0]?.token}" /></p>`);
  expect(leftOut).toEqual([]);
});

it.each(["/word/media/a.png", "../word/Media/A.PNG", "media%2Fa.png".replace("%2F", "/")])(
  "a picture is found at %s",
  async (target) => {
    const { pictures } = await readWord(picture("a", "Dog"), [{ ...image, target }], stored);
    expect(pictures).toHaveLength(1);
  },
);

it("a picture that is shown twice is taken in once", async () => {
  const { pictures, html } = await readWord(picture("a", "") + picture("a", ""), [image], stored);
  expect(pictures).toHaveLength(1);
  expect(html.split(pictures[0]?.token ?? "")).toHaveLength(3);
});

it("a picture keeps its link", async () => {
  const linked = picture("a", "Dog").replace(
    "<wp:docPr",
    `<wp:docPr><a:hlinkClick r:id="l"/></wp:docPr><wp:docPr`,
  );
  const { html } = await readWord(
    linked,
    [image, { id: "l", type: "hyperlink", target: "https://a.example", isExternal: true }],
    stored,
  );
  expect(html).toMatch(/^<p><a href="https:\/\/a\.example"><img [^>]*><\/a><\/p>$/);
});

it.each([
  ["DrawingML", picture("a", "").replace("<a:blip", `<a:srcRect l="25000" b="50000"/><a:blip`)],
  ["a strict document", picture("a", "").replace("<a:blip", `<a:srcRect l="25%" b="50%"/><a:blip`)],
  ["VML", inRun(`<w:pict><v:imagedata r:id="a" cropleft="16384f" cropbottom=".5"/></w:pict>`)],
])("what is cut off a picture is told: %s", async (_how, body) => {
  const { pictures } = await readWord(body, [image], stored);
  expect(pictures[0]?.crop).toEqual({ left: 0.25, top: 0, right: 0, bottom: 0.5 });
});

it("an uncut picture stays whole", async () => {
  const uncut = picture("a", "").replace("<a:blip", `<a:srcRect l="0"/><a:blip`);
  expect((await readWord(uncut, [image], stored)).pictures[0]?.crop).toBeUndefined();
});

it("a film behind a picture is named", async () => {
  const film = picture("a", "Breathing").replace(
    /<a:blip(.*?)\/>/,
    `<a:blip$1><a:extLst><x:webVideoPr xmlns:x="urn:x"/></a:extLst></a:blip>`,
  );
  expect((await readWord(film, [image], stored)).leftOut).toEqual(["the film “Breathing”"]);
});

it("hidden pictures and text boxes are left out, and named once", async () => {
  const { html, leftOut } = await readWord(
    paragraph("Shown") +
      [picture("a", "Dog"), inRun(`<w:pict>${box("Calm")}</w:pict>`)]
        .join("")
        .replaceAll("<w:r><w:", "<w:r><w:rPr><w:vanish/></w:rPr><w:"),
    [image],
    stored,
  );
  expect(html).toBe("<p>Shown</p>");
  expect(leftOut).toEqual(["hidden text"]);
});
