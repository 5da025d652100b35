import type { ReactNode } from "react";

/** One grey bar or box; `className` gives it the size of what comes. */
export function Skeleton({ className = "" }: { className?: string }) {
  return <div className={`animate-pulse rounded-control bg-rule ${className}`} />;
}

/** Hides its drawing from screen readers, who hear one word instead. */
export function SkeletonRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-label={label}>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
