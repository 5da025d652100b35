"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { dropDraft } from "@/components/ui/draft-storage";
import type { FormState, FormValues } from "@/lib/form-state";
import { keepDraft, readDraft } from "./drafts";

/** Keeps a form's typed values in this browser until they are saved. Without a name it keeps nothing. */
export function useDraft(name: string | undefined, state: FormState) {
  const [kept, setKept] = useState<FormValues>();

  useEffect(() => {
    if (name) setKept(readDraft(name));
  }, [name]);

  // Each answer is a new object: the second save in a row is done as well.
  useEffect(() => {
    if (name && state.done) {
      dropDraft(name);
      setKept(undefined);
    }
  }, [name, state]);

  // What is sent and answered by leading on to another page has been saved.
  const isSent = useRef(false);
  useEffect(() => {
    if (state) isSent.current = false;
  }, [state]);
  useEffect(
    () => () => {
      if (name && isSent.current) dropDraft(name);
    },
    [name],
  );

  return {
    kept,
    markSent: () => {
      isSent.current = true;
    },
    keep: (event: FormEvent<HTMLFormElement>) => {
      if (name) keepDraft(name, event.currentTarget);
    },
    forget: () => {
      if (name) dropDraft(name);
      setKept(undefined);
    },
  };
}
