import { CheckIcon } from "../ui/icons";

export function LearningPoints({ points }: { points: readonly string[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
      {points.map((point) => (
        <li key={point} className="flex gap-3">
          <span className="mt-1 text-done">
            <CheckIcon />
          </span>
          {point}
        </li>
      ))}
    </ul>
  );
}
