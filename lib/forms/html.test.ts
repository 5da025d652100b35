import { expect, it } from "vitest";
import { env } from "@/lib/env";
import { html, optionalHtml } from "./described";
import { savedHtml } from "./html";

const EMPTIED = [
  "",
  "<h3></h3>",
  "<p> </p>",
  "<p><br></p>",
  "<p>&nbsp;</p>",
  "<ul><li><p></p></li></ul>",
  "<p>\u200b</p>",
  '<p><a href="/about"></a></p>',
];

it.each(EMPTIED)("an emptied editor’s %j is no text", (text) => {
  expect(savedHtml(text)).toBeNull();
  expect(html("Text").safeParse(text).error?.issues[0]?.message).toBe("Please fill this in");
  expect(optionalHtml("Text").parse(text)).toBe("");
});

it.each([
  '<img src="/pictures/a.webp" alt="x" />',
  "<p>x</p>",
  '<p><a rel="noopener nofollow" href="https://vimeo.com/123456789">It</a></p>',
])("%s is a text", (text) => {
  expect(savedHtml(text)).toContain(text.slice(0, 3));
  expect(html("Text").safeParse(text).success).toBe(true);
});

it("links of a text to pages of this site are kept as paths", () => {
  const link = (href: string) => `<p><a rel="noopener nofollow" href="${href}">x</a></p>`;
  expect(savedHtml(link(`${env.NEXTAUTH_URL}/about/?a=1&amp;b=2`))).toBe(
    link("/about?a=1&amp;b=2"),
  );
  expect(savedHtml(link("https://elsewhere.example/"))).toBe(link("https://elsewhere.example/"));
});
