import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useToast } from "@/components/ui/toast";
import { ApiError, callApi, describeFailure } from "@/lib/http/api-client";
import { isListOf } from "@/lib/http/json-shape";
import type { ProgressDto } from "@/lib/learning/schema";
import { paths } from "@/lib/paths/public";
import { type Change, readWaiting, useWaitingChanges } from "./waiting-changes";

const progressShape = {
  lessonId: "number",
  completed: "boolean",
  watchTime: "number",
  position: "number",
} as const;

/** The change of a lesson that was not saved, and why; kept until its button is pressed again. */
export type Failures = Readonly<
  Record<number, { completed: boolean; words: string; isSignedOut: boolean } | null>
>;

/** The lessons whose changes are being sent to the server. */
export type Saving = Readonly<Record<number, boolean>>;

/**
 * The server's records and the changes being sent to it. A failed change is undone with a message; one made
 * offline waits until the connection, the tab or the learner comes back.
 */
export function useSavedProgress(courseId: number, learnerId: string, initial: ProgressDto[]) {
  const [records, setRecords] = useState(initial);
  const [pages, setPages] = useState([initial]);
  const [saving, setSaving] = useState<Saving>({});
  const [failures, setFailures] = useState<Failures>({});
  const key = `progress:${learnerId}:${courseId}`;
  const { waiting, addWaiting, dropWaiting } = useWaitingChanges(key);
  const reads = useRef(0);
  const toast = useToast();

  // Each module's page brings the film positions that the server knew then. Its ticks are ignored: one that was
  // being sent may be newer, and the browser's back button brings an older page.
  if (!pages.includes(initial)) {
    setPages([...pages, initial]);
    setRecords(
      initial.reduce((known, { completed, ...place }) => withChange(known, place), records),
    );
  }

  /** Another tab or device may have changed more than this one knows. */
  async function refresh() {
    const turn = ++reads.current;
    const found = await readProgress(courseId, learnerId);
    if (found && turn === reads.current) setRecords(found);
  }

  function setFailure(lessonId: number, failure: Failures[number]) {
    setFailures((before) => ({ ...before, [lessonId]: failure }));
  }

  function setIsSaving(lessonId: number, isSaving: boolean) {
    setSaving((before) => ({ ...before, [lessonId]: isSaving }));
  }

  async function send(lessonId: number, change: Change) {
    const { completed, at } = change;
    const body = { completed, age: Date.now() - at, learnerId, watchTime: 0 };
    await callApi(paths.lessonProgress(lessonId), body);
    setRecords((before) => withChange(before, { lessonId, completed }));
    dropWaiting(lessonId, change);
    setFailure(lessonId, null);
  }

  function tell(lessonId: number, { completed }: Change, error: unknown): string {
    const words = describeFailure(error);
    setFailure(lessonId, { completed, words, isSignedOut: isSignedOut(error) });
    return words;
  }

  function giveUp(lessonId: number, change: Change, error: unknown) {
    dropWaiting(lessonId, change);
    const description = tell(lessonId, change, error);
    toast({ title: "Not saved", description, destructive: true });
  }

  /** False if the change waits or was undone. */
  async function setCompleted(lessonId: number, completed: boolean): Promise<boolean> {
    const change = { completed, at: Date.now() };
    addWaiting(lessonId, change);
    setFailure(lessonId, null);
    // If the browser stores nothing, the change has only this one try.
    const isKept = readWaiting(key).get(lessonId)?.at === change.at;
    const mayWait = () => isKept && !navigator.onLine;
    if (mayWait()) return false;
    setIsSaving(lessonId, true);
    try {
      await send(lessonId, change);
      // Not awaited: the change itself is saved.
      void refresh();
      return true;
    } catch (error) {
      if (!mayWait()) giveUp(lessonId, change, error);
      return false;
    } finally {
      setIsSaving(lessonId, false);
    }
  }

  useReturns(key, async () => {
    for (const [lessonId, change] of readWaiting(key)) {
      try {
        await send(lessonId, change);
      } catch (error) {
        if (isFinal(error)) giveUp(lessonId, change, error);
        else if (isSignedOut(error)) tell(lessonId, change, error);
      }
    }
    await refresh();
  });

  return { records, waiting, saving, failures, setCompleted };
}

/**
 * Runs when the page opens, when the connection, the tab or the learner comes back, and when another tab has
 * sent the last waiting change, which then only the server's records contain.
 */
function useReturns(key: string, run: () => Promise<void>): void {
  const catchUp = useEffectEvent(run);
  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === "visible") void catchUp();
    };
    // An event dispatched by this tab itself has neither.
    const onStorage = (event: StorageEvent) => {
      if (event.key === key && event.newValue === "[]") onReturn();
    };
    onReturn();
    window.addEventListener("storage", onStorage);
    window.addEventListener("online", onReturn);
    window.addEventListener("popstate", onReturn);
    document.addEventListener("visibilitychange", onReturn);
    return () => {
      window.removeEventListener("storage", onStorage);
      window.removeEventListener("online", onReturn);
      window.removeEventListener("popstate", onReturn);
      document.removeEventListener("visibilitychange", onReturn);
    };
  }, [key]);
}

/**
 * The lesson or the access is gone, or the change is malformed, so trying again would not help. Another person
 * being signed in (409) or nobody (401) is temporary, so those changes wait.
 */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && [400, 403, 404].includes(error.status);
}

function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Null if it cannot be read now: the page stays as it is, and the next return tries again. */
function readProgress(courseId: number, learnerId: string): Promise<ProgressDto[] | null> {
  return callApi(paths.courseProgress(courseId, learnerId)).then(
    (answer) => (isListOf(answer, progressShape) ? answer : null),
    () => null,
  );
}

function withChange(
  records: ProgressDto[],
  change: Pick<ProgressDto, "lessonId"> & Partial<ProgressDto>,
): ProgressDto[] {
  const before = records.find((record) => record.lessonId === change.lessonId);
  const others = records.filter((record) => record !== before);
  return [...others, { completed: false, watchTime: 0, position: 0, ...before, ...change }];
}
