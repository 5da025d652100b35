import type { ReactNode } from "react";

/** Icons are decoration: the link or button around them carries the name. */
export function icon(shapes: ReactNode) {
  return () => (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="size-[1.25em] shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {shapes}
    </svg>
  );
}

/** An icon of one path. */
export function drawn(path: string) {
  return icon(<path d={path} />);
}
