"use client";

import { type ComponentType, useEffect, useId, useRef, useState } from "react";
import { FieldFrame } from "@/components/ui/field";
import { TextArea } from "@/components/ui/text-area";
import { fitsEditor } from "@/lib/courses/lessons/rules";
import type { EditorProps } from "./editor";

type Props = {
  label: string;
  hint: string;
  name: string;
  defaultValue?: string;
  error?: string;
};

/**
 * A lesson's text. The textarea is the field that is submitted; with JavaScript an editor takes its place on
 * the screen and writes into it. Without JavaScript, or if the text contains something that the editor does
 * not support, the coach writes the HTML by hand and nothing is lost.
 */
export function RichTextField({ label, hint, name, defaultValue = "", error }: Props) {
  const id = useId();
  const source = useRef<HTMLTextAreaElement>(null);
  /** The coach may have started typing in the textarea before the editor loaded. */
  const hadFocus = useRef(false);
  const [Editor, setEditor] = useState<ComponentType<EditorProps>>();
  const description = error ? `${id}-hint ${id}-error` : `${id}-hint`;

  // Loaded only here, so that no other page pays for the editor.
  useEffect(() => {
    const fits = () => fitsEditor(source.current?.value ?? "");
    if (!fits()) return;
    import("./editor").then((module) => {
      // HTML that the editor does not support may have been pasted since.
      if (!fits()) return;
      hadFocus.current = document.activeElement === source.current;
      setEditor(() => module.Editor);
    }, console.error);
  }, []);

  function write(html: string) {
    if (!source.current) return;
    source.current.value = html;
    source.current.dispatchEvent(new Event("input", { bubbles: true }));
  }

  return (
    <FieldFrame
      id={id}
      labelId={`${id}-label`}
      label={label}
      hint={
        Editor ? hint : `${hint} As HTML: headings are h3 and h4, and what could run is taken out.`
      }
      error={error}
    >
      <TextArea
        ref={source}
        id={id}
        name={name}
        rows={14}
        hidden={Editor !== undefined}
        defaultValue={defaultValue}
        aria-describedby={description}
        // A hidden textarea must not take the focus from the editor.
        aria-invalid={error && !Editor ? true : undefined}
        className="block w-full rounded-control border border-ink-soft bg-white px-3.5 py-2.5 font-mono text-sm text-ink"
      />
      {Editor && (
        <Editor
          initial={source.current?.value ?? defaultValue}
          onChange={write}
          labelledBy={`${id}-label`}
          describedBy={description}
          isInvalid={Boolean(error)}
          autoFocus={hadFocus.current}
        />
      )}
    </FieldFrame>
  );
}
