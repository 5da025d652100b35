import { expect, it } from "vitest";
import { sanitiseLessonHtml } from "@/lib/text/lesson-html";
import { splitAtFilms } from "./rules";

const YOUTUBE = "https://youtu.be/dQw4w9WgXcQ";
const link = (words: string, address = YOUTUBE) => `<p><a href="${address}">${words}</a></p>`;
const kinds = (html: string) => splitAtFilms(sanitiseLessonHtml(html)).map(({ kind }) => kind);

it("a link to a film in a paragraph of its own becomes the film, and the text around it stays", () => {
  const html = `<h3>One</h3><p>Before<br>it.</p>${link("My talk &amp; yours")}<p>After <b>it</b>.</p>`;
  expect(splitAtFilms(sanitiseLessonHtml(html))).toEqual([
    { kind: "text", html: "<h3>One</h3><p>Before<br />it.</p>" },
    {
      kind: "film",
      title: "My talk & yours",
      film: expect.objectContaining({
        host: "YouTube",
        src: expect.stringContaining("dQw4w9WgXcQ"),
      }),
    },
    { kind: "text", html: "<p>After <b>it</b>.</p>" },
  ]);
});

it("two links in a row become two films, also at Vimeo with a key; a bare address is titled by its host", () => {
  const vimeo = "https://player.vimeo.com/video/123456789?h=abcdef1234&amp;dnt=1";
  const [first, second] = splitAtFilms(sanitiseLessonHtml(link(YOUTUBE) + link("Mine", vimeo)));
  expect(first).toMatchObject({ kind: "film", title: "A film at YouTube" });
  expect(second).toMatchObject({
    title: "Mine",
    film: { host: "Vimeo", src: expect.stringContaining("h=abcdef1234") },
  });
});

it("a link is recognised with the editor's attributes in any order", () => {
  const html = `<p><a target="_blank" rel="noopener noreferrer nofollow" href="${YOUTUBE}">It</a></p><p></p>`;
  expect(splitAtFilms(sanitiseLessonHtml(html))[0]).toMatchObject({ kind: "film", title: "It" });
});

it.each([
  ["a space before it", `<p> <a href="${YOUTUBE}">It</a></p>`],
  ["a no-break space after it", `<p><a href="${YOUTUBE}">It</a>&nbsp;</p>`],
  ["a line break after it", `<p><a href="${YOUTUBE}">It</a><br></p>`],
  ["an invisible mark after it", `<p><a href="${YOUTUBE}">It</a>\u200b</p>`],
  ["bold words", `<p><a href="${YOUTUBE}"><strong>It</strong></a><strong> </strong></p>`],
  ["slanted words", `<p><em><a href="${YOUTUBE}">It</a></em></p>`],
])("a link that stands alone becomes the film, with %s", (_what, html) => {
  expect(splitAtFilms(sanitiseLessonHtml(html))).toMatchObject([{ kind: "film", title: "It" }]);
});

it.each([
  ["among words", `<p>See <a href="${YOUTUBE}">it</a></p>`],
  ["in a list", `<ul><li>${link("It")}</li></ul>`],
  ["in a quotation", `<blockquote>${link("It")}</blockquote>`],
  ["in a table", `<table><tbody><tr><td>${link("It")}</td></tr></tbody></table>`],
  ["to a page that is not a film", link("It", "https://www.youtube.com/@somebody")],
  ["to another site", link("It", "https://youtube.com.example.org/watch?v=dQw4w9WgXcQ")],
  ["without an address", `<p><a>${YOUTUBE}</a></p>`],
  ["with a picture", `<p><a href="${YOUTUBE}"><img src="/pictures/a.webp" alt="It" /></a></p>`],
])("a link %s stays a link", (_where, html) => {
  expect(kinds(html)).toEqual(["text"]);
});

it("a text without films is one part, and an empty text none", () => {
  expect(kinds("<p>Words.</p><hr><p>More.</p>")).toEqual(["text"]);
  expect(kinds("")).toEqual([]);
});
