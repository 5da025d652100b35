import type { Editor } from "@tiptap/react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";

type Asked = { onKeyDown: (event: KeyboardEvent) => void; error: string | undefined };

type Props = {
  editor: Editor;
  onDone: () => void;
  submit: string;
  /** Takes the typed values in the order of the fields; returns what is wrong with them. */
  apply: (values: string[]) => string | undefined;
  children: (asked: Asked) => ReactNode;
};

/** A question in the editor's toolbar. It has no form element, because it is inside the form of the whole text. */
export function BarForm({ editor, onDone, submit, apply, children }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const [error, setError] = useState<string>();

  useEffect(() => fields.current?.querySelector("input")?.focus(), []);

  function close() {
    editor.commands.focus();
    onDone();
  }

  function finish() {
    const inputs = fields.current?.querySelectorAll("input") ?? [];
    const wrong = apply(Array.from(inputs, ({ value }) => value.trim()));
    setError(wrong);
    if (!wrong) onDone();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    // Enter would submit the whole form.
    event.preventDefault();
    if (event.key === "Enter") finish();
    else close();
  }

  return (
    <div ref={fields} className="flex flex-wrap items-end gap-2 p-2">
      {children({ onKeyDown, error })}
      <Button onClick={finish}>{submit}</Button>
      <Button variant="quiet" onClick={close}>
        Cancel
      </Button>
    </div>
  );
}
