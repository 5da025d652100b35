"use client";

import { type ChangeEvent, useId, useRef, useState } from "react";
import { sendPicture } from "@/components/admin/editor/pictures";
import { fileControl } from "@/components/admin/file-control";
import { Button } from "@/components/ui/button";
import { FieldFrame } from "@/components/ui/field";
import { Picture } from "@/components/ui/picture";
import { limits, pictureTypes } from "@/lib/media/rules";
import { widthOfPicture } from "@/lib/paths/pictures";
import { ChoosePicture } from "./choose-picture";
import { describePicture } from "./describe-picture";

type Props = {
  label: string;
  hint: string;
  name: string;
  defaultValue?: string;
  error?: string;
  isOptional?: boolean;
};

/** The width in pixels at which a page shows a picture on a large screen. */
const WIDE_ENOUGH = 800;

function warningOf(src: string): string {
  const width = widthOfPicture(src);
  if (width === null || width >= WIDE_ENOUGH) return "";
  return ` It is only ${width} pixels wide, so it may look blurred where it is shown large.`;
}

type State = { address: string; note?: string; problem?: string };

/** Uploads at once; the form then sends the picture's address. */
export function PictureField({ label, hint, name, defaultValue = "", error, isOptional }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [{ address, note, problem }, setState] = useState<State>({ address: defaultValue });

  async function upload({ currentTarget: chooser }: ChangeEvent<HTMLInputElement>) {
    const file = chooser.files?.[0];
    if (!file) return;
    if (file.size > limits.picture.maxBytes) {
      return setState({ address, problem: limits.picture.refusal });
    }
    setState({ address, note: "Uploading…" });
    const sent = await sendPicture(file);
    chooser.value = "";
    if (!sent.src) return setState({ address, problem: sent.problem });
    take(sent.src, "Uploaded. Save to keep it here.");
  }

  function take(src: string, words: string) {
    setState({ address: src, note: `${words}${warningOf(src)}` });
    if (input.current) input.current.value = src;
    input.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }

  function choose(src: string, alt: string) {
    take(src, "Chosen. Save to keep it here.");
    if (input.current) describePicture(input.current, alt);
  }

  return (
    <FieldFrame id={id} label={label} hint={hint} error={problem ?? error}>
      {address && (
        <Picture
          src={address}
          alt=""
          width={320}
          height={160}
          className="max-h-40 w-auto max-w-full self-start rounded-control"
        />
      )}
      <input ref={input} type="hidden" name={name} value={address} readOnly />
      <input
        id={id}
        type="file"
        accept={pictureTypes.join()}
        onChange={upload}
        aria-describedby={`${id}-hint`}
        className={fileControl}
      />
      <ChoosePicture choose={choose} />
      {address && isOptional && (
        <Button
          variant="quiet"
          onClick={() => take("", "Taken away. Save to leave it empty.")}
          className="self-start"
        >
          Take it away
        </Button>
      )}
      <p role="status" className="text-sm empty:absolute">
        {note}
      </p>
    </FieldFrame>
  );
}
