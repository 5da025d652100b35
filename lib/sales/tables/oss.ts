import { db } from "@/lib/db";
import type { CsvRow } from "@/lib/lists/csv";
import type { Range } from "@/lib/sales/rules";
import { soldLines } from "@/lib/sales/sold-lines";
import { nameOf, percent, pounds, type Table } from "./table";

export const oss: Table = {
  columns: {
    country: "Country",
    rate: "VAT rate in %",
    taxable: "Taxable amount",
    vat: "VAT",
    gross: "Gross",
  },
  read: readOss,
};

/** Sales to consumers in the EU with VAT, by country and rate, less refunds and lost disputes so far. */
async function* readOss(range: Range): AsyncGenerator<CsvRow> {
  const rows = await db.$queryRaw<
    { country: string; vatBasisPoints: number; keptPence: number; vatPence: number }[]
  >`
    SELECT country, "vatBasisPoints", sum("vatPence")::int AS "vatPence",
      sum("grossPence" - "refundedPence" - "lostPence")::int AS "keptPence"
    FROM (${soldLines(range)}) AS sold
    WHERE country <> 'GB' AND "vatBasisPoints" IS NOT NULL
    GROUP BY 1, 2 ORDER BY 1, 2`;
  for (const { country, vatBasisPoints, keptPence, vatPence } of rows) {
    yield {
      country: nameOf(country),
      rate: percent(vatBasisPoints),
      taxable: pounds(keptPence - vatPence),
      vat: pounds(vatPence),
      gross: pounds(keptPence),
    };
  }
}
