/** What tests break on purpose, and words of the errors that the site logs meanwhile. */
const BROKEN = {
  "card provider":
    /payment provider does not answer|connection to Stripe|told to fail this request|could not serve them all|timeout being reached|Too many requests hit/,
  "mail provider": /mail provider refuse|mail refused for good/,
  database:
    /[Dd]atabase|[Cc]onnect|Prisma|Query read timeout|ECONNRE|[Tt]ransaction|lock timeout|Failed to reset locked/,
};

export type Broken = keyof typeof BROKEN;

let caused: Broken[] = [];

/** Whoever breaks something says so here; only then may the site log errors about it. */
export function breaks(what: Broken): void {
  caused.push(what);
}

/** Those that nothing broken explains, and forgets what was broken. */
export function unexplained(errors: string[]): string[] {
  const known = caused.map((what) => BROKEN[what]);
  caused = [];
  return errors.filter((error) => !known.some((words) => words.test(error)));
}

/** Lines of a site's log: the logger's own, and those that Next writes by itself. */
export function errorsIn(log: string): string[] {
  return log.split("\n").filter((line) => /^(?:\{"level":[56]0,|⨯)/.test(line));
}
