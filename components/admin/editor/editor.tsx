"use client";

import { EditorContent, useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { Toolbar } from "./toolbar";

export type EditorProps = {
  initial: string;
  onChange: (html: string) => void;
  labelledBy: string;
  describedBy: string;
  isInvalid: boolean;
  autoFocus: boolean;
};

/** No more than `fitsEditor` (lib/courses/lessons/rules.ts) lets in; a text with more than that is edited as HTML. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    link: { openOnClick: false, protocols: ["mailto"], defaultProtocol: "https" },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
  }),
];

export function Editor(props: EditorProps) {
  const { initial, onChange, labelledBy, describedBy, isInvalid, autoFocus } = props;
  const editor = useEditor({
    extensions,
    content: initial,
    // Somebody who was typing into the textarea until now may just have typed a space.
    parseOptions: { preserveWhitespace: autoFocus },
    immediatelyRender: false,
    autofocus: autoFocus ? "end" : false,
    // The site's policy blocks style elements; globals.css has the few rules that the editor needs.
    injectCSS: false,
    onUpdate: ({ editor: it }) => onChange(it.isEmpty ? "" : it.getHTML()),
    editorProps: {
      attributes: {
        role: "textbox",
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
      <Toolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}
