export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** 1 → "1 minute", 132 → "2 hours 12 minutes". */
export function formatMinutes(minutes: number): string {
  const parts = [count(Math.floor(minutes / 60), "hour"), count(minutes % 60, "minute")];
  return parts.filter(Boolean).join(" ");
}

/** 65 → "1:05", 3665 → "1:01:05". */
export function formatClock(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const parts = [...(hours ? [hours] : []), minutes, Math.floor(seconds % 60)];
  return parts.map((part, index) => (index ? String(part).padStart(2, "0") : part)).join(":");
}

function count(number: number, unit: string): string {
  if (number === 0) return "";
  return number === 1 ? `1 ${unit}` : `${number} ${unit}s`;
}
