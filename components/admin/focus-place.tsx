"use client";

import { type ReactNode, useEffect, useRef } from "react";

/** Takes the focus when a form inside it is sent and then disappears together with its button. */
export function FocusPlace({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isSent = useRef(false);
  // Runs after every render, because any of them may be the one that removes the form.
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
