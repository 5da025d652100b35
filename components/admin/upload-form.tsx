"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { FieldFrame } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { ProgressBar } from "@/components/ui/progress-bar";
import type { FilmPlace } from "@/lib/paths/back-office";
import { fileControl } from "./file-control";
import { sendForm } from "./send-form";
import { sendInParts } from "./send-in-parts";

type Props = {
  /** The address that the form posts to, also without JavaScript. */
  action: string;
  label: string;
  hint: string;
  note?: string;
  /** Only for the browser's file dialogue: the server checks the contents. */
  accept: string;
  maxBytes: number;
  was?: string | null;
  /** For a film sent in parts, which resumes after a broken connection. */
  parts?: FilmPlace;
};

type State = { percentage?: number; problem?: string; isSaved?: boolean };

/** Uploads one file, with a progress bar and a confirmation. */
export function UploadForm({ action, label, hint, note, accept, maxBytes, was, parts }: Props) {
  const id = useId();
  const router = useRouter();
  const [{ percentage, problem, isSaved }, setState] = useState<State>({});
  const isSending = percentage !== undefined;

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const file = data.get("file");
    if (!(file instanceof File) || file.size === 0) {
      return setState({ problem: "Please choose a file first." });
    }
    if (file.size > maxBytes) return setState({ problem: `This file is too large. ${hint}` });
    setState({ percentage: 0 });
    const show = (sent: number) => setState({ percentage: sent });
    const sent = await (parts
      ? sendInParts(parts, was ?? "", file, show)
      : sendForm(form.action, data, show));
    setState(sent.problem ? sent : { isSaved: true });
    if (sent.problem) return;
    form.reset();
    router.refresh();
  }

  return (
    <form
      action={action}
      method="post"
      encType="multipart/form-data"
      onSubmit={send}
      className="flex max-w-measure flex-col gap-3"
    >
      {problem && <Notice tone="error">{problem}</Notice>}
      <div role="status" className="empty:absolute">
        {isSaved && (
          <Notice tone="success" isAnnounced={false}>
            Uploaded and in its place.
          </Notice>
        )}
      </div>
      <input type="hidden" name="was" value={was ?? ""} />
      {/* Inert while the file is being sent: a file chosen meanwhile would be taken for the one that arrived. */}
      <div inert={isSending}>
        <FieldFrame id={id} label={label} hint={hint}>
          <input
            id={id}
            type="file"
            name="file"
            accept={accept}
            aria-describedby={`${id}-hint`}
            className={fileControl}
          />
        </FieldFrame>
      </div>
      {note && <p className="text-sm text-muted">{note}</p>}
      {isSending && <ProgressBar label={`${label}: sent`} value={percentage} />}
      <Button type="submit" busy={isSending} className="sm:self-start">
        Upload
      </Button>
    </form>
  );
}
