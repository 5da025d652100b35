"use client";

import { useDeferredValue, useId, useState } from "react";
import type { CaptionLine } from "@/lib/learning/rules";
import { TranscriptLine } from "./transcript-line";

export type TranscriptLinesProps = {
  lines: CaptionLine[];
  spoken: CaptionLine | null;
  /** Null while there is no player. */
  onJump: ((seconds: number) => void) | null;
};

/** Two hours of speech. More would stall a phone, so a longer list shows the part around the spoken line. */
const MOST_LINES = 2000;

export function TranscriptLines({ lines, spoken, onJump }: TranscriptLinesProps) {
  const [typed, setTyped] = useState("");
  const wanted = useDeferredValue(typed).trim().toLowerCase();
  const searchId = useId();
  if (lines.length === 0) return <p className="p-4 text-sm">This film has no transcript.</p>;
  // Two lines may begin at the same moment, so their positions tell them apart.
  const found = lines.flatMap((line, place) =>
    line.text.toLowerCase().includes(wanted) ? [{ line, place }] : [],
  );
  const spokenPlace = found.findIndex(({ line }) => line === spoken);
  const first = Math.max(0, spokenPlace - MOST_LINES / 2);
  return (
    <>
      <div className="flex flex-col gap-2 p-4 pb-2">
        <label htmlFor={searchId} className="sr-only">
          Search the transcript
        </label>
        <input
          id={searchId}
          type="search"
          value={typed}
          placeholder="Search the transcript"
          onChange={(event) => setTyped(event.target.value)}
          className="min-h-11 w-full rounded-control border border-muted bg-surface px-3"
        />
        <p role="status" className="text-sm text-muted empty:absolute">
          {wanted && (found.length === 0 ? "No line has these words." : `${found.length} found`)}
        </p>
      </div>
      <ol className="relative flex min-h-0 grow flex-col overflow-y-auto px-4 pt-1 pb-4">
        {found.slice(first, first + MOST_LINES).map(({ line, place }) => (
          <TranscriptLine key={place} line={line} isSpoken={line === spoken} onJump={onJump} />
        ))}
      </ol>
    </>
  );
}
