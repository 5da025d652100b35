import type { TimelineEntry } from "@/lib/orders/rules";
import { formatMoment } from "@/lib/text/dates";

export function OrderHistory({ entries }: { entries: TimelineEntry[] }) {
  return (
    <ol className="border-l-2 border-rule">
      {entries.map(({ at, what, detail }, index) => (
        // Entries are never moved or removed, so an index always names the same one.
        // biome-ignore lint/suspicious/noArrayIndexKey: two entries may be alike in everything else.
        <li key={index} className="relative py-2.5 pl-6">
          <span
            aria-hidden="true"
            className="absolute top-[1.15rem] -left-[0.4375rem] size-3 rounded-full border-2 border-rule bg-surface"
          />
          <p className="text-sm text-muted">
            <time dateTime={at.toISOString()}>{formatMoment(at)}</time>
          </p>
          <p className="font-medium">{what}</p>
          {detail && <p className="text-sm text-muted">{detail}</p>}
        </li>
      ))}
    </ol>
  );
}
