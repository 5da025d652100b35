"use client";

import type { Editor } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import { ChoosePicture } from "@/components/admin/pictures/choose-picture";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { sendPicture } from "./pictures";

/** Inserts a new picture, or edits the description of the one selected in the text. */
export function PictureField({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const field = useRef<HTMLDivElement>(null);
  const [error, setError] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const isChosen = editor.isActive("image");

  useEffect(() => field.current?.querySelector("input")?.focus(), []);

  function close() {
    editor.commands.focus();
    onDone();
  }

  async function apply() {
    const input = (type: string) =>
      field.current?.querySelector<HTMLInputElement>(`input[type=${type}]`);
    const alt = input("text")?.value.trim() ?? "";
    if (isChosen) {
      editor.chain().focus().updateAttributes("image", { alt }).run();
      return onDone();
    }
    const file = input("file")?.files?.[0];
    if (!file) return setError("Please choose a picture first.");
    setIsSending(true);
    const { src, problem } = await sendPicture(file);
    setIsSending(false);
    if (src) place(src, alt);
    else setError(problem);
  }

  function place(src: string, alt: string) {
    editor.chain().focus().setImage({ src, alt }).run();
    onDone();
  }

  return (
    <div ref={field} className="flex flex-wrap items-end gap-2 p-2">
      {!isChosen && <Field label="Picture" type="file" accept="image/*" error={error} />}
      <div className="min-w-0 grow">
        <Field
          type="text"
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // Enter would submit the whole form.
            event.preventDefault();
            void apply();
          }}
          label="What it shows, for those who cannot see it"
          defaultValue={editor.getAttributes("image").alt ?? ""}
        />
      </div>
      <Button busy={isSending} onClick={() => void apply()}>
        {isChosen ? "Set the description" : "Add the picture"}
      </Button>
      <Button variant="quiet" onClick={close}>
        Cancel
      </Button>
      {!isChosen && <ChoosePicture choose={place} />}
    </div>
  );
}
