import { listDocuments } from "@/lib/invoices/queries";
import { invoiceLabel, invoiceTitle } from "@/lib/invoices/rules";
import type { CsvRow } from "@/lib/lists/csv";
import type { Range } from "@/lib/sales/rules";
import { beginningOf, formatIsoDay } from "@/lib/text/dates";
import { nameOf, percent, pounds, type Table } from "./table";

export const invoices: Table = {
  columns: {
    number: "Number",
    kind: "What",
    day: "Date",
    paidOn: "Paid on",
    order: "Order",
    country: "Buyer's country",
    company: "Company",
    rate: "VAT rate in %",
    net: "Net",
    vat: "VAT",
    gross: "Gross",
    about: "Refers to",
    replacedBy: "Corrected by",
  },
  ofVat: ["rate", "net", "vat"],
  read: readInvoices,
};

/** Credit notes are negative. A corrected document has no sums, because its correction has them. */
async function* readInvoices({ from, to }: Range): AsyncGenerator<CsvRow> {
  for await (const row of listDocuments(beginningOf(from), beginningOf(to, 1))) {
    const { kind, issuedAt, content, totalPence, vatPence, replacedBy } = row;
    const sign = kind === "invoice" ? 1 : -1;
    const sum = (pence: number) => (replacedBy ? null : pounds(sign * pence));
    yield {
      number: invoiceLabel(row),
      kind: invoiceTitle(row),
      day: formatIsoDay(issuedAt),
      paidOn: formatIsoDay(new Date(content.paidOn)),
      order: content.orderNumber,
      country: nameOf(content.buyer.country),
      company: content.buyer.company,
      // All lines of an order have the VAT rate of its buyer's country.
      rate: percent(content.rows[0]?.vatBasisPoints ?? null),
      net: sum(totalPence - (vatPence ?? 0)),
      vat: vatPence === null ? null : sum(vatPence),
      gross: sum(totalPence),
      about: content.about,
      replacedBy: replacedBy && invoiceLabel(replacedBy),
    };
  }
}
