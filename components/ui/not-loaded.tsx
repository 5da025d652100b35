"use client";

import { useEffect } from "react";
import { Button } from "./button";

/** Asks again when the connection returns or the learner presses the button. */
export function NotLoaded({ what, onAsk }: { what: string; onAsk: () => void }) {
  useEffect(() => {
    window.addEventListener("online", onAsk);
    return () => window.removeEventListener("online", onAsk);
  }, [onAsk]);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-error-wash p-4 text-ink">
      <p role="alert">
        {what} could not be loaded. Please check your connection, or reload the page.
      </p>
      <Button onClick={onAsk}>Try again</Button>
    </div>
  );
}
