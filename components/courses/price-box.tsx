import { ButtonLink } from "@/components/ui/button";
import { TickList } from "@/components/ui/tick-list";
import { formatPounds } from "@/lib/text/money";

type Props = { price: string; action: { href: string; label: string }; includes: string[] };

export function PriceBox({ price, action, includes }: Props) {
  return (
    <div className="sheet rounded-b-card p-card shadow-card sm:p-8">
      <p className="font-serif text-3xl tabular-nums">{formatPounds(price)}</p>
      <p className="text-sm text-muted">One payment, VAT included</p>
      <ButtonLink variant="primary" href={action.href} className="mt-5 w-full">
        {action.label}
      </ButtonLink>
      <TickList points={includes} className="mt-6 flex flex-col gap-2.5 text-sm" />
    </div>
  );
}
