export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** 1 is "1 minute", 132 are "2 hours 12 minutes". */
export function formatMinutes(minutes: number): string {
  const parts = [count(Math.floor(minutes / 60), "hour"), count(minutes % 60, "minute")];
  return parts.filter(Boolean).join(" ");
}

function count(number: number, unit: string): string {
  if (number === 0) return "";
  return number === 1 ? `1 ${unit}` : `${number} ${unit}s`;
}
