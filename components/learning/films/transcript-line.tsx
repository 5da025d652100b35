"use client";

import { memo, useEffect, useRef } from "react";
import type { CaptionLine } from "@/lib/learning/rules";
import { formatClock } from "@/lib/text/durations";

/** Memoised, because a long film has thousands of lines and only one changes at a time. */
export const TranscriptLine = memo(function TranscriptLine({
  line,
  isSpoken,
  onJump,
}: {
  line: CaptionLine;
  isSpoken: boolean;
  onJump: ((seconds: number) => void) | null;
}) {
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isSpoken && ref.current) bringIntoList(ref.current);
  }, [isSpoken]);
  return (
    <li ref={ref}>
      <button
        type="button"
        aria-current={isSpoken || undefined}
        disabled={!onJump}
        onClick={() => onJump?.(line.start)}
        className={`flex min-h-11 w-full gap-3 rounded-control px-3 py-2 text-left -outline-offset-3 enabled:hover:bg-paper-deep ${
          isSpoken ? "bg-paper-deep font-semibold" : ""
        }`}
      >
        <span className="shrink-0 text-muted tabular-nums">{formatClock(line.start)}</span>
        <span className="min-w-0">{line.text}</span>
      </button>
    </li>
  );
});

/**
 * Scrolls only the list, because `scrollIntoView` would move the whole page away from the film. Does nothing
 * while somebody moves through the lines by keyboard.
 */
function bringIntoList(line: HTMLElement): void {
  const list = line.offsetParent;
  if (!list || list.querySelector(":focus-visible")) return;
  const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  list.scrollTo({
    top: line.offsetTop - list.clientHeight / 2,
    behavior: isCalm ? "instant" : "smooth",
  });
}
