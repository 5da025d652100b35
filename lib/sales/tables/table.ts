import type { CsvRow } from "@/lib/lists/csv";
import type { Range } from "@/lib/sales/rules";
import { countryName } from "@/lib/text/countries";

/** Reads a table of any length in batches. */
export type Table = {
  columns: Record<string, string>;
  /** Those left out while the shop has nothing to do with VAT. */
  ofVat?: string[];
  read: (range: Range) => AsyncIterable<CsvRow>;
};

export function columnsOf({ columns, ofVat = [] }: Table, saysVat: boolean): Table["columns"] {
  const isSaid = ([name]: [string, string]) => saysVat || !ofVat.includes(name);
  return Object.fromEntries(Object.entries(columns).filter(isSaid));
}

export function pounds(pence: number): number {
  return pence / 100;
}

export function percent(basisPoints: number | null): number | null {
  return basisPoints === null ? null : basisPoints / 100;
}

export function nameOf(code: string | null): string | null {
  return code ? countryName(code) : null;
}
