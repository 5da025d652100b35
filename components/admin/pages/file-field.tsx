"use client";

import { type ChangeEvent, useId, useRef, useState } from "react";
import { addressInput } from "@/components/admin/address-input";
import { fileControl } from "@/components/admin/file-control";
import { sendForm } from "@/components/admin/send-form";
import { sendInParts } from "@/components/admin/send-in-parts";
import { FieldFrame, type Frame, frameIds } from "@/components/ui/field";
import { ProgressBar } from "@/components/ui/progress-bar";
import { limits } from "@/lib/media/rules";
import { adminPaths, type FilmPlace } from "@/lib/paths/back-office";
import type { ShownKind } from "@/lib/paths/shown";

const accepted: Record<ShownKind, string> = {
  film: "video/mp4,video/quicktime",
  captions: ".vtt,.srt",
  pdf: "application/pdf,.pdf",
  audio: "audio/mpeg,audio/mp4,.mp3,.m4a",
};

/** Large files, which resume after a broken connection. */
const inParts: Partial<Record<ShownKind, FilmPlace>> = {
  film: { place: "shown-film", placeId: 0 },
  audio: { place: "shown-audio", placeId: 0 },
};

type Props = Frame & { name: string; kind: ShownKind; defaultValue?: string };

type State = { percentage?: number; note?: string; problem?: string };

/** An address field. A file that is chosen is uploaded at once, and its address is filled in. */
export function FileField({ kind, name, defaultValue, ...frame }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [{ percentage, note, problem }, setState] = useState<State>({});

  async function upload({ currentTarget: chooser }: ChangeEvent<HTMLInputElement>) {
    const file = chooser.files?.[0];
    if (!file) return;
    if (file.size > limits[kind].maxBytes) return setState({ problem: limits[kind].refusal });
    const show = (percentage: number) => setState({ percentage });
    show(0);
    const place = inParts[kind];
    const sent = await (place ? sendInParts(place, "", file, show) : sendWhole(kind, file, show));
    chooser.value = "";
    if (sent.problem !== undefined || !input.current) return setState(sent);
    setState({ note: "Uploaded. Save to keep it here." });
    input.current.value = sent.src ?? "";
    input.current.dispatchEvent(new Event("input", { bubbles: true }));
  }

  const shown = { ...frame, error: problem ?? frame.error };
  return (
    <FieldFrame id={id} {...shown}>
      <input
        ref={input}
        name={name}
        defaultValue={defaultValue}
        {...addressInput}
        {...frameIds(id, shown)}
      />
      <input
        type="file"
        aria-label={`${frame.label}: choose a file`}
        accept={accepted[kind]}
        onChange={upload}
        className={fileControl}
      />
      {percentage !== undefined && (
        <ProgressBar label={`${frame.label}: sent`} value={percentage} />
      )}
      <p role="status" className="text-sm empty:absolute">
        {note}
      </p>
    </FieldFrame>
  );
}

function sendWhole(kind: ShownKind, file: File, onProgress: (percentage: number) => void) {
  const form = new FormData();
  form.set("file", file);
  return sendForm(adminPaths.uploadShown(kind), form, onProgress);
}
