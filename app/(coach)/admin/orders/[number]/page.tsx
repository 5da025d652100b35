import { AdminPage, AdminSection } from "@/components/admin/admin-page";
import { OrderHistory } from "@/components/admin/orders/history";
import { OrderBadge } from "@/components/admin/orders/order-badge";
import { PageLink } from "@/components/ui/page-link";
import { listInvoiceLabels } from "@/lib/invoices/queries";
import { readHistory } from "@/lib/orders/history/queries";
import { withoutSums } from "@/lib/orders/rules";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";
import { OrderActions } from "./_actions";
import { OrderFacts } from "./_facts";
import { requireOrder } from "./_order";

export const metadata = privateMetadata("Order");

export default async function OrderPage({ params }: PageProps<"/admin/orders/[number]">) {
  const [order, { seesMoney }] = await requireOrder(params, adminPaths.order);
  const history = await readHistory(order);
  return (
    <AdminPage
      title={`Order ${order.number}`}
      back={{ label: "Orders", href: adminPaths.orders() }}
      status={<OrderBadge order={order} />}
    >
      <OrderFacts
        order={order}
        showsSums={seesMoney}
        invoices={await listInvoiceLabels(order.id)}
      />
      <OrderActions order={order} seesMoney={seesMoney} />
      <AdminSection title="Its history">
        <OrderHistory entries={seesMoney ? history : history.map(withoutSums)} />
      </AdminSection>
      {seesMoney && (
        <p className="text-sm">
          <PageLink
            href={adminPaths.audit({ subject: `order:${order.number}` })}
            className="text-link inline-block py-2"
          >
            What was done by hand, before and after
          </PageLink>
        </p>
      )}
    </AdminPage>
  );
}
