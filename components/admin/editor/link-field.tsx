"use client";

import type { Editor } from "@tiptap/react";
import { Field } from "@/components/ui/field";
import { BarForm } from "./bar-form";

export function LinkField({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  function apply([address = ""]: string[]) {
    const chain = editor.chain().focus().extendMarkRange("link");
    if (address === "") chain.unsetLink().run();
    else if (/^(https:\/\/|mailto:)\S+$/.test(address)) chain.setLink({ href: address }).run();
    else return "Please begin with https:// or mailto:";
  }

  return (
    <BarForm editor={editor} onDone={onDone} submit="Set the link" apply={apply}>
      {(asked) => (
        <div className="min-w-0 grow">
          <Field
            label="Link’s address"
            type="url"
            placeholder="https://"
            defaultValue={editor.getAttributes("link").href ?? ""}
            {...asked}
          />
        </div>
      )}
    </BarForm>
  );
}
