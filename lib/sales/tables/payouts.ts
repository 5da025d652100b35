import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { BATCH, inBatches } from "@/lib/lists/batches";
import type { CsvRow } from "@/lib/lists/csv";
import type { Range } from "@/lib/sales/rules";
import { isOfThisMode, within } from "@/lib/sales/sold-lines";
import { formatIsoDay } from "@/lib/text/dates";
import { pounds, type Table } from "./table";

export const payouts: Table = {
  columns: {
    day: "Made on",
    arrives: "At the bank",
    amount: "Amount",
    summed: "Its transactions add up to",
    state: "State",
    id: "Payout",
  },
  read: readPayouts,
};

async function* readPayouts(range: Range): AsyncGenerator<CsvRow> {
  type Payout = {
    id: string;
    createdAt: Date;
    arrivesAt: Date;
    amountPence: number;
    summedPence: number | null;
    status: string;
  };
  const made = inBatches<Payout>(
    (last) => db.$queryRaw`
      SELECT * FROM "Payout" b WHERE ${isOfThisMode} AND ${within(Prisma.sql`"createdAt"`, range)}
        AND ("createdAt", "id") > (${last?.createdAt ?? new Date(0)}, ${last?.id ?? ""})
      ORDER BY "createdAt", "id" LIMIT ${BATCH}`,
  );
  for await (const payout of made) {
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
