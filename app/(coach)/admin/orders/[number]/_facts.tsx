import type { ReactNode } from "react";
import { FactList } from "@/components/admin/fact-list";
import { PageLink } from "@/components/ui/page-link";
import type { OrderScreen } from "@/lib/orders/queries";
import { describeAccess, describeGivenBack } from "@/lib/orders/rules";
import { accountPaths } from "@/lib/paths/account";
import { paths } from "@/lib/paths/public";
import { whenPaid } from "@/lib/payments/rules";
import { agreedPath } from "@/lib/site/legal/rules";
import { countryName } from "@/lib/text/countries";
import { formatMoment } from "@/lib/text/dates";
import { formatPence } from "@/lib/text/money";

type Props = { order: OrderScreen; showsSums: boolean; invoices: string[] };

export function OrderFacts({ order, showsSums, invoices }: Props) {
  const { courseTitle, email, user, paymentIntentId, buyerCountry } = order;
  const name = order.buyerName ?? user?.name;
  const { erasedAt } = order;
  const paidAt = whenPaid(order);
  return (
    <FactList
      facts={[
        ["Course", courseTitle],
        ...(showsSums ? listSums(order) : []),
        ["Paid", paidAt ? formatMoment(paidAt) : "not paid"],
        ["Buyer", erasedAt ? "erased" : <Buyer key="buyer" email={email} name={name} />],
        ["Country", buyerCountry ? countryName(buyerCountry) : "not asked"],
        ["First sign-in", user?.firstSignInAt ? formatMoment(user.firstSignInAt) : "none yet"],
        ["Access", describeAccess(order)],
        ...(showsSums ? listDocuments(order.number, invoices) : []),
        ["Terms", <TermsLink key="terms" version={order.termsVersion} />],
        ["Payment", paymentIntentId ?? "none"],
      ]}
    />
  );
}

function listSums(order: OrderScreen): [string, string][] {
  const price = formatPence(order.pricePence);
  return [
    ["Price", order.isTest ? `${price} (a test: no money moves)` : price],
    ["Given back", describeGivenBack(order)],
  ];
}

function listDocuments(number: number, labels: string[]): [string, ReactNode][] {
  if (labels.length === 0) return [];
  return [["Documents", <Documents key="documents" number={number} labels={labels} />]];
}

function Documents({ number, labels }: { number: number; labels: string[] }) {
  return labels.map((label) => (
    <PageLink
      key={label}
      href={accountPaths.invoicePdf(number, label)}
      className="mr-4 inline-block py-1 text-link"
    >
      {label}
    </PageLink>
  ));
}

function Buyer({ email, name }: { email: string | null; name?: string | null }) {
  if (!email) return "no address";
  return (
    <>
      {name && <span className="block">{name}</span>}
      <a href={paths.mail(email)} className="text-link inline-block py-1">
        {email}
      </a>
    </>
  );
}

function TermsLink({ version }: { version: string | null }) {
  if (!version) return "none";
  return (
    <PageLink href={agreedPath("terms", version)} className="inline-block py-1 text-link">
      version {version}
    </PageLink>
  );
}
