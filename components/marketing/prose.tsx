import type { ReactNode } from "react";

/** Running text of our own: biography, terms, privacy. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="prose-lesson">{children}</div>;
}
