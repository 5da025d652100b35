import { expect, it } from "vitest";
import { sanitiseLessonHtml } from "./lesson-html";

it.each([
  "<h2>Breathe</h2><p>In for <strong>four</strong>, <em>out</em> for <b>six</b>.</p><hr />",
  '<ul><li>Once more</li></ul><ol start="3"><li>Third</li></ol><dl><dt>Pause</dt><dd>Rest</dd></dl>',
  "<blockquote>Begin where you are.</blockquote><pre><code>1 &lt; 2</code></pre>",
  '<table><caption>Week</caption><thead><tr><th scope="col">Day</th></tr></thead><tbody><tr><td colspan="2">One</td></tr></tbody></table>',
  "<details open><summary>More</summary><p>The rest.</p></details>",
  '<figure><img src="/artwork/steps.svg" alt="Steps" width="40" height="20" /><figcaption>Steps</figcaption></figure>',
])("keeps the ordinary formatting of %s", (html) => {
  expect(sanitiseLessonHtml(html)).toBe(html);
});

it.each(["https://elsewhere.example/a", "/about", "mailto:a@example.test", "tel:+4428", "#part"])(
  "keeps a link to %s with noopener and nofollow",
  (href) => {
    expect(sanitiseLessonHtml(`<a href="${href}">x</a>`)).toBe(
      `<a href="${href}" rel="noopener nofollow">x</a>`,
    );
  },
);

it("frees a link from a mail program's detour, which names the coach", () => {
  const detour =
    "https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.example%2F&data=anna%40coach.example";
  expect(sanitiseLessonHtml(`<a href="${detour.replace("&", "&amp;")}">x</a>`)).toBe(
    '<a href="https://a.example/" rel="noopener nofollow">x</a>',
  );
});

it("changes a first-level heading into h2", () => {
  expect(sanitiseLessonHtml("<h1>Part</h1>")).toBe("<h2>Part</h2>");
});

it.each([
  "https://elsewhere.example/a.png",
  "//elsewhere.example/a.png",
  "/\\elsewhere.example/a.png",
  "/\t/elsewhere.example/a.png",
  "data:image/svg+xml,<svg onload=alert(1)>",
  "a.png",
  "",
])("removes a picture from %j, because its host would learn who reads", (src) => {
  expect(sanitiseLessonHtml(`<p>x<img src="${src}"></p>`)).toBe("<p>x</p>");
});

it.each([
  "<script>alert(1)</script>",
  "<style>@import 'https://elsewhere.example'</style>",
  '<iframe src="https://elsewhere.example"></iframe>',
  '<form action="/signout"><input name="a" /></form>',
  '<a href="javascript:alert(1)" onclick="alert(1)" style="position:fixed" id="main"></a>',
  '<svg onload="alert(1)"></svg>',
  '<base href="//elsewhere.example/" />',
])("removes from %s whatever runs, frames, submits or covers", (html) => {
  expect(sanitiseLessonHtml(html)).toMatch(/^(<a rel="noopener nofollow"><\/a>)?$/);
});
