"use client";

import { lazy, Suspense } from "react";
import { NotLoaded } from "@/components/ui/not-loaded";
import { useMedia } from "@/components/ui/use-media";
import type { TranscriptLinesProps } from "./transcript-lines";

export type TranscriptPlace = "beside" | "below";

export type TranscriptProps = Omit<TranscriptLinesProps, "lines"> & {
  lines: TranscriptLinesProps["lines"] | null;
  hasFailed: boolean;
  onAsk: () => void;
};

/** Fetched by the caller along with the captions, so that the lines appear without another wait. */
export const fetchTranscriptLines = () =>
  import("./transcript-lines").then(({ TranscriptLines }) => ({ default: TranscriptLines }));

const TranscriptLines = lazy(fetchTranscriptLines);

export function Transcript({ place, ...words }: TranscriptProps & { place: TranscriptPlace }) {
  const isWide = useMedia("(width >= 80rem)");
  if (place === "beside" && isWide) {
    return (
      <section className="absolute inset-0 flex flex-col rounded-card border border-rule">
        <h3 className="px-4 pt-3 font-sans text-base font-semibold">Transcript</h3>
        <TranscriptWords {...words} />
      </section>
    );
  }
  return (
    <details className="rounded-card border border-rule">
      <summary className="min-h-11 px-4 py-2.5 font-semibold">Transcript</summary>
      <div className="flex max-h-96 flex-col border-t border-rule">
        <TranscriptWords {...words} />
      </div>
    </details>
  );
}

function TranscriptWords({ lines, hasFailed, onAsk, ...film }: TranscriptProps) {
  if (hasFailed) {
    return (
      <div className="p-4">
        <NotLoaded what="The transcript" onAsk={onAsk} />
      </div>
    );
  }
  if (lines === null) {
    return (
      <noscript>
        <p className="p-4 text-sm">The transcript needs JavaScript.</p>
      </noscript>
    );
  }
  return (
    <Suspense>
      <TranscriptLines lines={lines} {...film} />
    </Suspense>
  );
}
