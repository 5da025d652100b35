import { soldTo } from "@/lib/site/settings/rules";
import type { Site } from "@/lib/site/settings/schema";
import { formatIsoDay } from "@/lib/text/dates";

type Rate = { from: string; basisPoints: number };

const always = (basisPoints: number): Rate[] => [{ from: "2021-07-01", basisPoints }];

/**
 * Standard rates of the United Kingdom (official source: https://www.gov.uk/vat-rates) and the 27 member states
 * (official source: https://ec.europa.eu/taxation_customs/tedb/). Last compared on 2026-11-25, with the other lists
 * that docs/for-the-accountant.md names. Add a new rate as a line, newest last.
 */
export const STANDARD_RATES: Record<string, Rate[]> = {
  GB: always(2000),
  AT: always(2000),
  BE: always(2100),
  BG: always(2000),
  CY: always(1900),
  CZ: always(2100),
  DE: always(1900),
  DK: always(2500),
  EE: [
    ...always(2000),
    { from: "2024-01-01", basisPoints: 2200 },
    { from: "2025-07-01", basisPoints: 2400 },
  ],
  ES: always(2100),
  FI: [...always(2400), { from: "2024-09-01", basisPoints: 2550 }],
  FR: always(2000),
  GR: always(2400),
  HR: always(2500),
  HU: always(2700),
  IE: always(2300),
  IT: always(2200),
  LT: always(2100),
  LU: [
    ...always(1700),
    { from: "2023-01-01", basisPoints: 1600 },
    { from: "2024-01-01", basisPoints: 1700 },
  ],
  LV: always(2100),
  MT: always(1800),
  NL: always(2100),
  PL: always(2300),
  PT: always(2300),
  RO: [...always(1900), { from: "2025-08-01", basisPoints: 2100 }],
  SE: always(2500),
  SI: always(2200),
  SK: [...always(2000), { from: "2025-01-01", basisPoints: 2300 }],
};

type Seller = Site["selling"];

/** The VAT rate of a sale in basis points; null if the seller is not registered for the buyer's country. */
export function vatRate(seller: Seller, country: string | null, at: Date): number | null {
  if (!country || !(country === "GB" ? seller.ukVatNumber : seller.ossVatNumber)) return null;
  const day = formatIsoDay(at);
  return STANDARD_RATES[country]?.findLast(({ from }) => from <= day)?.basisPoints ?? null;
}

/** The VAT that a price includes, to the nearest penny: the buyer pays the same at every rate. */
export function vatWithin(pence: number, basisPoints: number): number {
  return Math.round((pence * basisPoints) / (10_000 + basisPoints));
}

/** Whether every price of the site includes VAT, wherever the buyer lives. */
export function isVatIncluded(seller: Seller): boolean {
  const now = new Date();
  return soldTo(seller).every((country) => vatRate(seller, country, now) !== null);
}
