import { db } from "@/lib/db";
import { untilNoneIsLeft } from "@/lib/lists/batches";

/**
 * Job: deletes reports of the card provider after a year, when it has long stopped repeating them. A report
 * that was not worked through, or is about an open dispute, stays.
 */
export async function forgetEvents(): Promise<string> {
  const count = await untilNoneIsLeft(
    (most) => db.$executeRaw`
      DELETE FROM "ProviderEvent" WHERE "id" IN (
        SELECT e."id" FROM "ProviderEvent" e
        LEFT JOIN "Order" o ON o."paymentIntentId" = e."paymentIntentId"
        WHERE e."receivedAt" < now() - interval '1 year' AND e."processedAt" IS NOT NULL
          AND o."disputeStatus" IS DISTINCT FROM 'open'
        ORDER BY e."receivedAt" LIMIT ${most})`,
  );
  return `${count} reports of the card provider forgotten`;
}
