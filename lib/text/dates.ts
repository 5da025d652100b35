const longDate = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Europe/London" });

/** "21 November 2026", in Belfast's time. */
export function formatDate(date: Date): string {
  return longDate.format(date);
}

const moment = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Europe/London",
});

/** "21 November 2026 at 09:30", in Belfast's time. */
export function formatMoment(date: Date): string {
  return moment.format(date);
}

const clock = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone: "Europe/London" });

/** "09:30" */
export function formatTime(date: Date): string {
  return clock.format(date);
}

const shortDay = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "Europe/London",
});

/** "21 Nov 2026": for lists. */
export function formatDay(date: Date): string {
  return shortDay.format(date);
}

const isoDay = new Intl.DateTimeFormat("en-CA", { dateStyle: "short", timeZone: "Europe/London" });

/** "2026-11-21": for names that are sorted and compared. */
export function formatIsoDay(date: Date): string {
  return isoDay.format(date);
}
