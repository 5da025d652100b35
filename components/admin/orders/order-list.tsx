import { LinkRows } from "@/components/admin/link-rows";
import { adminPaths } from "@/lib/paths/back-office";
import { formatDay } from "@/lib/text/dates";
import { formatPence } from "@/lib/text/money";
import { OrderBadge } from "./order-badge";
import type { OrderFacts } from "./order-state";

type ListedOrder = OrderFacts & {
  number: number;
  courseTitle: string;
  email: string | null;
  createdAt: Date;
};

type Props = { orders: ListedOrder[]; showsSums: boolean; none: string };

export function OrderList({ orders, showsSums, none }: Props) {
  return (
    <LinkRows
      rows={orders}
      hrefOf={(order) => adminPaths.order(order.number)}
      grid="grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 md:grid-cols-[4rem_minmax(0,1fr)_minmax(0,1.2fr)_6rem_7rem_5.5rem]"
      none={none}
    >
      {(order) => (
        <>
          <span className="font-semibold tabular-nums group-hover:underline">{order.number}</span>
          <span className="text-right tabular-nums md:order-last">
            {showsSums && formatPence(order.pricePence)}
          </span>
          <span className="col-span-2 md:col-span-1">{order.courseTitle}</span>
          <span className="col-span-2 text-sm text-muted md:col-span-1">
            {order.email ?? "no address"}
          </span>
          <span className="text-sm text-muted tabular-nums">{formatDay(order.createdAt)}</span>
          <span className="text-right md:text-left">
            <OrderBadge order={order} />
          </span>
        </>
      )}
    </LinkRows>
  );
}
