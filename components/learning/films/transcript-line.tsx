"use client";

import { useEffect, useRef } from "react";

export function TranscriptLine({
  time,
  text,
  isSpoken,
  onJump,
}: {
  time: string;
  text: string;
  isSpoken: boolean;
  onJump: () => void;
}) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isSpoken && ref.current) bringIntoList(ref.current);
  }, [isSpoken]);
  return (
    <button
      ref={ref}
      type="button"
      aria-current={isSpoken || undefined}
      onClick={onJump}
      className={`flex min-h-11 w-full gap-3 rounded-control px-3 py-2 text-left hover:bg-paper-deep ${
        isSpoken ? "bg-paper-deep font-semibold" : ""
      }`}
    >
      <span className="text-muted tabular-nums">{time}</span>
      <span>{text}</span>
    </button>
  );
}

/** `scrollIntoView` would move the whole page away from the film. */
function bringIntoList(line: HTMLElement): void {
  const list = line.offsetParent;
  list?.scrollTo({ top: line.offsetTop - list.clientHeight / 2 });
}
