import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { BATCH, inBatches } from "@/lib/lists/batches";
import type { CsvRow } from "@/lib/lists/csv";
import { countryName } from "@/lib/text/countries";
import { formatIsoDay } from "@/lib/text/dates";
import type { Range } from "./rules";
import type { exportTables } from "./schema";
import { isOfThisMode, soldLines, within } from "./sold-lines";

type Table = { columns: Record<string, string>; read: (range: Range) => AsyncIterable<CsvRow> };

/** A table of any length is read in batches, each from where the last one ended. */
export const tables: Record<(typeof exportTables)[number], Table> = {
  lines: {
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
    read: readLines,
  },
  refunds: {
    columns: {
      day: "Date",
      number: "Order",
      what: "What",
      amount: "Amount",
      payment: "Payment",
      id: "Transaction",
    },
    read: (range) =>
      readMoved(range, Prisma.sql`"category" LIKE ANY (ARRAY['refund%', 'dispute%'])`),
  },
  fees: {
    columns: {
      day: "Date",
      number: "Order",
      what: "Of",
      amount: "Amount",
      fee: "Fee",
      words: "What for",
      net: "Net",
      payout: "Payout",
      id: "Transaction",
    },
    read: (range) => readMoved(range, Prisma.sql`("feePence" <> 0 OR "category" = 'fee')`),
  },
  payouts: {
    columns: {
      day: "Made on",
      arrives: "At the bank",
      amount: "Amount",
      summed: "Its transactions add up to",
      state: "State",
      id: "Payout",
    },
    read: readPayouts,
  },
  oss: {
    columns: {
      country: "Country",
      rate: "VAT rate in %",
      taxable: "Taxable amount",
      vat: "VAT",
      gross: "Gross",
    },
    read: readOss,
  },
};

const pounds = (pence: number) => pence / 100;
const percent = (basisPoints: number | null) => (basisPoints === null ? null : basisPoints / 100);
const nameOf = (code: string | null) => (code ? countryName(code) : null);

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

type Moved = {
  id: string;
  createdAt: Date;
  number: number | null;
  category: string;
  description: string | null;
  amountPence: number;
  feePence: number;
  fees: { description: string | null }[];
  netPence: number;
  paymentIntentId: string | null;
  payoutId: string | null;
};

async function* readMoved(range: Range, which: Prisma.Sql): AsyncGenerator<CsvRow> {
  const moved = inBatches<Moved>(
    (last) => db.$queryRaw`
      SELECT b.*, (
        SELECT "number" FROM "Order" o WHERE o."paymentIntentId" = b."paymentIntentId"
      ) AS "number" FROM "BalanceTransaction" b
      WHERE ${isOfThisMode} AND ${which} AND ${within(Prisma.sql`b."createdAt"`, range)}
        AND (b."createdAt", b."id") > (${last?.createdAt ?? new Date(0)}, ${last?.id ?? ""})
      ORDER BY b."createdAt", b."id" LIMIT ${BATCH}`,
  );
  for await (const row of moved) {
    yield {
      day: formatIsoDay(row.createdAt),
      number: row.number,
      what: row.category,
      amount: pounds(row.amountPence),
      fee: pounds(row.feePence),
      words: row.fees.map(({ description }) => description ?? "").join(", ") || row.description,
      net: pounds(row.netPence),
      payment: row.paymentIntentId,
      payout: row.payoutId,
      id: row.id,
    };
  }
}

async function* readPayouts(range: Range): AsyncGenerator<CsvRow> {
  type Payout = {
    id: string;
    createdAt: Date;
    arrivesAt: Date;
    amountPence: number;
    summedPence: number | null;
    status: string;
  };
  const payouts = inBatches<Payout>(
    (last) => db.$queryRaw`
      SELECT * FROM "Payout" b WHERE ${isOfThisMode} AND ${within(Prisma.sql`"createdAt"`, range)}
        AND ("createdAt", "id") > (${last?.createdAt ?? new Date(0)}, ${last?.id ?? ""})
      ORDER BY "createdAt", "id" LIMIT ${BATCH}`,
  );
  for await (const payout of payouts) {
    yield {
      day: formatIsoDay(payout.createdAt),
      arrives: formatIsoDay(payout.arrivesAt),
      amount: pounds(payout.amountPence),
      summed: payout.summedPence === null ? null : pounds(payout.summedPence),
      state: payout.status,
      id: payout.id,
    };
  }
}

/** Sales to consumers in the EU with VAT, by country and rate, without what went back until now. */
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
