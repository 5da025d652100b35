import { useCallback, useEffect, useState } from "react";
import { type CaptionLine, spokenLine } from "@/lib/learning/rules";
import { fetchTranscriptLines } from "./transcript";

/**
 * The lines of a film's captions, read and shown once `isWanted` is true: null until then, empty for a file
 * without captions. `follow` takes the position in the film; `spoken` is the line spoken there. A file that
 * failed is requested again by a new `<track>`, with the next `key`: browsers request each only once.
 */
export function useCaptionLines(isWanted: boolean) {
  const [track, setTrack] = useState<HTMLTrackElement | null>(null);
  const [key, setKey] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const [lines, setLines] = useState<CaptionLine[] | null>(null);
  const [spoken, setSpoken] = useState<CaptionLine | null>(null);
  useEffect(() => {
    if (!track || !isWanted) return;
    const fail = () => setHasFailed(true);
    const read = () =>
      fetchTranscriptLines().then(() => {
        setHasFailed(false);
        setLines(readLines(track.track));
      }, fail);
    // Browsers load captions only for an enabled track.
    if (track.track.mode === "disabled") track.track.mode = "showing";
    if (track.readyState === HTMLTrackElement.LOADED) read();
    if (track.readyState === HTMLTrackElement.ERROR) fail();
    track.addEventListener("load", read);
    track.addEventListener("error", fail);
    return () => {
      track.removeEventListener("load", read);
      track.removeEventListener("error", fail);
    };
  }, [track, isWanted]);
  const follow = useCallback(
    (seconds: number) => setSpoken(spokenLine(lines ?? [], seconds)),
    [lines],
  );
  const onAsk = useCallback(() => setKey((before) => before + 1), []);
  return { key, setTrack, follow, words: { lines, spoken, hasFailed, onAsk } };
}

/** Leaves out any markup in a caption. */
function readLines(track: TextTrack): CaptionLine[] {
  return Array.from(track.cues ?? []).flatMap((cue) =>
    cue instanceof VTTCue
      ? [{ start: cue.startTime, end: cue.endTime, text: cue.getCueAsHTML().textContent ?? "" }]
      : [],
  );
}
