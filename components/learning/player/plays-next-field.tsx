"use client";

import { usePlaysNext } from "@/components/learning/films/plays-next";
import { useProgress } from "@/components/learning/progress-context";
import { Checkbox } from "@/components/ui/checkbox";

/** Only a script can play a film by itself. */
export function PlaysNextField() {
  const { playsNext, setPlaysNext } = usePlaysNext(useProgress().learnerId);
  return (
    <div className="noscript:hidden">
      <Checkbox
        checked={playsNext}
        onChange={({ target }) => setPlaysNext(target.checked)}
        label="When a film ends, complete its module and play the next one"
      />
    </div>
  );
}
