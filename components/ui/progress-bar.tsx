/** `value` is a percentage that has already been rounded. */
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
      {/* An SVG sets its width by an attribute: the security policy refuses inline styles. */}
      <svg aria-hidden="true" className="size-full" preserveAspectRatio="none">
        <rect
          width={`${value}%`}
          height="100%"
          rx="4"
          className="fill-done transition-[width] duration-250 ease-out"
        />
      </svg>
    </div>
  );
}
