import type { ReactNode } from "react";

type Tone = "info" | "success" | "error";

const tones: Record<Tone, string> = {
  info: "border-ink bg-paper-deep text-ink",
  success: "border-emerald bg-emerald-wash text-emerald",
  error: "border-error bg-error-wash text-error",
};

const roles: Record<Tone, string> = { info: "status", success: "status", error: "alert" };

type Props = {
  tone?: Tone;
  title?: string;
  /** False inside a live region, which announces it. */
  isAnnounced?: boolean;
  children?: ReactNode;
};

/** An error is announced at once when it appears; the others wait for a pause. */
export function Notice({ tone = "info", title, isAnnounced = true, children }: Props) {
  return (
    <div
      role={isAnnounced ? roles[tone] : undefined}
      className={`rounded-control border px-5 py-4 text-sm ${tones[tone]}`}
    >
      {title && <p className="text-base font-semibold">{title}</p>}
      {children && <div className="text-ink">{children}</div>}
    </div>
  );
}
