import { AdminPage } from "@/components/admin/admin-page";
import { ListSearch } from "@/components/admin/list-search";
import { OrderFilters } from "@/components/admin/orders/order-filters";
import { OrderList } from "@/components/admin/orders/order-list";
import { Pager } from "@/components/admin/pager";
import { PageLink } from "@/components/ui/page-link";
import { requireCoachPage } from "@/lib/auth/coach-page";
import { firstValues } from "@/lib/http/request";
import { listChoices, readTotals } from "@/lib/orders/filters/queries";
import { listOrders, searchOrders } from "@/lib/orders/queries";
import { type OrderListQuery, orderListQuery } from "@/lib/orders/schema";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";

export const metadata = privateMetadata("Orders");

export default async function OrdersPage({ searchParams }: PageProps<"/admin/orders">) {
  const given = firstValues(await searchParams);
  const { seesMoney } = await requireCoachPage(adminPaths.orders(given));
  const query = orderListQuery.parse(given);
  const { page: orders, next } = query.q ? await searchOrders(query) : await listOrders(query);
  return (
    <AdminPage title="Orders">
      <ListSearch
        action={adminPaths.orders()}
        label="Any part of a name, a company, an e-mail address, an order’s number or a payment’s id, or an invoice’s number"
        q={query.q}
      />
      {!query.q && <Filters query={query} showsSums={seesMoney} />}
      {!query.q && <Shown show={query.show} />}
      <OrderList
        orders={orders}
        showsSums={seesMoney}
        none={
          query.q
            ? `No order matches “${query.q}”.`
            : Object.keys(filtersOf(query)).length > 0
              ? "No order matches these filters."
              : "There are no orders yet."
        }
      />
      <Pager
        next={next && adminPaths.orders({ ...keep(query), before: String(next.before) })}
        first={query.before ? adminPaths.orders(keep(query)) : null}
      />
    </AdminPage>
  );
}

async function Filters({ query, showsSums }: { query: OrderListQuery; showsSums: boolean }) {
  const values = filtersOf(query);
  const isFiltered = Object.keys(values).length > 0;
  return (
    <OrderFilters
      values={values}
      {...(await listChoices())}
      totals={isFiltered ? await readTotals(query) : null}
      showsSums={showsSums}
    />
  );
}

function filtersOf({ from, to, course, country, state }: OrderListQuery): Record<string, string> {
  return {
    ...(from && { from }),
    ...(to && { to }),
    ...(course && { course: String(course) }),
    ...(country && { country }),
    ...(state && { state }),
  };
}

function Shown({ show }: Pick<OrderListQuery, "show">) {
  return (
    <p className="text-sm text-muted">
      {show === "paid" ? "Paid orders, newest first. " : "All orders, newest first. "}
      <PageLink
        href={adminPaths.orders(show === "paid" ? { show: "all" } : {})}
        className="text-link inline-block py-2"
      >
        {show === "paid" ? "Show unpaid ones as well" : "Show paid ones only"}
      </PageLink>
      {". "}
      <PageLink href={adminPaths.withdrawals()} className="text-link inline-block py-2">
        Withdrawals
      </PageLink>
    </p>
  );
}

function keep(query: OrderListQuery): Record<string, string> {
  const { q, show } = query;
  return { ...(q ? { q } : filtersOf(query)), ...(show === "all" && { show }) };
}
