import { ButtonLink } from "@/components/ui/button";

/** Only next and first: a list that continues from its last row has no page numbers. */
export function Pager({ next, first }: { next: string | null; first: string | null }) {
  if (!next && !first) return null;
  return (
    <nav aria-label="Pages" className="flex flex-wrap gap-3">
      {first && <ButtonLink href={first}>Back to the first page</ButtonLink>}
      {next && <ButtonLink href={next}>Next page</ButtonLink>}
    </nav>
  );
}
