import { findCountry } from "@/lib/text/countries";

/** The codes of the countries that are sold to; the coach types their names. */
export function soldTo({ countries }: { countries: string }): string[] {
  return countries.split(",").flatMap((name) => findCountry(name) ?? []);
}

export function findUnknownCountry(countries: string): string | undefined {
  return countries.split(",").find((name) => !findCountry(name));
}

export function isRegistered(seller: { ukVatNumber: string; ossVatNumber: string }): boolean {
  return Boolean(seller.ukVatNumber || seller.ossVatNumber);
}
