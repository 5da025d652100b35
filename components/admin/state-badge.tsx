const tones = {
  good: "bg-emerald-wash text-emerald",
  waiting: "bg-paper-deep text-ink",
  over: "border border-rule text-muted",
  alert: "bg-error-wash text-error",
};

export function StateBadge({ tone, children }: { tone: keyof typeof tones; children: string }) {
  return (
    <span
      className={`inline-block rounded-control px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
