import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describedWorld, describedWorlds, type WorldDescription } from "./world-description";

/** The things that tests break on purpose, and patterns of the errors that the site then logs. */
const BROKEN = {
  "card provider":
    /payment provider does not answer|connection to Stripe|told to fail this request|could not serve them all|timeout being reached|Too many requests hit/,
  gate: /Failed to parse body as FormData/,
  job: /Invalid input: expected string, received undefined/,
  "media store": /store of films and files does not answer/,
  workbook: /cannot put a cover in front/,
  "mail provider": /mail provider refuse/,
  database:
    /[Dd]atabase|[Cc]onnect|Prisma|Query read timeout|ECONNRE|[Tt]ransaction|lock timeout|too many clients|Failed to reset locked/,
};

export type Broken = keyof typeof BROKEN;

let caused: Broken[] = [];

const DIARY = "broken.jsonl";

/** How long a broken thing may still cause errors afterwards, because jobs pause before they try again. */
const AFTERMATH_MS = 300_000;

/** Call where a test breaks something, because the site may then log errors about it. */
export function breaks(what: Broken): void {
  caused.push(what);
  if (describedWorlds().length === 0) return;
  const entry = JSON.stringify({ what, at: Date.now() });
  appendFileSync(join(describedWorld().dataFolder, DIARY), `${entry}\n`);
}

/** Returns the errors that no broken thing explains, and forgets what was broken. */
export function unexplained(errors: string[]): string[] {
  const known = caused.map((what) => BROKEN[what]);
  caused = [];
  return errors.filter((error) => !known.some((words) => words.test(error)));
}

/** The errors of a whole run that nothing broken shortly before explains, whichever process broke it. */
export function unexplainedOfRun({ dataFolder }: WorldDescription): string[] {
  const diary = join(dataFolder, DIARY);
  const broken = (existsSync(diary) ? readFileSync(diary, "utf8").trimEnd().split("\n") : []).map(
    (entry): { what: Broken; at: number } => JSON.parse(entry),
  );
  const log = readFileSync(join(dataFolder, "logs/site.log"), "utf8");
  let time = Date.now();
  return log
    .split("\n")
    .toReversed()
    .filter((line) => {
      // Next's own lines have no time, so they get that of the next entry.
      time = Number(/"time":(?<ms>\d+)/.exec(line)?.groups?.ms ?? time);
      const isExplained = broken.some(
        ({ what, at }) => at <= time && time < at + AFTERMATH_MS && BROKEN[what].test(line),
      );
      return isError(line) && !isExplained;
    });
}

/** Lines of a site's log, from the logger and from Next itself. */
export function errorsIn(log: string): string[] {
  return log.split("\n").filter(isError);
}

function isError(line: string): boolean {
  return /^(?:\{"level":[56]0,|⨯)/.test(line);
}
