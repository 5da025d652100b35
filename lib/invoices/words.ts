import { countryName } from "@/lib/text/countries";
import { formatDate } from "@/lib/text/dates";
import { formatPence } from "@/lib/text/money";
import { invoiceLabel, invoiceTitle } from "./rules";
import type { InvoiceContent, Row } from "./schema";

export type Printed = {
  kind: "invoice" | "credit_note";
  isTest: boolean;
  number: number;
  issuedAt: Date;
  replacesId: string | null;
  totalPence: number;
  vatPence: number | null;
  content: InvoiceContent;
};

/** A document's words, the same on its page and in its PDF. */
export function describeInvoice(document: Printed) {
  const { content, totalPence, vatPence } = document;
  const sums: [string, string][] = [["Total", formatPence(totalPence)]];
  if (vatPence !== null) {
    sums.push(["Net", formatPence(totalPence - vatPence)], ["VAT", formatPence(vatPence)]);
  }
  return {
    title: `${invoiceTitle(document)} ${invoiceLabel(document)}`,
    about: describeAbout(document),
    facts: listFacts(document),
    rows: content.rows.map((row) => [describeRow(row), formatPence(row.pence)] as const),
    sums,
  };
}

function describeAbout({ kind, replacesId, content: { about } }: Printed): string | null {
  if (!about) return null;
  if (replacesId) return `Corrects and replaces invoice ${about}.`;
  return kind === "credit_note"
    ? `Credits all or part of invoice ${about}, because money was returned to the buyer.`
    : `Invoices again the part of invoice ${about} whose refund or dispute was reversed.`;
}

function listFacts({ issuedAt, isTest, content }: Printed): [string, string][] {
  const { seller, buyer, orderNumber, paidOn } = content;
  const country = buyer.country && countryName(buyer.country);
  const facts: [string, string | null][] = [
    ["Seller", `${seller.name}, ${seller.address}`],
    ["VAT number", seller.vatNumber],
    ["Buyer", [buyer.company, buyer.address, country].filter(Boolean).join(", ")],
    ["Buyer’s number", buyer.number],
    ["Order", String(orderNumber)],
    ["Paid on", formatDate(new Date(paidOn))],
    ["Date of this document", formatDate(issuedAt)],
    ["Test", isTest ? "No money moved." : ""],
  ];
  return facts.flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []));
}

function describeRow({ title, vatBasisPoints }: Row): string {
  return vatBasisPoints === null ? title : `${title} (with ${vatBasisPoints / 100}% VAT)`;
}
