import { useMemo } from "react";
import { hasShape, readJson } from "@/lib/http/json-shape";
import { readStoredText, storeText, useStoredText } from "./stored-text";

/** A tick or its removal; `at` is this device's time of it, in milliseconds since 1970. */
export type Change = { completed: boolean; at: number };

/** The latest change of each lesson that the server has not confirmed yet. */
export type WaitingChanges = ReadonlyMap<number, Change>;

/** Stored in the browser, so that a closed tab or a dead connection loses none of them. */
export function useWaitingChanges(key: string) {
  const text = useStoredText(key);
  const waiting = useMemo(() => parse(text), [text]);
  return {
    waiting,
    addWaiting: (lessonId: number, change: Change) =>
      store(key, new Map(readWaiting(key)).set(lessonId, change)),
    /** A newer change of the same lesson stays. */
    dropWaiting: (lessonId: number, change: Change) => {
      const rest = new Map(readWaiting(key));
      if (rest.get(lessonId)?.at === change.at) rest.delete(lessonId);
      store(key, rest);
    },
  };
}

/** The current state, including what another tab has changed since the last render. */
export function readWaiting(key: string): WaitingChanges {
  return parse(readStoredText(key));
}

/** Anything but our own list is ignored, so that the page always opens. */
function parse(text: string | null): WaitingChanges {
  const json = readJson(text ?? "[]");
  return new Map(Array.isArray(json) && json.every(isEntry) ? json : []);
}

function isEntry(json: unknown): json is [number, Change] {
  return (
    Array.isArray(json) &&
    typeof json[0] === "number" &&
    hasShape(json[1], { completed: "boolean", at: "number" })
  );
}

function store(key: string, waiting: WaitingChanges): void {
  storeText(key, JSON.stringify([...waiting]));
}
