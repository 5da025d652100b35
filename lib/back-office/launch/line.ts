import type { Coach } from "@/lib/auth/coach";

/** One task before the launch: a file in lines/, and a line in list.ts. */
export type Line = {
  /** The key of its proof in the database. */
  name: string;
  title: string;
  /** What goes wrong without it. */
  why: string;
  place?: { href: string; label: string };
  /** What is missing, in sentences. */
  findGaps?: () => Promise<string[]>;
  proof?: {
    button: string;
    /** Shown before the first proof if the coach must do more than press the button. */
    before?: string;
    prove: (coach: Coach) => Promise<Outcome>;
    /** True if there is nothing to prove, or it was proven elsewhere. */
    isNeedless?: () => Promise<boolean>;
  };
};

/** A line as the coach sees it. */
export type LaunchLine = Pick<Line, "name" | "title" | "why" | "place"> & {
  isDone: boolean;
  gaps: string[];
  /** The latest proof's outcome and time. */
  tried: string | null;
  button: string | null;
  before: string | null;
};

/** `waits` if the proof needs something that happens later. */
export type Outcome = { is: "proven" | "failed" | "waits"; words: string };

export function proven(words: string): Outcome {
  return { is: "proven", words };
}

export function failed(words: string): Outcome {
  return { is: "failed", words };
}

export function sentences(...pairs: [boolean, string][]): string[] {
  return pairs.flatMap(([holds, sentence]) => (holds ? [sentence] : []));
}
