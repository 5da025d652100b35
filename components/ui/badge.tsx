import type { ReactNode } from "react";

type Tone = "ink" | "paper" | "emerald" | "outline";

const tones: Record<Tone, string> = {
  ink: "bg-ink text-paper",
  paper: "bg-paper text-ink",
  emerald: "bg-emerald text-white",
  outline: "border border-fg text-fg",
};

export function Badge({ tone = "ink", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={`eyebrow inline-flex items-center rounded-full px-3 py-1 ${tones[tone]}`}>
      {children}
    </span>
  );
}
