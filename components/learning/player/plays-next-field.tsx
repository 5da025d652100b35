"use client";

import { unstable_isUnrecognizedActionError } from "next/navigation";
import { type ReactNode, startTransition, useOptimistic } from "react";
import { useProgress } from "@/components/learning/progress-context";
import { useToast } from "@/components/ui/toast";
import { emptyForm, type FormAction } from "@/lib/forms/state";
import { describeFailure } from "@/lib/http/api-client";

type Props = { playsNext: boolean; action: FormAction; children: ReactNode };

const RENEWED = "The site was renewed after you opened this page. Please reload it.";

/** A preference saved with the account. Hidden without JavaScript, because only a script can start a film. */
export function PlaysNextField({ playsNext, action, children }: Props) {
  const { learnerId } = useProgress();
  const [wished, setWished] = useOptimistic(playsNext);
  const toast = useToast();

  async function save(wish: boolean) {
    setWished(wish);
    const form = new FormData();
    form.set("playsNext", String(wish));
    form.set("learnerId", learnerId);
    const words = await action(emptyForm, form).then(
      ({ message }) => message,
      (error) => (unstable_isUnrecognizedActionError(error) ? RENEWED : describeFailure(error)),
    );
    if (words) toast({ title: "Not saved", description: words, destructive: true });
  }

  return (
    <label className="flex items-start gap-3 text-sm noscript:hidden print:hidden">
      <input
        type="checkbox"
        checked={wished}
        onChange={({ target }) => startTransition(() => save(target.checked))}
        className="mt-0.5 size-6 shrink-0 accent-ink"
      />
      {children}
    </label>
  );
}
