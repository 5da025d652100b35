import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { FormValues } from "@/lib/forms/state";
import { ConflictNotice } from "./conflict-notice";
import { asChoice, asText, asTick } from "./field-words";

const words = {
  featured: asTick,
  categoryId: asChoice([
    { value: "1", label: "Confidence" },
    { value: "2", label: "Sleep" },
  ]),
  contentHtml: asText,
};

/** The notice's lines after its introduction: the label of a version, then the version. */
function compare(theirs: FormValues, yours: FormValues): string[] {
  const labels = { title: "Title", featured: "Featured", categoryId: "Category" };
  const html = renderToStaticMarkup(
    <ConflictNotice theirs={theirs} yours={yours} labels={labels} words={words} />,
  );
  return [...html.matchAll(/<d[td][^>]*>([^<]*)/g)].map(([, text]) => text ?? "");
}

it("a changed tick or choice is shown in words", () => {
  const theirs = { version: "2", title: "Calm", featured: "off", categoryId: "2" };
  const yours = { version: "1", title: "Calm", featured: "on", categoryId: "1" };
  expect(compare(theirs, yours)).toEqual([
    "Featured, saved now",
    "not ticked",
    "Featured, yours",
    "ticked",
    "Category, saved now",
    "Sleep",
    "Category, yours",
    "Confidence",
  ]);
});

it("every changed field is shown, even one without a label", () => {
  expect(compare({ version: "2", imageAlt: "A lake" }, { version: "1", imageAlt: "" })).toEqual([
    "imageAlt, saved now",
    "A lake",
    "imageAlt, yours",
    "(empty)",
  ]);
});

it("a formatted text is shown as plain text, with a line for each paragraph", () => {
  const theirs = { contentHtml: "<h3>Rest</h3><p>Sleep &amp; <strong>dream</strong>.</p>" };
  const [, saved, , own] = compare(theirs, { contentHtml: "<p>Run.</p>" });
  expect([saved, own]).toEqual(["Rest\nSleep &amp; dream.", "Run."]);
});

it("texts that differ only in formatting are shown as HTML, so that the difference is visible", () => {
  const [, saved, , own] = compare(
    { contentHtml: "<p>Sleep.</p>" },
    { contentHtml: "<h3>Sleep.</h3>" },
  );
  expect([saved, own]).toEqual(["&lt;p&gt;Sleep.&lt;/p&gt;", "&lt;h3&gt;Sleep.&lt;/h3&gt;"]);
});

it("a text that differs only in its line ends has not changed", () => {
  expect(compare({ title: "One\nTwo" }, { title: "One\r\nTwo" })).toEqual([]);
});
