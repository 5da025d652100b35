import { useCallback, useEffect, useRef, useState } from "react";
import { type CaptionLine, spokenLine } from "@/lib/learning/rules";

/**
 * The lines of a film's captions, which are read and shown once `isWanted`: null until then, empty
 * for a file that is no captions. `follow` is told where the film stands, and `spoken` is the line there.
 */
export function useCaptionLines(isWanted: boolean) {
  const track = useRef<HTMLTrackElement>(null);
  const [lines, setLines] = useState<CaptionLine[] | null>(null);
  const [spoken, setSpoken] = useState<CaptionLine | null>(null);
  useEffect(() => {
    const element = track.current;
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
  }, [isWanted]);
  const follow = useCallback(
    (seconds: number) => setSpoken(spokenLine(lines ?? [], seconds)),
    [lines],
  );
  return { track, lines, spoken, follow };
}

/** The words alone: whatever markup a caption holds stays behind. */
function readLines(track: TextTrack): CaptionLine[] {
  return Array.from(track.cues ?? []).flatMap((cue) =>
    cue instanceof VTTCue
      ? [{ start: cue.startTime, end: cue.endTime, text: cue.getCueAsHTML().textContent ?? "" }]
      : [],
  );
}
