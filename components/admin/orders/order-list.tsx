import { PageLink } from "@/components/layout/page-link";
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

/** One order per line, and the whole line is a link; on a phone the line folds into a card. */
export function OrderList({ orders }: { orders: ListedOrder[] }) {
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {orders.map((order) => (
        <li key={order.number}>
          <PageLink
            href={adminPaths.order(order.number)}
            className="group grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-1 py-4 md:grid-cols-[4rem_minmax(0,1fr)_minmax(0,1.2fr)_6rem_7rem_5.5rem]"
          >
            <span className="font-semibold tabular-nums group-hover:underline">{order.number}</span>
            <span className="text-right tabular-nums md:order-last">
              {formatPence(order.pricePence)}
            </span>
            <span className="col-span-2 md:col-span-1">{order.courseTitle}</span>
            <span className="col-span-2 break-all text-sm text-muted md:col-span-1">
              {order.email ?? "no address"}
            </span>
            <span className="text-sm text-muted tabular-nums">{formatDay(order.createdAt)}</span>
            <span className="text-right md:text-left">
              <OrderBadge order={order} />
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
