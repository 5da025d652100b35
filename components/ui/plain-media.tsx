"use client";

import { type ComponentProps, useCallback, useEffect, useRef, useState } from "react";
import { NotLoaded } from "./not-loaded";

type Props = ComponentProps<"video"> & {
  as: "video" | "audio";
  /** As the beginning of a sentence: "The film". */
  what: string;
};

/** The browser's own player, which saves no progress. Reports a failure, because the player alone stays black. */
export function PlainMedia({ as: Medium, what, ...player }: Props) {
  const medium = useRef<HTMLVideoElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    // The film may have failed before hydration.
    if (medium.current?.error) setHasFailed(true);
  }, []);
  const askAgain = useCallback(() => {
    setHasFailed(false);
    medium.current?.load();
  }, []);
  return (
    <>
      <Medium ref={medium} controls onError={() => setHasFailed(true)} {...player} />
      {hasFailed && <NotLoaded what={what} onAsk={askAgain} />}
    </>
  );
}
