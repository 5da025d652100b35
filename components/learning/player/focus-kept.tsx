"use client";

import { useEffect, useRef } from "react";
import { MODULE_HEADING_ID } from "./module-heading-id";

/** When a focused link disappears with its module, the next module's heading takes the focus. */
export function FocusKept({ moduleId }: { moduleId: number }) {
  const before = useRef(moduleId);
  useEffect(() => {
    if (before.current !== moduleId && document.activeElement === document.body)
      document.getElementById(MODULE_HEADING_ID)?.focus();
    before.current = moduleId;
  }, [moduleId]);
  return null;
}
