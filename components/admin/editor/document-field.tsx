"use client";

import type { Editor } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import { sendForm } from "@/components/admin/send-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { limits } from "@/lib/media/rules";
import { adminPaths } from "@/lib/paths/back-office";
import { readPasted } from "./pasted-html";

type Props = { editor: Editor; say: (words: string | null) => void; onDone: () => void };

/** Inserts a Word document's text at the cursor, as a paste would. Saves nothing. */
export function DocumentField({ editor, say, onDone }: Props) {
  const field = useRef<HTMLDivElement>(null);
  const [error, setError] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  useEffect(() => field.current?.querySelector("input")?.focus(), []);

  async function take() {
    const file = field.current?.querySelector("input")?.files?.[0];
    if (!file) return setError("Please choose a document first.");
    if (file.size > limits.document.maxBytes) return setError(limits.document.refusal);
    setIsSending(true);
    const form = new FormData();
    form.set("file", file);
    const sent = await sendForm<{ html: string; leftOut: string[] }>(
      adminPaths.uploadDocument,
      form,
    );
    setIsSending(false);
    if (sent.problem !== undefined) return setError(sent.problem);
    editor.commands.focus();
    editor.view.pasteHTML(sent.html);
    // The paste leaves out more, but its message is replaced by this one.
    const lost = new Set([...sent.leftOut, ...readPasted(sent.html).leftOut]);
    const leftOut = Array.from(lost, (name) => `“${name}”`).join(", ");
    say(
      `The words of “${file.name}” are in the text. Nothing is saved yet.${leftOut && ` Left out: ${leftOut}.`}`,
    );
    onDone();
  }

  return (
    <div ref={field} className="flex flex-wrap items-end gap-2 p-2">
      <Field
        label="Word document (.docx)"
        type="file"
        accept=".docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
        error={error}
      />
      <Button busy={isSending} onClick={() => void take()}>
        Import its words
      </Button>
      <Button
        variant="quiet"
        onClick={() => {
          editor.commands.focus();
          onDone();
        }}
      >
        Cancel
      </Button>
    </div>
  );
}
