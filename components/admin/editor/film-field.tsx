"use client";

import type { Editor } from "@tiptap/react";
import { addressInput } from "@/components/admin/address-input";
import { Field } from "@/components/ui/field";
import { readShownFilm } from "@/lib/media/shown/rules";
import { BarForm } from "./bar-form";

/** Inserts a link on a line of its own, which pages show as a film (lib/media/shown/in-text/rules.ts). */
export function FilmField({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  function apply([address = "", name = ""]: string[]) {
    const film = readShownFilm(address);
    if (film?.kind !== "frame") return "Please paste the address of one film.";
    const text = name || film.page;
    const link = { type: "text", text, marks: [{ type: "link", attrs: { href: film.page } }] };
    const paragraph = { type: "paragraph", content: [link] };
    editor
      .chain()
      .focus()
      .insertContent([paragraph, { type: "paragraph" }])
      .run();
  }

  return (
    <BarForm editor={editor} onDone={onDone} submit="Add the film" apply={apply}>
      {({ onKeyDown, error }) => (
        <>
          <div className="min-w-0 grow">
            <Field
              label="Film at Vimeo or YouTube"
              hint="A page shows it where its link stands alone; a lesson leads to it"
              {...addressInput}
              placeholder="https://"
              onKeyDown={onKeyDown}
              error={error}
            />
          </div>
          <div className="min-w-0 grow">
            <Field label="What the film is called" onKeyDown={onKeyDown} />
          </div>
        </>
      )}
    </BarForm>
  );
}
