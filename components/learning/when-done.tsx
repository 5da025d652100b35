"use client";

import type { ReactNode } from "react";
import { useProgress } from "./progress-context";

/** Shows what the server rendered as soon as the lesson is done, unless so far only this browser knows of it. */
export function WhenDone({ lessonId, children }: { lessonId: number; children: ReactNode }) {
  const { done, unsaved } = useProgress();
  return done.has(lessonId) && !unsaved.has(lessonId) ? children : null;
}

/** The same at exactly 100%, once everything is saved: the certificate is made from the server's records. */
export function WhenAllDone({ children }: { children: ReactNode }) {
  const { percentage, waiting } = useProgress();
  return percentage === 100 && waiting.size === 0 ? children : null;
}
