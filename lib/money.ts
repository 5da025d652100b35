const pounds = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" });

/** 4999 → "£49.99". */
export function formatPence(pence: number): string {
  return pounds.format(pence / 100);
}

/** 4999 → "49.99": the decimal string of the call table. */
export function penceToDecimal(pence: number): string {
  return (pence / 100).toFixed(2);
}

/** "49.99", "£49.99" or "49" → 4999; null for anything else. By digits, never by a fraction. */
export function parsePounds(text: string): number | null {
  const parts = /^£?(?<pounds>\d{1,6})(?:\.(?<pence>\d{2}))?$/.exec(text.trim())?.groups;
  return parts ? Number(`${parts.pounds}${parts.pence ?? "00"}`) : null;
}

/** 49.99 → 4999, rounded to the nearest penny. */
export function decimalToPence(amount: number): number {
  return Math.round(amount * 100);
}
