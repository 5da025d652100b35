import { PageLink } from "@/components/ui/page-link";
import { WhenAllDone } from "./when-done";

export function CompletionCard({ certificateHref }: { certificateHref: string }) {
  return (
    <WhenAllDone>
      <section className="animate-rise rounded-card bg-emerald p-8 text-fg [--fg:var(--color-white)]">
        <h2 className="text-2xl">Congratulations!</h2>
        <p className="mt-2">
          You've completed all lessons in this course. Well done on your learning journey!
        </p>
        <PageLink
          href={certificateHref}
          className="mt-4 inline-flex min-h-11 items-center font-semibold text-link"
        >
          Get your certificate
        </PageLink>
      </section>
    </WhenAllDone>
  );
}
