"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "./button";
import { CloseIcon } from "./icons";

export type ToastMessage = { title: string; description?: string; destructive?: boolean };

const VISIBLE_MS = 5000;

/** Pauses while somebody points at the toast or has the focus in it. */
function useCountdown(onEnd: () => void) {
  const [paused, setPaused] = useState(false);
  const remaining = useRef(VISIBLE_MS);
  useEffect(() => {
    if (paused) return;
    const startedAt = Date.now();
    const timer = setTimeout(onEnd, remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - startedAt;
    };
  }, [paused, onEnd]);
  return setPaused;
}

export function ToastCard({ message, onClose }: { message: ToastMessage; onClose: () => void }) {
  const setPaused = useCountdown(onClose);
  return (
    <section
      aria-label="Notification"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      className={`pointer-events-auto flex w-full max-w-sm animate-rise items-start gap-3 rounded-card p-4 shadow-float ${
        message.destructive ? "sheet border-2 border-error" : "stage"
      }`}
    >
      <div className="grow">
        <p className="font-semibold">{message.title}</p>
        {message.description && <p className="text-sm">{message.description}</p>}
      </div>
      <Button
        variant="quiet"
        aria-label="Close"
        onClick={onClose}
        className="-my-2.5 -mr-2 w-12 shrink-0"
      >
        <CloseIcon />
      </Button>
    </section>
  );
}
