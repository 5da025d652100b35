import { NarrowPage } from "@/components/layout/narrow-page";
import { ButtonLink } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { listOwnOrders } from "@/lib/account/orders/queries";
import { requireUserPage } from "@/lib/auth/user-page";
import { firstValue } from "@/lib/http/request";
import { orderNumber } from "@/lib/orders/schema";
import { accountPaths } from "@/lib/paths/account";
import { whenPaid } from "@/lib/payments/rules";
import { privateMetadata } from "@/lib/site/metadata";
import { formatDate } from "@/lib/text/dates";
import { formatPence } from "@/lib/text/money";
import { BackToAccount } from "../_back";

export const metadata = privateMetadata("My orders");

export default async function OwnOrdersPage({ searchParams }: PageProps<"/account/orders">) {
  const user = await requireUserPage(accountPaths.orders());
  const { data: before } = orderNumber.safeParse(firstValue((await searchParams).before));
  const { page, next } = await listOwnOrders(user.id, before);
  return (
    <NarrowPage title="My orders" lead="What you bought from us with this address, newest first.">
      {page.length === 0 && <p>There is no order here.</p>}
      <ul className="divide-y divide-rule border-y border-rule empty:hidden">
        {page.map((order) => (
          <li key={order.number} className="relative py-4">
            <PageLink
              href={accountPaths.order(order.number)}
              className="font-semibold underline underline-offset-4 after:absolute after:inset-0"
            >
              Order {order.number}: {order.lines.map(({ title }) => title).join(", ")}
            </PageLink>
            <p className="tabular-nums">
              {formatPence(order.pricePence)}, {formatDate(whenPaid(order) ?? order.createdAt)}
            </p>
            <p className="text-sm text-muted">{order.state.join(" ")}</p>
          </li>
        ))}
      </ul>
      {next && (
        <ButtonLink href={accountPaths.orders(next)} className="self-start">
          Older orders
        </ButtonLink>
      )}
      <BackToAccount />
    </NarrowPage>
  );
}
