/** With a `label` it speaks for itself; without, it decorates a text that does. */
export function Spinner({ label }: { label?: string }) {
  const ring = (
    <span
      aria-hidden="true"
      className="inline-block size-[1.1em] animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  );
  if (!label) return ring;
  return (
    <span role="status" className="inline-flex items-center gap-3 text-muted">
      {ring}
      {label}
    </span>
  );
}
