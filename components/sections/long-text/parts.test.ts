import { expect, it } from "vitest";
import { toParts } from "./parts";

it("a long text is divided at its headings, each with its own address", () => {
  const html =
    "<p>First.</p><h3>Who <em>we</em> are</h3><p>Us.</p><h4>More</h4><h3>Cash &amp; cards</h3><h3>Who we are</h3><p>Again.</p>";
  expect(toParts(html)).toEqual([
    { id: "start", heading: "", html: "<p>First.</p>" },
    { id: "who-we-are", heading: "Who we are", html: "<p>Us.</p><h3>More</h3>" },
    { id: "cash-cards", heading: "Cash & cards", html: "" },
    { id: "who-we-are-3", heading: "Who we are", html: "<p>Again.</p>" },
  ]);
});

it.each([
  "<table><tbody><tr><td><h3>Morning</h3><p>Run.</p></td></tr></tbody></table>",
  "<ul><li><h3>Morning</h3></li></ul>",
  '<blockquote><p>a<br />b<img src="/pictures/a.webp" /></p><h3>Morning</h3></blockquote>',
])("a heading inside another element stays in it: %s", (html) => {
  expect(toParts(`${html}<h3>Day</h3>${html}`)).toEqual([
    { id: "start", heading: "", html },
    { id: "day", heading: "Day", html },
  ]);
});

const anchors = (...headings: string[]) =>
  toParts(headings.map((heading) => `<h3>${heading}</h3>`).join("")).map(({ id }) => id);

it("a heading’s address has the letters of its language", () => {
  expect(
    anchors("Как мы работаем?", "Éire agus Áras", "हिन्दी में", "E\u0301ire 2", "1½ hours"),
  ).toEqual(["как-мы-работаем-", "éire-agus-áras", "हिन्दी-में", "éire-2", "1-hours"]);
});

it("no two headings of a text have the same address", () => {
  expect(anchors("A 2", "A", "A", "A 3", "…", "?")).toEqual([
    "a-2",
    "a",
    "a-3",
    "a-3-3",
    "-",
    "--5",
  ]);
});

it("a line break in a heading parts its words, and leaves its address", () => {
  expect(toParts("<h3>One<br />two</h3>")).toEqual([
    { id: "onetwo", heading: "One two", html: "" },
  ]);
});
