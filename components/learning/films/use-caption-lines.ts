import { useCallback, useEffect, useRef, useState } from "react";
import { type CaptionLine, spokenLine } from "@/lib/learning/rules";

/**
 * The lines of a film's captions, read and shown once `isWanted` is true: null until then, empty for a file
 * that holds no captions. `follow` is told the position in the film; `spoken` is the line spoken there.
 */
export function useCaptionLines(isWanted: boolean) {
  const track = useRef<HTMLTrackElement>(null);
  const [lines, setLines] = useState<CaptionLine[] | null>(null);
  const [spoken, setSpoken] = useState<CaptionLine | null>(null);
  useEffect(() => {
    const element = track.current;
    if (!element || !isWanted) return;
    const read = () => setLines(readLines(element.track));
    // A browser reads the captions only of a track that is switched on.
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

/** Only the words: any markup in a caption is left out. */
function readLines(track: TextTrack): CaptionLine[] {
  return Array.from(track.cues ?? []).flatMap((cue) =>
    cue instanceof VTTCue
      ? [{ start: cue.startTime, end: cue.endTime, text: cue.getCueAsHTML().textContent ?? "" }]
      : [],
  );
}
