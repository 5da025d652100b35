/** `value` is a percentage that is already rounded. */
export function ProgressBar({ label, value }: { label: string; value: number }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-2 overflow-hidden rounded-full bg-rule"
    >
      <div
        className="h-full rounded-full bg-done transition-[width] duration-250 ease-out"
        style={{ width: `${value}%` }}
      />
    </div>
  );
}
