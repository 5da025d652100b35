import { formatPence } from "@/lib/text/money";

type Props = { title: string; pricePence: number; isVatIncluded: boolean };

export function PurchaseSummary({ title, pricePence, isVatIncluded }: Props) {
  return (
    <section aria-label="Summary" className="sheet rounded-card p-6 shadow-card">
      <h2 className="text-xl">{title}</h2>
      <p className="mt-3 flex items-baseline justify-between gap-4 border-t border-rule pt-3">
        <span>Full course access</span>
        <span className="font-serif text-2xl tabular-nums">{formatPence(pricePence)}</span>
      </p>
      <p className="text-sm text-muted">
        {isVatIncluded
          ? "One payment, VAT included. No subscription."
          : "One payment. No subscription."}
      </p>
    </section>
  );
}
