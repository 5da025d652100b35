import { db } from "@/lib/db";
import { BATCH, inBatches } from "@/lib/lists/batches";
import type { CsvRow } from "@/lib/lists/csv";
import type { Range } from "@/lib/sales/rules";
import { soldLines } from "@/lib/sales/sold-lines";
import { formatIsoDay } from "@/lib/text/dates";
import { nameOf, percent, pounds, type Table } from "./table";

export const lines: Table = {
  columns: {
    day: "Date",
    number: "Order",
    line: "Line",
    title: "Course",
    country: "Country",
    price: "Price",
    discount: "Discount",
    rate: "VAT rate in %",
    gross: "Paid",
    refunded: "Refunded until now",
    lost: "Lost in disputes until now",
    vat: "VAT of what was kept",
    fee: "Provider's fees until now",
    payment: "Payment",
  },
  ofVat: ["rate", "vat"],
  read: readLines,
};

type Line = {
  number: number;
  position: number;
  soldAt: Date;
  country: string | null;
  title: string;
  pricePence: number;
  discountPence: number;
  vatBasisPoints: number | null;
  grossPence: number;
  refundedPence: number;
  lostPence: number;
  vatPence: number;
  feePence: number;
  paymentIntentId: string | null;
};

async function* readLines(range: Range): AsyncGenerator<CsvRow> {
  const lines = inBatches<Line>(
    (last) => db.$queryRaw`
      SELECT * FROM (${soldLines(range)}) AS sold
      WHERE ("number", "position") > (${last?.number ?? 0}, ${last?.position ?? 0})
      ORDER BY "number", "position" LIMIT ${BATCH}`,
  );
  for await (const line of lines) {
    yield {
      day: formatIsoDay(line.soldAt),
      number: line.number,
      line: line.position,
      title: line.title,
      country: nameOf(line.country),
      price: pounds(line.pricePence),
      discount: pounds(line.discountPence),
      rate: percent(line.vatBasisPoints),
      gross: pounds(line.grossPence),
      refunded: pounds(line.refundedPence),
      lost: pounds(line.lostPence),
      vat: pounds(line.vatPence),
      fee: pounds(line.feePence),
      payment: line.paymentIntentId,
    };
  }
}
