import { ButtonLink } from "../ui/button";

/** The price box's second button: stays at the thumb on phones, until the footer comes. */
export function BuyBar({
  price,
  action,
}: {
  price: string;
  action: { href: string; label: string };
}) {
  return (
    <div className="buy-bar sheet sticky bottom-0 z-30 flex items-center justify-between gap-4 border-t border-rule px-5 py-3 shadow-float sm:px-8 lg:hidden">
      <p className="font-serif text-xl tabular-nums">£{price}</p>
      <ButtonLink variant="primary" href={action.href}>
        {action.label}
      </ButtonLink>
    </div>
  );
}
