import { expect, it } from "vitest";
import { findGaps, sanitiseLessonHtml, slugFromTitle } from "./rules";

it("keeps ordinary formatting", () => {
  const html = "<h3>Breathe</h3><p>In for <strong>four</strong>.</p><ul><li>Once more</li></ul>";
  expect(sanitiseLessonHtml(html)).toBe(html);
});

it.each([
  "<script>alert(1)</script>",
  '<img src="x" onerror="alert(1)">',
  '<p onclick="alert(1)">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe src="https://elsewhere.example"></iframe>',
  '<p style="position:fixed">x</p>',
  "<svg><script>alert(1)</script></svg>",
  "<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>",
])("takes what could run out of %s", (html) => {
  expect(sanitiseLessonHtml(html)).not.toMatch(/script|onerror|onclick|iframe|style|svg|img/);
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
