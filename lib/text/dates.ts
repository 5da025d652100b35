import { DAY_MS } from "./durations";

function inBelfast(locale: string, options: Intl.DateTimeFormatOptions): (date: Date) => string {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: "Europe/London" });
  return (date) => format.format(date);
}

/** "21 November 2026" */
export const formatDate = inBelfast("en-GB", { dateStyle: "long" });

/** "21 November 2026 at 09:30" */
export const formatMoment = inBelfast("en-GB", { dateStyle: "long", timeStyle: "short" });

/** "09:30" */
const formatTime = inBelfast("en-GB", { timeStyle: "short" });

/** "21 November 2026 at 09:30 UK time": for buyers, who may be abroad. */
export const formatUkMoment = (date: Date) => `${formatMoment(date)} UK time`;

/** "09:30 UK time": for buyers, who may be abroad. */
export const formatUkTime = (date: Date) => `${formatTime(date)} UK time`;

/** "21 Nov 2026": for lists. */
export const formatDay = inBelfast("en-GB", { day: "numeric", month: "short", year: "numeric" });

/** "2026-11-21": for names that are sorted and compared. */
export const formatIsoDay = inBelfast("en-CA", { dateStyle: "short" });

/**
 * The moment at which clocks in Belfast show a time such as "2026-12-01T09:30". In spring they leave out an hour: a
 * time within it is taken as the same time of the next one.
 */
export function momentInBelfast(shown: string): Date {
  const asUtc = new Date(`${shown}Z`);
  const near = new Date(asUtc.getTime() - aheadOfUtc(asUtc));
  return new Date(asUtc.getTime() - aheadOfUtc(near));
}

/** In milliseconds. */
function aheadOfUtc(moment: Date): number {
  const shown = new Date(`${formatIsoDay(moment)}T${formatTime(moment)}Z`);
  return shown.getTime() - moment.getTime();
}

/** Since 1970, in whole seconds. */
export function toSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}

/** The moment when a day such as "2026-12-01" begins in Belfast, or the day `daysLater`. */
export function beginningOf(day: string, daysLater = 0): Date {
  const noon = new Date(`${day}T12:00:00Z`).getTime() + daysLater * DAY_MS;
  return momentInBelfast(`${new Date(noon).toISOString().slice(0, 10)}T00:00`);
}
