import { PageLink } from "@/components/ui/page-link";
import { WhenAllDone } from "./when-done";

type Props = { words: string; certificateHref: string };

export function CompletionCard({ words, certificateHref }: Props) {
  return (
    <WhenAllDone>
      <section className="animate-rise rounded-card bg-emerald p-8 text-fg [--fg:var(--color-white)]">
        <h2 className="text-2xl">Congratulations!</h2>
        {words && <p className="mt-2">{words}</p>}
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
