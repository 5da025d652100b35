"use client";

import { useEffect, useRef } from "react";
import { MODULE_HEADING_ID } from "./module-heading-id";

/** A link that has gone with the module before leaves its focus to the heading of the next one. */
export function FocusKept({ moduleId }: { moduleId: number }) {
  const before = useRef(moduleId);
  useEffect(() => {
    if (before.current !== moduleId && document.activeElement === document.body)
      document.getElementById(MODULE_HEADING_ID)?.focus();
    before.current = moduleId;
  }, [moduleId]);
  return null;
}
