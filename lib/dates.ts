const longDate = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Europe/London" });

/** "21 November 2026", as a clock in Belfast has it. */
export function formatDate(date: Date): string {
  return longDate.format(date);
}
