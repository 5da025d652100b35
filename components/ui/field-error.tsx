/** A light strip behind the words keeps them readable on paper and on stage. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p
      id={id}
      className={`rounded-control bg-error-wash px-3 py-1.5 text-sm font-semibold text-error ${children ? "" : "invisible"}`}
    >
      {children || "\u00a0"}
    </p>
  );
}
