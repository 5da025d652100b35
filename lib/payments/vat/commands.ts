import { raiseAlert } from "@/lib/alerts/commands";
import { countryUnproven } from "@/lib/alerts/kinds/country-unproven";
import { db, type Transaction } from "@/lib/db";
import type { Order } from "@/lib/generated/prisma/client";
import { untilNoneIsLeft } from "@/lib/lists/batches";
import type { KeptDocument } from "@/lib/payments/kept/schema";
import { listLines } from "@/lib/payments/lines/commands";
import { chargedPence } from "@/lib/payments/lines/rules";
import type { Payment } from "@/lib/payments/rules";
import { readSelling } from "@/lib/site/settings/queries";
import { isRegistered } from "@/lib/site/settings/rules";
import { countryName } from "@/lib/text/countries";
import { DAY_MS } from "@/lib/text/durations";
import { vatRate, vatWithin } from "./rules";

/**
 * Stores each line's VAT and the evidence for the buyer's country. If a restored backup has lost the VAT, the
 * invoice kept with the payment decides it.
 */
export async function bookTax(tx: Transaction, order: Order, payment: Payment): Promise<void> {
  const seller = await readSelling(tx);
  const { buyerCountry: addressCountry, networkCountry, id: orderId } = order;
  const { cardCountry, chargedAt } = payment;
  const evidence = { orderId, addressCountry, cardCountry, networkCountry };
  await tx.taxEvidence.createMany({ data: [evidence], skipDuplicates: true });
  const vatBasisPoints = vatRate(seller, addressCountry, chargedAt ?? new Date());
  const invoiced = payment.documents.find(({ kind }) => kind === "invoice")?.rows ?? [];
  await bookVat(tx, orderId, vatBasisPoints, invoiced);
  if (isRegistered(seller) && ![cardCountry, networkCountry].includes(addressCountry)) {
    const { number } = order;
    const address = nameCountry(addressCountry);
    await raiseAlert(tx, countryUnproven, {
      orderId,
      number,
      address,
      card: nameCountry(cardCountry),
      network: nameCountry(networkCountry),
    });
  }
}

async function bookVat(
  tx: Transaction,
  orderId: string,
  rate: number | null,
  invoiced: KeptDocument["rows"],
): Promise<void> {
  for (const line of await listLines(tx, orderId)) {
    const kept = invoiced.find(({ position }) => position === line.position);
    const vatBasisPoints = kept ? kept.vatBasisPoints : rate;
    if (vatBasisPoints === null) continue;
    const vatPence = kept?.vatPence ?? vatWithin(chargedPence(line), vatBasisPoints);
    await tx.orderLine.update({ where: { id: line.id }, data: { vatBasisPoints, vatPence } });
  }
}

function nameCountry(code: string | null): string {
  return code ? countryName(code) : "unknown";
}

/** Ten years from the end of the year of the sale (Directive 2006/112/EC, Art. 369k). */
const KEPT_MS = 11 * 366 * DAY_MS;

export async function forgetTaxEvidence(): Promise<string> {
  const since = new Date(Date.now() - KEPT_MS);
  const forgotten = await untilNoneIsLeft(
    (most) => db.$executeRaw`
      DELETE FROM "TaxEvidence" WHERE "orderId" IN (
        SELECT "orderId" FROM "TaxEvidence" WHERE "createdAt" < ${since} ORDER BY "createdAt" LIMIT ${most})`,
  );
  return `${forgotten} orders’ evidence of a country deleted`;
}
