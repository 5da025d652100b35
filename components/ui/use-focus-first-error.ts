"use client";

import { useEffect, useRef } from "react";

/** Focuses the first refused field after each answer. */
export function useFocusFirstError(state: object) {
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is a new object, so the same mistake made twice is shown twice.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [state]);
  return form;
}
