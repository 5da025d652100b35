import type { Coach } from "@/lib/auth/coach";

/** One thing to do before real visitors come: a file of lines/, and a line in list.ts. */
export type Line = {
  /** Names its proof in the database. */
  name: string;
  title: string;
  /** What goes wrong without it. */
  why: string;
  place?: { href: string; label: string };
  /** What is missing, in sentences; none where nothing is. */
  findGaps?: () => Promise<string[]>;
  proof?: {
    button: string;
    /** Before the first proof, where more than the button has to be pressed. */
    before?: string;
    prove: (coach: Coach) => Promise<Outcome>;
    /** Where there is nothing to prove, or it was proven elsewhere. */
    isNeedless?: () => Promise<boolean>;
  };
};

/** As the coach sees it. */
export type LaunchLine = Pick<Line, "name" | "title" | "why" | "place"> & {
  isDone: boolean;
  gaps: string[];
  /** How the newest proof went, and when. */
  tried: string | null;
  button: string | null;
  before: string | null;
};

/** `waits` where the proof arrives later by itself. */
export type Outcome = { is: "proven" | "failed" | "waits"; words: string };

export function proven(words: string): Outcome {
  return { is: "proven", words };
}

export function failed(words: string): Outcome {
  return { is: "failed", words };
}

/** The sentences whose condition holds. */
export function sentences(...pairs: [boolean, string][]): string[] {
  return pairs.flatMap(([holds, sentence]) => (holds ? [sentence] : []));
}
