import { RefundForm } from "@/components/admin/orders/order-forms";
import { adminPaths } from "@/lib/admin-paths";
import { requireFreshCoachPage } from "@/lib/auth/coach-page";
import { privateMetadata } from "@/lib/metadata";
import { formatPence, penceToDecimal } from "@/lib/money";
import { accessAfterRefund, refundablePence } from "@/lib/orders/rules";
import { OrderActionPage, requireOrder } from "../_order";
import { refundAction } from "../actions";

export const metadata = privateMetadata("Refund");

export default async function RefundPage({ params }: PageProps<"/admin/orders/[number]/refund">) {
  const order = await requireOrder(
    params,
    (number) => adminPaths.orderAction(number, "refund"),
    requireFreshCoachPage,
  );
  const left = refundablePence(order);
  return (
    <OrderActionPage
      order={order}
      title="Refund"
      lead={`${formatPence(order.pricePence)} was paid, ${formatPence(order.refundedPence)} has gone back. ${accessAfterRefund(order)}`}
    >
      <RefundForm
        action={refundAction}
        number={order.number}
        left={penceToDecimal(left)}
        closed={left === 0 ? "Everything has been given back." : undefined}
      />
    </OrderActionPage>
  );
}
