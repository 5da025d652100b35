import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { BATCH, inBatches } from "@/lib/lists/batches";
import type { CsvRow } from "@/lib/lists/csv";
import type { Range } from "@/lib/sales/rules";
import { isOfThisMode, within } from "@/lib/sales/sold-lines";
import { formatIsoDay } from "@/lib/text/dates";
import { pounds, type Table } from "./table";

export const refunds: Table = {
  columns: {
    day: "Date",
    number: "Order",
    what: "What",
    amount: "Amount",
    payment: "Payment",
    id: "Transaction",
  },
  read: (range) => readMoved(range, Prisma.sql`"category" LIKE ANY (ARRAY['refund%', 'dispute%'])`),
};

export const fees: Table = {
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
};

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
