import { expect, it } from "vitest";
import { sanitiseLessonHtml } from "./rules";

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
