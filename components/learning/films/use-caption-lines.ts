import { type RefObject, useEffect, useState } from "react";
import type { CaptionLine } from "@/lib/learning/rules";

/** The lines of a film's captions once the browser has read them; none for a film without. */
export function useCaptionLines(ref: RefObject<HTMLTrackElement | null>): CaptionLine[] {
  const [lines, setLines] = useState<CaptionLine[]>([]);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const read = () => setLines(readLines(element.track));
    // A browser that was told to show no captions would not even read them.
    if (element.track.mode === "disabled") element.track.mode = "hidden";
    if (element.readyState === HTMLTrackElement.LOADED) read();
    element.addEventListener("load", read);
    return () => element.removeEventListener("load", read);
  }, [ref]);
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
