import { notFound } from "next/navigation";
import { CompanyForm } from "@/components/account/company-form";
import { InvoiceSheet } from "@/components/account/invoice-sheet";
import { NarrowPage } from "@/components/layout/narrow-page";
import { PageLink } from "@/components/ui/page-link";
import { requireUserPage } from "@/lib/auth/user-page";
import { listOwnInvoices } from "@/lib/invoices/queries";
import { invoiceLabel } from "@/lib/invoices/rules";
import { describeInvoice } from "@/lib/invoices/words";
import { orderNumber } from "@/lib/orders/schema";
import { accountPaths } from "@/lib/paths/account";
import { privateMetadata } from "@/lib/site/metadata";
import { nameCompanyAction } from "./actions";

export const metadata = privateMetadata("Invoice");

export default async function InvoicePage({
  params,
}: PageProps<"/account/orders/[number]/invoice">) {
  const { data: number } = orderNumber.safeParse((await params).number);
  const user = await requireUserPage(number ? accountPaths.invoice(number) : accountPaths.orders());
  const issued = (number && (await listOwnInvoices(user.id, number))) || notFound();
  const [first] = issued;
  return (
    <NarrowPage
      title={`Documents of order ${number}`}
      lead={
        first
          ? "To be printed, or saved as a PDF."
          : "The invoice is being made. Please look again in a minute."
      }
    >
      {issued.map((document) => (
        <InvoiceSheet
          key={document.id}
          {...describeInvoice(document)}
          pdf={accountPaths.invoicePdf(document.content.orderNumber, invoiceLabel(document))}
        />
      ))}
      {first && !first.replacesId && (
        <CompanyForm action={nameCompanyAction} number={first.content.orderNumber} />
      )}
      <p className="print:hidden">
        <PageLink href={accountPaths.order(number || 0)} className="text-link">
          Back to the order
        </PageLink>
      </p>
    </NarrowPage>
  );
}
