"use client";

import type { Editor } from "@tiptap/react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { readShownFilm } from "@/lib/media/shown/rules";

/** A link that stands alone, which the pages show as the film (lib/media/shown/in-text/rules.ts). */
export function FilmField({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const field = useRef<HTMLDivElement>(null);
  const [error, setError] = useState<string>();

  useEffect(() => field.current?.querySelector("input")?.focus(), []);

  function close() {
    editor.commands.focus();
    onDone();
  }

  function place() {
    const [address = "", name = ""] = Array.from(
      field.current?.querySelectorAll("input") ?? [],
      ({ value }) => value.trim(),
    );
    const film = readShownFilm(address);
    if (film?.kind !== "frame") return setError("Please paste the address of one film.");
    const text = name || film.page;
    const link = { type: "text", text, marks: [{ type: "link", attrs: { href: film.page } }] };
    const paragraph = { type: "paragraph", content: [link] };
    editor
      .chain()
      .focus()
      .insertContent([paragraph, { type: "paragraph" }])
      .run();
    onDone();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    // Enter would submit the whole form.
    event.preventDefault();
    if (event.key === "Enter") place();
    else close();
  }

  return (
    <div ref={field} className="flex flex-wrap items-end gap-2 p-2">
      <div className="min-w-0 grow">
        <Field
          label="Film at Vimeo or YouTube"
          hint="A page shows it where its link stands alone; a lesson leads to it"
          inputMode="url"
          placeholder="https://"
          onKeyDown={onKeyDown}
          error={error}
        />
      </div>
      <div className="min-w-0 grow">
        <Field label="What the film is called" onKeyDown={onKeyDown} />
      </div>
      <Button onClick={place}>Add the film</Button>
      <Button variant="quiet" onClick={close}>
        Cancel
      </Button>
    </div>
  );
}
