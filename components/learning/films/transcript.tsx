"use client";

import { useId, useState } from "react";
import { type CaptionLine, formatClock } from "@/lib/learning/rules";
import { TranscriptLine } from "./transcript-line";

/** The film's words to read, search and jump from. */
export function Transcript({
  lines,
  spoken,
  onJump,
}: {
  lines: CaptionLine[];
  spoken: CaptionLine | null;
  onJump: (seconds: number) => void;
}) {
  const [wanted, setWanted] = useState("");
  const searchId = useId();
  const found = lines.filter((line) => line.text.toLowerCase().includes(wanted.toLowerCase()));
  return (
    <details className="rounded-card border border-rule">
      <summary className="min-h-11 px-4 py-2.5 font-semibold">Transcript</summary>
      <div className="flex flex-col gap-3 border-t border-rule p-4">
        <label htmlFor={searchId} className="sr-only">
          Search the transcript
        </label>
        <input
          id={searchId}
          type="search"
          value={wanted}
          placeholder="Search the transcript"
          onChange={(event) => setWanted(event.target.value)}
          className="min-h-11 w-full rounded-control border border-muted bg-surface px-3"
        />
        <p role="status" className="text-sm text-muted">
          {wanted && (found.length === 0 ? "No line has these words." : `${found.length} found`)}
        </p>
        <ol className="relative flex max-h-64 flex-col overflow-y-auto">
          {found.map((line) => (
            <li key={line.start}>
              <TranscriptLine
                time={formatClock(line.start)}
                text={line.text}
                isSpoken={line === spoken}
                onJump={() => onJump(line.start)}
              />
            </li>
          ))}
        </ol>
      </div>
    </details>
  );
}
