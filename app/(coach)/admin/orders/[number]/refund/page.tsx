import { RefundForm } from "@/components/admin/orders/order-forms";
import { requireFreshMoneyPage } from "@/lib/auth/coach-page";
import { firstValues } from "@/lib/http/request";
import type { OrderScreen } from "@/lib/orders/queries";
import {
  accessAfterRefund,
  describeGivenBack,
  refundablePence,
  whyNotRefundable,
} from "@/lib/orders/rules";
import { adminPaths } from "@/lib/paths/back-office";
import { leftPence } from "@/lib/payments/lines/rules";
import { privateMetadata } from "@/lib/site/metadata";
import { formatPence, penceToDecimal } from "@/lib/text/money";
import { OrderActionPage, requireOrder } from "../_order";
import { refundAction } from "../actions";

export const metadata = privateMetadata("Refund");

export default async function RefundPage({
  params,
  searchParams,
}: PageProps<"/admin/orders/[number]/refund">) {
  const [order] = await requireOrder(
    params,
    (number) => adminPaths.orderAction(number, "refund"),
    requireFreshMoneyPage,
  );
  const { line: wanted } = firstValues(await searchParams);
  const chosen = order.lines.find(({ id }) => id === wanted);
  return (
    <OrderActionPage order={order} title="Refund" lead={order.status === "paid" && describe(order)}>
      <RefundForm
        action={refundAction}
        number={order.number}
        left={penceToDecimal(chosen ? leftPence(chosen) : refundablePence(order))}
        line={chosen?.id}
        closed={whyNotRefundable(order)}
        lines={order.lines.map((line) => ({
          value: line.id,
          label: `${line.title}, ${formatPence(leftPence(line))} left`,
        }))}
      />
    </OrderActionPage>
  );
}

function describe(order: OrderScreen): string {
  const sums = `${formatPence(order.pricePence)} was paid, ${describeGivenBack(order)} has gone back.`;
  return `${sums} ${accessAfterRefund(order)}`;
}
