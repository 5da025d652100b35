"use client";

import type { Editor } from "@tiptap/react";
import { addressInput } from "@/components/admin/address-input";
import { Field } from "@/components/ui/field";
import { completeLink, isLink, whyDead } from "@/lib/text/links";
import { BarForm } from "./bar-form";

export function LinkField({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  return (
    <BarForm
      editor={editor}
      onDone={onDone}
      submit="Set the link"
      apply={([typed = ""]) => setLink(editor, typed)}
    >
      {(asked) => (
        <div className="min-w-0 grow">
          <Field
            label="Link’s address"
            {...addressInput}
            placeholder="https://"
            defaultValue={editor.getAttributes("link").href ?? ""}
            {...asked}
          />
        </div>
      )}
    </BarForm>
  );
}

/** Returns what is wrong with the address. */
export function setLink(editor: Editor, typed: string): string | undefined {
  const href = completeLink(typed, location.origin);
  const chain = editor.chain().focus().extendMarkRange("link");
  if (typed && typed === editor.getAttributes("link").href) return undefined;
  if (href === "") {
    chain.unsetLink().run();
    return undefined;
  }
  if (!isLink(href)) {
    return "Please begin with https://, mailto: or tel:, or with / for a page of this site";
  }
  const wrong = whyDead(href);
  if (wrong) return wrong;
  if (editor.state.selection.empty && !editor.isActive("link"))
    insertLink(editor, href, typed.trim());
  else chain.setLink({ href }).run();
  return undefined;
}

/** Without marked words, the link shows what was typed. What is typed next does not belong to it. */
function insertLink(editor: Editor, href: string, typed: string): void {
  const text = typed.replace(/^tel:|^mailto:|(@[^?]*)\?.*$/gi, "$1");
  const link = { type: "text", text, marks: [{ type: "link", attrs: { href } }] };
  editor.chain().focus().insertContent(link).unsetMark("link").run();
}
