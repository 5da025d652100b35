import { CheckIcon } from "./icons";

export function TickList({ points, className }: { points: readonly string[]; className: string }) {
  return (
    <ul className={className}>
      {points.map((point) => (
        <li key={point} className="flex gap-3">
          <span className="flex h-lh items-center text-done">
            <CheckIcon />
          </span>
          <span className="min-w-0">{point}</span>
        </li>
      ))}
    </ul>
  );
}
