// @vitest-environment happy-dom
import { Editor } from "@tiptap/react";
import { expect, it, onTestFinished } from "vitest";
import { extensions } from "./extensions";
import { setLink } from "./link-field";

function edit(content: string) {
  const element = document.createElement("div");
  const editor = new Editor({ element, extensions, content, injectCSS: false });
  onTestFinished(() => editor.destroy());
  return editor;
}

function linked(typed: string) {
  const editor = edit("<p>Words</p>");
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

it.each([
  ["example.com/x", "https://example.com/x", "example.com/x"],
  ["anna@example.com", "mailto:anna@example.com", "anna@example.com"],
])("without marked words, the link to %s shows what was typed", (typed, href, words) => {
  const editor = edit("<p>See</p>");
  editor.commands.setTextSelection(4);
  expect(setLink(editor, typed)).toBeUndefined();
  editor.view.dispatch(editor.state.tr.insertText("."));
  const html = editor.getHTML().replaceAll(/ (?:target|rel)="[^"]*"/g, "");
  expect(html).toBe(`<p>See<a href="${href}">${words}</a>.</p>`);
});

it("inside a link, a new address replaces that of the whole link", () => {
  const editor = edit('<p><a href="https://a.example/">Words</a></p>');
  editor.commands.setTextSelection(3);
  setLink(editor, "https://b.example/");
  expect(editor.getHTML()).toMatch(/^<p><a [^>]*href="https:\/\/b.example\/">Words<\/a><\/p>$/);
});
