import { notFound } from "next/navigation";
import { CompanyForm } from "@/components/account/company-form";
import { InvoiceSheet } from "@/components/account/invoice-sheet";
import { NarrowPage } from "@/components/layout/narrow-page";
import { PageLink } from "@/components/ui/page-link";
import { listOwnInvoices } from "@/lib/invoices/queries";
import { invoiceLabel } from "@/lib/invoices/rules";
import { describeInvoice } from "@/lib/invoices/words";
import { accountPaths } from "@/lib/paths/account";
import { privateMetadata } from "@/lib/site/metadata";
import { requireNumberedPage } from "../_own-order";
import { nameCompanyAction } from "./actions";

export const metadata = privateMetadata("Invoice");

export default async function InvoicePage({
  params,
}: PageProps<"/account/orders/[number]/invoice">) {
  const { number, userId } = await requireNumberedPage(params, accountPaths.invoice);
  const issued = (await listOwnInvoices(userId, number)) ?? notFound();
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
      <CompanyForm
        action={nameCompanyAction}
        number={number}
        isOffered={Boolean(first && !first.replacesId)}
      />
      <p className="print:hidden">
        <PageLink href={accountPaths.order(number)} className="text-link">
          Back to the order
        </PageLink>
      </p>
    </NarrowPage>
  );
}
