"use client";

import { useRouter } from "next/navigation";
import { type DragEvent, useId, useState } from "react";
import { sendPicture } from "@/components/admin/editor/pictures";
import { FieldFrame } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { limits, pictureTypes } from "@/lib/media/rules";

type State = { note?: string; problems: string[] };

/** Several at once, chosen, dropped here or taken with a phone; each is kept whatever happens to the others. */
export function UploadPictures() {
  const router = useRouter();
  const id = useId();
  const [{ note, problems }, setState] = useState<State>({ problems: [] });

  async function upload(files: File[]) {
    const failed: string[] = [];
    for (const [index, file] of files.entries()) {
      setState({ note: `Uploading ${index + 1} of ${files.length} …`, problems: failed });
      const problem =
        file.size > limits.picture.maxBytes
          ? limits.picture.refusal
          : (await sendPicture(file)).problem;
      if (problem) failed.push(`${file.name}: ${problem}`);
    }
    const stored = files.length - failed.length;
    setState({ note: `${stored} uploaded. Please describe each.`, problems: failed });
    router.refresh();
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    upload([...event.dataTransfer.files]);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Dropping is one more way; the field inside takes keys and touch.
    <div
      onDrop={drop}
      onDragOver={(event) => event.preventDefault()}
      className="flex flex-col gap-4 rounded-card border-2 border-dashed border-rule p-card"
    >
      <FieldFrame
        id={id}
        label="Upload pictures"
        hint="Choose one or several, or drop them here: JPEG, PNG, WebP or AVIF, 20 MB each at most. A phone offers its camera."
      >
        <input
          id={id}
          type="file"
          multiple
          accept={pictureTypes.join()}
          onChange={({ currentTarget }) => upload([...(currentTarget.files ?? [])])}
          aria-describedby={`${id}-hint`}
          className="w-full rounded-control border border-ink-soft bg-white p-2 text-sm file:mr-4 file:min-h-11 file:cursor-pointer file:rounded-control file:border-0 file:bg-paper-deep file:px-4 file:font-semibold file:text-ink"
        />
      </FieldFrame>
      <p role="status" className="text-sm empty:absolute">
        {note}
      </p>
      {problems.map((problem) => (
        <Notice key={problem} tone="error">
          {problem}
        </Notice>
      ))}
    </div>
  );
}
