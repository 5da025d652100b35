import { useMemo } from "react";
import { hasShape, readJson } from "@/lib/json-shape";
import { readStoredText, storeText, useStoredText } from "./stored-text";

/** A tick or its undo; `at` is when it was made by this device's clock, in milliseconds since 1970. */
export type Change = { completed: boolean; at: number };

/** The newest change of each lesson that the server has not confirmed yet. */
export type WaitingChanges = ReadonlyMap<number, Change>;

/** Kept in the browser, so that a closed tab or a dead connection loses none of them. */
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

/** As it stands now, also where another tab has changed it since the last drawing. */
export function readWaiting(key: string): WaitingChanges {
  return parse(readStoredText(key));
}

/** What is no list of ours is nobody's tick: the room must open all the same. */
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
