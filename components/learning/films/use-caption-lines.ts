import { type RefObject, useEffect, useState } from "react";
import type { CaptionLine } from "@/lib/learning/rules";

/**
 * The lines of a film's captions, which are read and shown once `isWanted`. Null until then, empty
 * for a film without, or with a file that is no captions.
 */
export function useCaptionLines(
  ref: RefObject<HTMLTrackElement | null>,
  isWanted: boolean,
): CaptionLine[] | null {
  const [lines, setLines] = useState<CaptionLine[] | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || !isWanted) return;
    const read = () => setLines(readLines(element.track));
    // A browser reads the captions of a track that is switched on only.
    if (element.track.mode === "disabled") element.track.mode = "showing";
    if (element.readyState >= HTMLTrackElement.LOADED) read();
    element.addEventListener("load", read);
    element.addEventListener("error", read);
    return () => {
      element.removeEventListener("load", read);
      element.removeEventListener("error", read);
    };
  }, [ref, isWanted]);
  return lines;
}

/** The words alone: whatever markup a caption holds stays behind. */
function readLines(track: TextTrack): CaptionLine[] {
  return Array.from(track.cues ?? []).flatMap((cue) =>
    cue instanceof VTTCue
      ? [{ start: cue.startTime, end: cue.endTime, text: cue.getCueAsHTML().textContent ?? "" }]
      : [],
  );
}
