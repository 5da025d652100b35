import { expect, it } from "vitest";
import { describeAction, describeField, describeValue, hasSameWords } from "./rules";

it.each([
  ["course.edit", "changed"],
  ["access.end", "ended the access of"],
  ["assistant.end", "ended the access of"],
  ["order.refund", "refunded"],
  ["legal.publish", "published"],
  ["something.quite-new", "quite new:"],
])("the action %s reads “%s”", (action, words) => {
  expect(describeAction(action)).toBe(words);
});

it.each([
  ["pricePence", 4999, "Price: £49.99"],
  ["publishedAt", "2026-11-21T18:05:00.000Z", "Published: 21 November 2026 at 18:05"],
  ["isSample", false, "Is sample: no"],
  ["questions", [{ question: "Why?", answer: null }], "Questions: Question: Why?, Answer: nothing"],
  ["title", "", "Title: nothing"],
  ["contentHtml", "<h2>Calm</h2><p>Breathe<br />&amp; go.</p>", "Content: Calm\nBreathe\n& go."],
])("the field %s with %j is shown in words", (name, value, words) => {
  expect(`${describeField(name)}: ${describeValue(name, value)}`).toBe(words);
});

it.each([
  ["contentHtml", "<p>Breathe.</p>", "<p><strong>Breathe.</strong></p>", true],
  ["contentHtml", "<p>Breathe.</p>", "<p>Go.</p>", false],
  ["content", { textHtml: "<p>Go.</p>" }, { textHtml: "<p><em>Go.</em></p>" }, true],
  ["email", "a…@example.test", "a…@example.test", false],
  ["title", null, "", false],
])("of the field %s, %j and %j have the same words: %s", (name, before, after, same) => {
  expect(hasSameWords(name, before, after)).toBe(same);
});
