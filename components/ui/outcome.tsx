"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { Notice } from "./notice";

/** Replaces a form by its result. Takes the focus, which was on the button that disappeared with the form. */
export function Outcome({ title, children }: { title?: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <Notice tone="success" title={title}>
        {children}
      </Notice>
    </div>
  );
}
