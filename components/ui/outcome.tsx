"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { Notice } from "./notice";

/** What became of a form, in its place: takes the focus, which the form's button had when it left the page. */
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
