import type { Site } from "@/lib/site/settings/schema";
import { soldTo } from "@/lib/site/settings/selling";
import { STANDARD_RATES } from "./vat-rates";

type Seller = Site["selling"];

/** The rate that is due on a sale, in basis points; null where the seller is not registered for the buyer's country. */
export function vatRate(seller: Seller, country: string | null, at: Date): number | null {
  if (!country || !(country === "GB" ? seller.ukVatNumber : seller.ossVatNumber)) return null;
  const day = at.toISOString().slice(0, 10);
  return STANDARD_RATES[country]?.findLast(({ from }) => from <= day)?.basisPoints ?? null;
}

/** What of a price is VAT, to the nearest penny: the buyer pays the same whatever the rate. */
export function vatWithin(pence: number, basisPoints: number): number {
  return Math.round((pence * basisPoints) / (10_000 + basisPoints));
}

/** Whether every price of the site includes VAT, wherever its buyer lives. */
export function isVatIncluded(seller: Seller): boolean {
  const now = new Date();
  return soldTo(seller).every((country) => vatRate(seller, country, now) !== null);
}
