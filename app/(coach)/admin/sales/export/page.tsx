import { AdminPage } from "@/components/admin/admin-page";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Radio } from "@/components/ui/radio";
import { requireFreshMoneyPage } from "@/lib/auth/coach-page";
import { firstValues } from "@/lib/http/request";
import { adminPaths } from "@/lib/paths/back-office";
import { readYearStart, saysVat } from "@/lib/sales/queries";
import { booksYearOf, quarterBefore } from "@/lib/sales/rules";
import { salesQuery } from "@/lib/sales/schema";
import { privateMetadata } from "@/lib/site/metadata";
import { formatDate } from "@/lib/text/dates";

export const metadata = privateMetadata("Tables for the accountant");

const chosen = { side: "lines" };

export default async function SalesExportPage({ searchParams }: PageProps<"/admin/sales/export">) {
  const given = firstValues(await searchParams);
  await requireFreshMoneyPage(adminPaths.salesExport(given));
  const { from, to } = salesQuery.parse(given);
  const year = booksYearOf(new Date(), await readYearStart());
  const quarter = quarterBefore(new Date());
  return (
    <AdminPage
      title="Tables for the accountant"
      lead="Each opens in Excel. Sums are in pounds, days are London’s. The audit log records who downloaded it and when."
      back={{ label: "Sales", href: adminPaths.sales() }}
    >
      <form
        action={adminPaths.salesCsv}
        method="post"
        className="flex max-w-measure flex-col gap-5"
      >
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1 font-semibold">What</legend>
          <Radio
            name="side"
            value="lines"
            label="Sales, a row for each line of an order"
            of={chosen}
          />
          <Radio name="side" value="invoices" label="Invoices and credit notes" of={chosen} />
          <Radio name="side" value="refunds" label="Refunds and disputes" of={chosen} />
          <Radio name="side" value="fees" label="Stripe’s fees" of={chosen} />
          <Radio name="side" value="payouts" label="Payouts to the bank" of={chosen} />
          {(await saysVat()) && (
            <Radio
              name="side"
              value="oss"
              label={`One Stop Shop: VAT by country and rate (the last quarter is ${formatDate(new Date(quarter.from))} to ${formatDate(new Date(quarter.to))})`}
              of={chosen}
            />
          )}
        </fieldset>
        <Field label="From" name="from" type="date" defaultValue={from ?? year.from} required />
        <Field label="Until" name="to" type="date" defaultValue={to ?? year.to} required />
        <Button type="submit" variant="primary" className="sm:self-start">
          Download the table
        </Button>
      </form>
    </AdminPage>
  );
}
