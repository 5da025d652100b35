import { expect, it } from "vitest";
import { findGaps, sanitiseLessonHtml, slugFromTitle } from "./rules";

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
  "keeps a link to %s, without telling where it was followed",
  (href) => {
    expect(sanitiseLessonHtml(`<a href="${href}">x</a>`)).toBe(
      `<a href="${href}" rel="noopener nofollow">x</a>`,
    );
  },
);

it("leaves the first heading to the page", () => {
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
])("shows no picture from %j: its host would learn who reads", (src) => {
  expect(sanitiseLessonHtml(`<p>x<img src="${src}"></p>`)).toBe("<p>x</p>");
});

it.each([
  ["Fear of Them!", "fear-of-them"],
  ["Siobhán’s  Way", "siobhans-way"],
  ["  Step 1: Breathe ", "step-1-breathe"],
  ["你好", ""],
])("makes the address of %j", (title, slug) => {
  expect(slugFromTitle(title)).toBe(slug);
});

const wholeCourse = { description: "About it", imageUrl: "/a.svg", imageAlt: "Steps" };
const wholeLesson = {
  id: 7,
  title: "Breathe",
  description: "About it",
  durationMinutes: 12,
  contentHtml: "<p>In.</p>",
  videoUrl: "media:films/a.mp4",
  captionsUrl: "media:films/a.vtt",
};

it("finds nothing missing in a whole course", () => {
  expect(findGaps(wholeCourse, [wholeLesson])).toEqual({ needed: [], wanted: [] });
});

it.each([
  [{ course: { description: "" } }, "The course has no description."],
  [{ lessons: [] }, "There is no lesson yet."],
  [{ lesson: { contentHtml: null, videoUrl: null } }, "“Breathe” has neither text nor film."],
])("needs what a buyer could not do without: %j", (lack, text) => {
  expect(gapsOf(lack).needed.map((gap) => gap.text)).toEqual([text]);
});

it.each([
  [{ course: { imageUrl: null } }, "The course has no picture of its own."],
  [{ course: { imageAlt: null } }, "The picture has no words for those who cannot see it."],
  [{ lesson: { captionsUrl: null } }, "“Breathe” has a film without captions."],
  [{ lesson: { videoUrl: "coming-soon" } }, "“Breathe” is marked as coming soon."],
  [{ lesson: { contentHtml: null } }, "“Breathe” has no text."],
  [{ lesson: { durationMinutes: null } }, "“Breathe” does not say how many minutes it takes."],
])("asks for what a buyer would miss: %j", (lack, text) => {
  expect(gapsOf(lack)).toEqual({
    needed: [],
    wanted: [{ lessonId: "course" in lack ? null : 7, text }],
  });
});

function gapsOf(lack: { course?: object; lesson?: object; lessons?: never[] }) {
  const lessons = lack.lessons ?? [{ ...wholeLesson, ...lack.lesson }];
  return findGaps({ ...wholeCourse, ...lack.course }, lessons);
}
