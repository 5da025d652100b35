// @vitest-environment happy-dom
import { Editor } from "@tiptap/react";
import { expect, it, onTestFinished } from "vitest";
import { extensions } from "./extensions";
import { setLink } from "./link-field";

function linked(typed: string) {
  const element = document.createElement("div");
  const content = "<p>Words</p>";
  const editor = new Editor({ element, extensions, content, injectCSS: false });
  onTestFinished(() => editor.destroy());
  editor.commands.selectAll();
  const wrong = setLink(editor, typed);
  return { wrong, href: /href="([^"]*)"/.exec(editor.getHTML())?.[1] };
}

it.each([
  ["/contact", "/contact"],
  ["#prices", "#prices"],
  ["tel:+44 28 9012 3456", "tel:+442890123456"],
  ["Mailto:anna@example.com", "mailto:anna@example.com"],
  ["Example.com/x", "https://example.com/x"],
  [`${location.origin}/about/`, "/about"],
])("the editor links words to %s as %s", (typed, href) => {
  expect(linked(typed)).toEqual({ wrong: undefined, href });
});

it.each([
  ["javascript:alert(1)", "Please begin with https://"],
  ["//elsewhere.example", "Please begin with https://"],
  ["https://instagram", "“instagram” is not the name of a site"],
])("the editor refuses %s with a reason", (typed, words) => {
  expect(linked(typed)).toEqual({ wrong: expect.stringContaining(words), href: undefined });
});
