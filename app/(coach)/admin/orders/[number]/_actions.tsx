import { ButtonLink } from "@/components/ui/button";
import type { OrderScreen } from "@/lib/orders/queries";
import { hasReceipt, whyNotRefundable } from "@/lib/orders/rules";
import { adminPaths } from "@/lib/paths/back-office";

/** Offers only possible actions: an order without an address can get neither another address nor access. */
export function OrderActions({ order, seesMoney }: { order: OrderScreen; seesMoney: boolean }) {
  const { number, isOpen, email, erasedAt } = order;
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
      {isOpen && hasReceipt(order) && (
        <ButtonLink href={adminPaths.orderAction(number, "resend")}>
          Resend the sign-in link
        </ButtonLink>
      )}
      {seesMoney && !erasedAt && (
        <ButtonLink href={adminPaths.orderAction(number, "email")}>Correct the e-mail</ButtonLink>
      )}
      {seesMoney && !whyNotRefundable(order) && (
        <ButtonLink href={adminPaths.orderAction(number, "refund")}>Refund</ButtonLink>
      )}
      {email && (
        <ButtonLink href={adminPaths.orderAction(number, "access")}>
          {isOpen ? "End access" : "Give access"}
        </ButtonLink>
      )}
    </div>
  );
}
