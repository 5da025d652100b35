import { CheckIcon } from "@/components/ui/icons";

export function LearningPoints({ points }: { points: readonly string[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-x-10 gap-y-4">
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
