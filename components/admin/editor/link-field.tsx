"use client";

import type { Editor } from "@tiptap/react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";

export function LinkField({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const field = useRef<HTMLDivElement>(null);
  const [error, setError] = useState<string>();

  useEffect(() => field.current?.querySelector("input")?.focus(), []);

  function close() {
    editor.commands.focus();
    onDone();
  }

  function apply() {
    const address = field.current?.querySelector("input")?.value.trim() ?? "";
    const chain = editor.chain().focus().extendMarkRange("link");
    if (address === "") chain.unsetLink().run();
    else if (/^(https:\/\/|mailto:)\S+$/.test(address)) chain.setLink({ href: address }).run();
    else return setError("Please begin with https:// or mailto:");
    onDone();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    // Enter would submit the whole form.
    event.preventDefault();
    if (event.key === "Enter") apply();
    else close();
  }

  return (
    <div ref={field} className="flex flex-wrap items-end gap-2 p-2">
      <div className="min-w-0 grow">
        <Field
          label="Link’s address"
          type="url"
          placeholder="https://"
          onKeyDown={onKeyDown}
          defaultValue={editor.getAttributes("link").href ?? ""}
          error={error}
        />
      </div>
      <Button onClick={apply}>Set the link</Button>
      <Button variant="quiet" onClick={close}>
        Cancel
      </Button>
    </div>
  );
}
