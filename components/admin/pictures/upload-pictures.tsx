"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { DropFiles } from "@/components/admin/drop-files";
import { sendPicture } from "@/components/admin/editor/pictures";
import { Notice } from "@/components/ui/notice";
import { limits, pictureTypes } from "@/lib/media/rules";

type State = { note?: string; problems: string[] };

/** Uploads several pictures, chosen, dropped or photographed. Each is kept even if others fail. */
export function UploadPictures() {
  const router = useRouter();
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

  return (
    <DropFiles
      label="Upload pictures"
      hint="Choose one or several, or drop them here: JPEG, PNG, WebP or AVIF, 20 MB each at most. A phone offers its camera."
      accept={pictureTypes.join()}
      take={upload}
    >
      <p role="status" className="text-sm empty:absolute">
        {note}
      </p>
      {problems.map((problem) => (
        <Notice key={problem} tone="error">
          {problem}
        </Notice>
      ))}
    </DropFiles>
  );
}
