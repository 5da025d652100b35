"use client";

import { type ComponentProps, useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Hydration resets a textarea to its first value, although it leaves an input alone. What was typed before is
 * therefore passed as the first value until hydration is done.
 */
export function TextArea(props: ComponentProps<"textarea"> & { id: string }) {
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const typedBefore = isTakenOver ? undefined : readValue(props.id);
  return <textarea {...props} defaultValue={typedBefore ?? props.defaultValue} />;
}

function readValue(id: string): string | undefined {
  if (typeof document === "undefined") return undefined;
  const area = document.getElementById(id);
  return area instanceof HTMLTextAreaElement ? area.value : undefined;
}
