// @vitest-environment happy-dom
import { Editor } from "@tiptap/react";
import { expect, it, vi } from "vitest";
import { extensions } from "./extensions";
import { pasting } from "./pasting";

function edit(content: string) {
  const say = vi.fn();
  const editor = new Editor({
    element: document.createElement("div"),
    extensions,
    content,
    injectCSS: false,
    editorProps: pasting(say),
  });
  return { editor, say };
}

function paste(html: string) {
  const { editor, say } = edit("");
  editor.view.pasteHTML(html, new ClipboardEvent("paste"));
  return { html: editor.getHTML(), say };
}

it("what this editor copied is pasted as it was, with its levels and pictures", () => {
  const text = '<h4>Part</h4><p>Words</p><img src="/pictures/a.webp" alt="A"><p>End</p>';
  const { editor } = edit(text);
  editor.commands.selectAll();
  const { dom } = editor.view.serializeForClipboard(editor.state.selection.content());
  const pasted = paste(dom.innerHTML);
  expect([pasted.html, pasted.say.mock.calls]).toEqual([text, []]);
});

it("what another site’s ProseMirror editor copied is brought to our levels", () => {
  const { html } = paste('<h1 data-pm-slice="1 1 []">Title</h1><h2>Part</h2><p>Words</p>');
  expect(html).toBe("<h3>Title</h3><h4>Part</h4><p>Words</p>");
});

it.each([
  [
    "Substack",
    '<img src="https://substackcdn.example/a.png" alt="A wheel" data-pm-slice="0 0 []">',
    "A wheel",
  ],
  [
    "Confluence",
    '<div data-node-type="mediaSingle" data-pm-slice="0 0 []"><div data-node-type="media" data-type="file" data-id="1" data-file-name="wheel.png" title="Attachment"></div></div><p>Words</p>',
    "wheel.png",
  ],
  [
    "Confluence, without a name",
    '<p data-pm-slice="1 1 []">Words <span data-node-type="mediaInline" data-type="image" data-id="1"></span></p>',
    "a picture",
  ],
])("a picture from %s is named as left out", (_from, html, name) => {
  expect(paste(html).say.mock.lastCall?.[0]).toContain(`Left out: “${name}”.`);
});
