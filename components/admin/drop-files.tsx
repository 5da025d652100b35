"use client";

import { type ChangeEvent, type DragEvent, type ReactNode, useId } from "react";
import { FieldFrame } from "@/components/ui/field";
import { fileControl } from "./file-control";

type Props = {
  label: string;
  hint: string;
  /** Only for the browser's file dialogue: the server checks the contents. */
  accept: string;
  take: (files: File[]) => void;
  /** The result for the files. */
  children: ReactNode;
};

/** Takes files that are chosen, dropped here or photographed with a phone. */
export function DropFiles({ label, hint, accept, take, children }: Props) {
  const id = useId();

  function drop(event: DragEvent) {
    event.preventDefault();
    take([...event.dataTransfer.files]);
  }

  function choose({ currentTarget: chooser }: ChangeEvent<HTMLInputElement>) {
    take([...(chooser.files ?? [])]);
    // Allows the same files to be chosen again.
    chooser.value = "";
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Dropping is optional; the field inside takes keys and touch.
    <div
      onDrop={drop}
      onDragOver={(event) => event.preventDefault()}
      className="flex flex-col gap-4 rounded-card border-2 border-dashed border-rule p-card"
    >
      <FieldFrame id={id} label={label} hint={hint}>
        <input
          id={id}
          type="file"
          multiple
          accept={accept}
          onChange={choose}
          aria-describedby={`${id}-hint`}
          className={fileControl}
        />
      </FieldFrame>
      {children}
    </div>
  );
}
