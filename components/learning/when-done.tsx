"use client";

import type { ReactNode } from "react";
import { useProgress } from "./progress-context";

/** Shows what the server rendered as soon as the lesson is done. */
export function WhenDone({ lessonId, children }: { lessonId: number; children: ReactNode }) {
  return useProgress().done.has(lessonId) ? children : null;
}

/** The same at exactly 100%. */
export function WhenAllDone({ children }: { children: ReactNode }) {
  return useProgress().percentage === 100 ? children : null;
}
