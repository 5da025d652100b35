import { ButtonLink } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { formatPounds } from "@/lib/text/money";

type Props = { title: string; price: string; action: { href: string; label: string } };

/** A second way to buy: on small screens within reach of the thumb, elsewhere at the end of the page. */
export function BuyBar({ title, price, action }: Props) {
  return (
    <div className="buy-bar sheet sticky bottom-0 z-30 border-t border-rule shadow-float lg:static lg:bg-paper-deep lg:shadow-none">
      <Container className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 lg:py-14">
        <p className="font-serif text-xl lg:text-3xl">
          <span className="hidden lg:inline">{title}, for </span>
          <span className="tabular-nums">{formatPounds(price)}</span>
        </p>
        <ButtonLink variant="primary" href={action.href}>
          {action.label}
        </ButtonLink>
      </Container>
    </div>
  );
}
