"use client";

import { EditorContent, useEditor } from "@tiptap/react";
import { useState } from "react";
import { Notice } from "@/components/ui/notice";
import { extensions, pasteRules } from "./extensions";
import { pasting } from "./pasting";
import { Toolbar } from "./toolbar";

export type EditorProps = {
  initial: string;
  onChange: (html: string) => void;
  labelledBy: string;
  describedBy: string;
  isInvalid: boolean;
  autoFocus: boolean;
};

export function Editor(props: EditorProps) {
  const { initial, onChange, labelledBy, describedBy, isInvalid, autoFocus } = props;
  const [words, setWords] = useState<string | null>(null);
  const editor = useEditor({
    extensions,
    content: initial,
    // The coach was typing in the textarea until now, so the text may end in a space.
    parseOptions: { preserveWhitespace: autoFocus },
    immediatelyRender: false,
    enablePasteRules: pasteRules,
    autofocus: autoFocus ? "end" : false,
    // The site's policy blocks style elements; globals.css has the few rules that the editor needs.
    injectCSS: false,
    // The editor keeps an empty paragraph after a list or a table, to type in.
    onUpdate: ({ editor: it }) => onChange(it.getHTML().replace(/(?:<p><\/p>)+$/, "")),
    editorProps: {
      ...pasting(setWords),
      attributes: {
        role: "textbox",
        // A browser that translates the page would otherwise change the words that are saved.
        translate: "no",
        "aria-multiline": "true",
        "aria-labelledby": labelledBy,
        "aria-describedby": describedBy,
        ...(isInvalid && { "aria-invalid": "true" }),
        class: "prose-lesson prose-editor min-h-72 max-w-none px-4 py-4 outline-none",
      },
    },
  });
  if (!editor) return null;
  return (
    <div className="rounded-control border border-ink-soft bg-white text-ink focus-within:outline-3 focus-within:outline-offset-3 focus-within:outline-fg">
      <Toolbar editor={editor} say={setWords} />
      <EditorContent editor={editor} />
      <div role="status">{words && <Notice isAnnounced={false}>{words}</Notice>}</div>
    </div>
  );
}
