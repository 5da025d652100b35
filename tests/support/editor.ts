import { Editor } from "@tiptap/react";
import { onTestFinished, vi } from "vitest";
import { extensions, pasteRules } from "@/components/admin/editor/extensions";
import { pasting } from "@/components/admin/editor/pasting";

export function edit(content: string) {
  const say = vi.fn();
  const editor = new Editor({
    element: document.createElement("div"),
    extensions,
    content,
    injectCSS: false,
    enablePasteRules: pasteRules,
    editorProps: pasting(say),
  });
  onTestFinished(() => editor.destroy());
  return { editor, say };
}

export function paste(html: string) {
  const { editor, say } = edit("");
  editor.view.pasteHTML(html, new ClipboardEvent("paste"));
  // The editor keeps an empty paragraph at the end, to type in.
  return { html: editor.getHTML().replace(/<p><\/p>$/, ""), say };
}
