"use client";

import { type FormEvent, useEffect, useState } from "react";
import { dropDraft } from "@/components/ui/draft-storage";
import type { FormState, FormValues } from "@/lib/forms/state";
import { keepDraft, readDraft } from "./drafts";

/** Keeps a form's typed values in this browser until they are saved. Without a name it keeps nothing. */
export function useDraft(name: string | undefined, state: FormState) {
  const [kept, setKept] = useState<FormValues>();

  useEffect(() => {
    if (name) setKept(readDraft(name));
  }, [name]);

  // Each answer is a new object, so a second save in a row also counts as done.
  useEffect(() => {
    if (name && state.done) {
      dropDraft(name);
      setKept(undefined);
    }
  }, [name, state]);

  return {
    kept,
    keep: (event: FormEvent<HTMLFormElement>) => {
      if (name) keepDraft(name, event.currentTarget);
    },
    forget: () => {
      if (name) dropDraft(name);
      setKept(undefined);
    },
  };
}
