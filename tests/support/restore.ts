import { db } from "@/lib/db";
import { readOrder } from "./shop";

/** As if the database had been restored from a backup older than this order. */
export async function loseOrder<Purchase extends { orderId: string }>(purchase: Purchase) {
  const { orderId } = purchase;
  const { termsVersion } = await readOrder(orderId);
  // The database lets only a session that poses as a replica empty a history.
  await db.$transaction([
    db.$executeRaw`SET LOCAL session_replication_role = replica`,
    db.orderEvent.deleteMany({ where: { orderId } }),
    db.grant.deleteMany({ where: { orderId } }),
    ...forgetDocuments(orderId),
    db.orderLine.deleteMany({ where: { orderId } }),
    db.order.delete({ where: { id: orderId } }),
  ]);
  return { ...purchase, termsVersion };
}

/** As if the backup were also older than the documents issued for this order. */
export async function loseDocuments(orderId: string): Promise<void> {
  await db.$transaction([
    db.$executeRaw`SET LOCAL session_replication_role = replica`,
    ...forgetDocuments(orderId),
  ]);
}

function forgetDocuments(orderId: string) {
  const ofOrder = { orderId };
  return [
    db.invoicePdf.deleteMany({ where: { invoice: ofOrder } }),
    db.invoice.deleteMany({ where: ofOrder }),
  ];
}

/** Returns a function that recreates the counters with their present numbers, as restoring a backup does. */
export async function backUpNumbers(): Promise<() => Promise<void>> {
  const counters = await db.invoiceCounter.findMany();
  return async () => {
    await db.$transaction([
      db.$executeRaw`ALTER TABLE "InvoiceCounter" RENAME TO "Former"`,
      db.$executeRaw`CREATE TABLE "InvoiceCounter" (LIKE "Former" INCLUDING ALL)`,
      db.$executeRaw`DROP TABLE "Former"`,
      db.invoiceCounter.createMany({ data: counters }),
    ]);
  };
}
