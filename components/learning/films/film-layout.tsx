import type { ReactNode } from "react";
import { Transcript, type TranscriptPlace, type TranscriptProps } from "./transcript";

/** Beside a film, the transcript is as high as the film. */
const besideColumns = "xl:grid-cols-[minmax(0,1fr)_18rem] xl:gap-x-6";

export function FilmLayout({
  place,
  children,
  ...words
}: TranscriptProps & { place: TranscriptPlace | null; children: ReactNode }) {
  return (
    <div className={`grid gap-3 ${place === "beside" ? besideColumns : ""}`}>
      <div className="flex min-w-0 flex-col gap-3">{children}</div>
      {place && (
        <div className="relative print:hidden">
          <Transcript place={place} {...words} />
        </div>
      )}
    </div>
  );
}
