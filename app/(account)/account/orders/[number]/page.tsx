import { notFound } from "next/navigation";
import { NarrowPage } from "@/components/layout/narrow-page";
import { ButtonLink } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { findOwnOrder } from "@/lib/account/orders/queries";
import { accountPaths } from "@/lib/paths/account";
import { paths } from "@/lib/paths/public";
import { whenPaid } from "@/lib/payments/rules";
import { agreedPath } from "@/lib/site/legal/rules";
import { privateMetadata } from "@/lib/site/metadata";
import { readSite } from "@/lib/site/settings/queries";
import { countryName } from "@/lib/text/countries";
import { formatDate } from "@/lib/text/dates";
import { formatPence } from "@/lib/text/money";
import { requireNumberedPage } from "./_own-order";

export const metadata = privateMetadata("My order");

export default async function OwnOrderPage({ params }: PageProps<"/account/orders/[number]">) {
  const { number, userId } = await requireNumberedPage(params, accountPaths.order);
  const order = (await findOwnOrder(userId, number)) ?? notFound();
  const { contact } = await readSite();
  const ask = `${paths.mail(contact.email)}?subject=${encodeURIComponent(`Order ${order.number}`)}`;
  return (
    <NarrowPage title={`Order ${order.number}`} lead={order.state.join(" ")}>
      <Facts order={order} />
      {order.consent && <p className="text-sm">When you paid, you agreed: “{order.consent}”</p>}
      <p className="text-sm">
        This purchase is under the{" "}
        <PageLink href={agreedPath("terms", order.termsVersion)} className="text-link">
          terms
        </PageLink>{" "}
        and{" "}
        <PageLink href={agreedPath("refunds", order.refundsVersion)} className="text-link">
          refund rules
        </PageLink>{" "}
        as you agreed to them.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={ask} variant="primary">
          Ask about this order
        </ButtonLink>
        <ButtonLink href={accountPaths.invoice(order.number)}>Invoice</ButtonLink>
        <ButtonLink href={accountPaths.withdraw(order.number)}>
          Withdraw from contract here
        </ButtonLink>
      </div>
      <p>
        <PageLink href={accountPaths.orders()} className="text-link">
          All my orders
        </PageLink>
      </p>
    </NarrowPage>
  );
}

function Facts({ order }: { order: NonNullable<Awaited<ReturnType<typeof findOwnOrder>>> }) {
  const { buyerName, buyerCountry, lines, pricePence } = order;
  const buyer = [buyerName, buyerCountry && countryName(buyerCountry)].filter(Boolean).join(", ");
  const facts: [name: string, value: string][] = [
    ["Date", formatDate(whenPaid(order) ?? order.createdAt)],
    ...lines.map(
      (line) => [line.title, formatPence(line.pricePence - line.discountPence)] as [string, string],
    ),
    ["In all", formatPence(pricePence)],
    ["Bought by", buyer],
  ];
  return (
    <dl className="divide-y divide-rule border-y border-rule">
      {facts.map(
        ([name, value], place) =>
          value && (
            // Two lines may be of the same course.
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change.
            <div key={place} className="flex flex-wrap justify-between gap-x-6 py-3">
              <dt className="text-muted">{name}</dt>
              <dd className="tabular-nums wrap-anywhere">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
