"use client";

import { useMedia } from "@/components/ui/use-media";
import { TranscriptLines, type TranscriptProps } from "./transcript-lines";

export type TranscriptPlace = "beside" | "below";

export function Transcript({ place, ...props }: TranscriptProps & { place: TranscriptPlace }) {
  const isWide = useMedia("(width >= 80rem)");
  if (place === "beside" && isWide) {
    return (
      <section className="absolute inset-0 flex flex-col rounded-card border border-rule">
        <h3 className="px-4 pt-3 font-sans text-base font-semibold">Transcript</h3>
        <TranscriptLines {...props} />
      </section>
    );
  }
  return (
    <details className="rounded-card border border-rule">
      <summary className="min-h-11 px-4 py-2.5 font-semibold">Transcript</summary>
      <div className="flex max-h-96 flex-col border-t border-rule">
        <TranscriptLines {...props} />
      </div>
    </details>
  );
}
