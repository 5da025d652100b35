import { Badge } from "@/components/ui/badge";
import { PageLink } from "@/components/ui/page-link";

type Props = {
  href: string;
  title: string;
  facts: (string | null)[];
  isSample?: boolean;
  badge?: string;
};

export function EntryRow({ href, title, facts, isSample = false, badge }: Props) {
  const mark = badge ?? (isSample ? "Sample" : null);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <div className="min-w-0">
        <PageLink href={href} className="font-semibold text-link">
          {title}
        </PageLink>
        <p className="text-sm text-muted tabular-nums">{facts.filter(Boolean).join(" · ")}</p>
      </div>
      {mark && <Badge tone="outline">{mark}</Badge>}
    </div>
  );
}
