import { Children, type ReactNode } from "react";

/** One grey bar or box; `className` gives it the size of what it stands for. */
export function Skeleton({ className = "" }: { className?: string }) {
  return <div className={`animate-pulse rounded-control bg-rule ${className}`} />;
}

/** Hides its drawing from screen readers, which announce its label instead. */
export function SkeletonRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-label={label}>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

type Props = { label: string; count: number; className: string; children: ReactNode };

/** The same drawing `count` times, in the columns of the list it stands for. */
export function SkeletonList({ label, count, className, children }: Props) {
  return (
    <SkeletonRegion label={label}>
      <div className={className}>
        {Children.toArray(Array.from({ length: count }, () => children))}
      </div>
    </SkeletonRegion>
  );
}
