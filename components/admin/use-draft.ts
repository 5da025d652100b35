"use client";

import { type FormEvent, useEffect, useState } from "react";
import type { FormValues } from "@/lib/form-state";
import { dropDraft, keepDraft, readDraft } from "./drafts";

/** Keeps a form's typed values in this browser until they are saved. Without a name it keeps nothing. */
export function useDraft(name: string | undefined, isSaved: boolean | undefined) {
  const [kept, setKept] = useState<FormValues>();

  useEffect(() => {
    if (name) setKept(readDraft(name));
  }, [name]);

  useEffect(() => {
    if (name && isSaved) {
      dropDraft(name);
      setKept(undefined);
    }
  }, [name, isSaved]);

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
