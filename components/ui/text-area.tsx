"use client";

import { type ComponentProps, useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * React gives a textarea its first words back when it takes a page over, though it leaves an input
 * alone: what was typed in the moment before is taken for its first words, until React is done.
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
