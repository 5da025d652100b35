import { paths } from "@/lib/paths/public";
import { findCountry } from "@/lib/text/countries";
import type { Site } from "./schema";

/** Where visitors book the free consultation: the coach's calendar, or a mail to the coach. */
export function consultationAddress({ contact }: Pick<Site, "contact">): string {
  return contact.booking || paths.consultation(contact.email);
}

/** Replaces the coach's portrait until there is one. */
export const DRAWN_PORTRAIT = "/artwork/portrait.svg";

export function portraitOf({ looks }: Pick<Site, "looks">): string {
  return looks.portrait || DRAWN_PORTRAIT;
}

/** The codes of the countries whose names the coach typed as those sold to. */
export function soldTo({ countries }: { countries: string }): string[] {
  return [...new Set(namesIn(countries).flatMap((name) => findCountry(name) ?? []))];
}

export function findUnknownCountry(countries: string): string | undefined {
  const names = namesIn(countries);
  return names.length > 0 ? names.find((name) => !findCountry(name)) : countries;
}

function namesIn(countries: string): string[] {
  return countries.split(/[,;\n]/).filter((name) => name.trim() !== "");
}

export function isRegistered(seller: { ukVatNumber: string; ossVatNumber: string }): boolean {
  return Boolean(seller.ukVatNumber || seller.ossVatNumber);
}
