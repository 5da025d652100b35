import { trimMarks } from "./marks";

const pounds = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" });

/** 4999 → "£49.99". */
export function formatPence(pence: number): string {
  return pounds.format(pence / 100);
}

/** `amount` is in the currency's smallest unit (Stripe, "Currencies"): 4999 and "gbp" → "£49.99". */
export function formatAmount(amount: number, currency: string): string {
  const format = new Intl.NumberFormat("en-GB", { style: "currency", currency });
  const { maximumFractionDigits: digits = 0 } = format.resolvedOptions();
  return format.format(amount / 10 ** digits);
}

/** 4999 → "49.99": the decimal string of the call table. */
export function penceToDecimal(pence: number): string {
  return (pence / 100).toFixed(2);
}

/** The call table's 1049.99 and "1049.99" → "£1,049.99". */
export function formatPounds(amount: number | string): string {
  return pounds.format(Number(amount));
}

/** Digits and signs of keyboards for East Asian scripts. */
const WIDE = /[\uff01-\uff5e\uffe1]/g;

const PRICE =
  /^(?:(?:£|GBP)\s*)?(?<pounds>\d{1,3}(?:[,\s]?\d{3})?)(?:\.(?<pence>\d{1,2}))?(?:\s*(?:£|GBP))?$/i;

/**
 * "49.99", "£1,049.9", "GBP 49" or "49 £" → pence; null for anything else. Reads digits and never computes with
 * fractions.
 */
export function parsePounds(text: string): number | null {
  const typed = PRICE.exec(trimMarks(text.replace(WIDE, (sign) => sign.normalize("NFKC"))));
  if (!typed?.groups) return null;
  const { pounds = "", pence = "" } = typed.groups;
  return Number(`${pounds.replace(/[,\s]/, "")}${pence.padEnd(2, "0")}`);
}

/** 49.99 → 4999, rounded to the nearest penny. */
export function decimalToPence(amount: number): number {
  return Math.round(amount * 100);
}
