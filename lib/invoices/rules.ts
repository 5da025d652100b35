import type { SoldLine } from "@/lib/payments/lines/commands";
import { chargedPence, leftPence } from "@/lib/payments/lines/rules";
import { vatWithin } from "@/lib/payments/vat/rules";
import type { InvoiceContent, Row } from "./schema";

type Kind = "invoice" | "credit_note";
type Issued = { kind: Kind; content: InvoiceContent };
type Line = Pick<
  SoldLine,
  | "id"
  | "title"
  | "pricePence"
  | "discountPence"
  | "refundedPence"
  | "lostPence"
  | "vatBasisPoints"
  | "vatPence"
>;

const prefixes: Record<Kind, string> = { invoice: "INV", credit_note: "CN" };

/** For example INV-0042. Documents about test money have a separate series, TEST-INV-0042. */
export function invoiceLabel(document: { kind: Kind; isTest: boolean; number: number }): string {
  const number = String(document.number).padStart(4, "0");
  return `${document.isTest ? "TEST-" : ""}${prefixes[document.kind]}-${number}`;
}

const LABEL = /(?<![\p{L}\d])(test-)?(inv|cn)[-‐‑–_ ]?(\d{1,9})(?!\d)/iu;
const WORDED = /^(invoice|credit note)(?: (?:number|no\.?|n°))?[ :#]*(\d{1,9})$/i;

/** The document named in what somebody typed, such as "Invoice INV-0042", "INV-0042.pdf" or "credit note 3". */
export function typedDocument(
  typed: string,
): { kind: Kind; isTest: boolean; number: number } | null {
  const [, test, prefix, digits] = LABEL.exec(typed) ?? [];
  if (digits) return { kind: kindOf(prefix), isTest: Boolean(test), number: Number(digits) };
  const [, word, count] = WORDED.exec(typed.trim()) ?? [];
  return count ? { kind: kindOf(word), isTest: false, number: Number(count) } : null;
}

function kindOf(word = ""): Kind {
  return /^c/i.test(word) ? "credit_note" : "invoice";
}

export function invoiceTitle({ kind }: { kind: Kind }): string {
  return kind === "invoice" ? "Invoice" : "Credit note";
}

/**
 * The next document of a paid order: first the invoice, then a credit note for money that went back to the buyer,
 * or an invoice for money that returned to the seller. While a dispute or an appeal is open, none has returned yet.
 */
export function nextDocument(
  lines: Line[],
  issued: Issued[],
  isDisputed: boolean,
): { kind: Kind; rows: Row[] } | null {
  if (issued.length === 0)
    return { kind: "invoice", rows: lines.map((line) => toRow(line, sold(line))) };
  const open = lines.map((line) => ({ line, ...subtract(left(line), booked(line.id, issued)) }));
  const credited = open.filter(({ pence }) => pence < 0);
  const due = isDisputed ? [] : open.filter(({ pence }) => pence > 0);
  const [kind, rows] =
    credited.length > 0 ? (["credit_note", credited] as const) : (["invoice", due] as const);
  if (rows.length === 0) return null;
  return {
    kind,
    rows: rows.map(({ line, pence, vatPence }) =>
      toRow(line, { pence: Math.abs(pence), vatPence: Math.abs(vatPence) }),
    ),
  };
}

type Sum = { pence: number; vatPence: number };

function sold(line: Line): Sum {
  return { pence: chargedPence(line), vatPence: line.vatPence ?? 0 };
}

/** What the seller keeps of a line. A part's VAT is calculated and rounded; the whole line's VAT is as booked. */
function left(line: Line): Sum {
  const pence = leftPence(line);
  const isWhole = pence === chargedPence(line);
  const vatPence = isWhole ? (line.vatPence ?? 0) : vatWithin(pence, line.vatBasisPoints ?? 0);
  return { pence, vatPence };
}

function booked(lineId: string, issued: Issued[]): Sum {
  const sum = { pence: 0, vatPence: 0 };
  for (const { kind, content } of issued) {
    const sign = kind === "invoice" ? 1 : -1;
    for (const row of content.rows.filter((row) => row.lineId === lineId)) {
      sum.pence += sign * row.pence;
      sum.vatPence += sign * (row.vatPence ?? 0);
    }
  }
  return sum;
}

function subtract(one: Sum, other: Sum): Sum {
  return { pence: one.pence - other.pence, vatPence: one.vatPence - other.vatPence };
}

function toRow({ id: lineId, title, vatBasisPoints }: Line, { pence, vatPence }: Sum): Row {
  return {
    lineId,
    title,
    pence,
    vatBasisPoints,
    vatPence: vatBasisPoints === null ? null : vatPence,
  };
}

export function totals(rows: Row[]): { totalPence: number; vatPence: number | null } {
  const isTaxed = rows.some(({ vatPence }) => vatPence !== null);
  const vatPence = rows.reduce((sum, row) => sum + (row.vatPence ?? 0), 0);
  return {
    totalPence: rows.reduce((sum, { pence }) => sum + pence, 0),
    vatPence: isTaxed ? vatPence : null,
  };
}
