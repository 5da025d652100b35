"use client";

import { useEffect, useRef } from "react";

/** Moves the focus to the first field that was refused, each time a form comes back. */
export function useFocusFirstError(state: object) {
  const form = useRef<HTMLFormElement>(null);
  // Each answer is a new object, so the same mistake made twice is shown twice.
  useEffect(() => {
    if (state) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [state]);
  return form;
}
