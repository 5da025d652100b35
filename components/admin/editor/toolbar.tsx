"use client";

import { type Editor, useEditorState } from "@tiptap/react";
import { type KeyboardEvent, useRef, useState } from "react";
import { DocumentField } from "./document-field";
import { FilmField } from "./film-field";
import { LinkField } from "./link-field";
import { PictureField } from "./picture-field";
import { type Asking, type Tool, tableTools, tools } from "./tools";

type Props = { editor: Editor; say: (words: string | null) => void };

/** One stop for Tab; the arrow keys go from tool to tool (ARIA's toolbar pattern). */
export function Toolbar({ editor, say }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [asking, setAsking] = useState<Asking>();
  const isInTable = useEditorState({ editor, selector: ({ editor: it }) => it.isActive("table") });
  const shown = isInTable ? [...tools, ...tableTools] : tools;
  const active = useEditorState({
    editor,
    selector: ({ editor: it }) => shown.map((tool) => tool.isActive?.(it) ?? false),
  });
  const close = () => setAsking(undefined);

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (current + step + shown.length) % shown.length;
    setCurrent(next);
    bar.current?.querySelectorAll("button")[next]?.focus();
  }

  function use(tool: Tool, index: number) {
    setCurrent(index);
    if (tool.run) tool.run(editor);
    setAsking(tool.asks);
  }

  return (
    <div className="sticky top-(--header-height) z-10 rounded-t-control border-b border-rule bg-paper-deep">
      <div
        ref={bar}
        role="toolbar"
        aria-label="Formatting"
        onKeyDown={onKeyDown}
        className="flex flex-wrap gap-0.5 p-1"
      >
        {shown.map((tool, index) => (
          <button
            key={tool.label}
            type="button"
            aria-label={tool.label}
            title={tool.label}
            aria-pressed={tool.isActive ? active[index] : undefined}
            tabIndex={index === Math.min(current, shown.length - 1) ? 0 : -1}
            onClick={() => use(tool, index)}
            className="grid h-11 min-w-11 place-items-center rounded-control px-2 font-semibold hover:bg-paper aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {tool.face}
          </button>
        ))}
      </div>
      {asking === "link" && <LinkField editor={editor} onDone={close} />}
      {asking === "film" && <FilmField editor={editor} onDone={close} />}
      {asking === "picture" && <PictureField editor={editor} onDone={close} />}
      {asking === "document" && <DocumentField editor={editor} say={say} onDone={close} />}
    </div>
  );
}
