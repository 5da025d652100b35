"use client";

import { type ReactNode, useEffect, useRef } from "react";

/** Takes the focus when a form in it, once it has been sent, leaves the page together with its button. */
export function FocusPlace({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isSent = useRef(false);
  // After each rendering: the page's new state, which takes the form away, comes with one of them.
  useEffect(() => {
    if (!isSent.current || document.activeElement !== document.body) return;
    isSent.current = false;
    place.current?.focus({ preventScroll: true });
  });
  return (
    <div
      ref={place}
      tabIndex={-1}
      onSubmit={() => {
        isSent.current = true;
      }}
      className="outline-none"
    >
      {children}
    </div>
  );
}
