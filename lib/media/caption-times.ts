import { Refusal } from "@/lib/errors";
import { cutText } from "@/lib/text/cut";

/** "01:00.500" and "1:02:03,500": hours may be left out, and SubRip writes a comma (WebVTT, W3C, 4.1). */
export const time = String.raw`(?:\d+:)?[0-5]\d:[0-5]\d[.,]\d{3}`;
export const timing = new RegExp(String.raw`^[ \t]*(${time})[ \t]*-->[ \t]*(${time})([ \t].*)?$`);

/** Where a cue stands: in WebVTT, in its first drafts ("L:50%"), and in SubRip ("X1:201"). */
const settings =
  /^(?:\s+(?:(?:align|line|position|region|size|vertical):\s*|(?:[ADLST]|[XY][12]):)\S+)*\s*$/i;

/** @throws Refusal 415 for a time that browsers do not read, or beside which they read no words */
export function repairTiming(line: string, number: number): string {
  const [, start, end, beside = ""] = timing.exec(line) ?? [];
  if (!start || !end) {
    throw new Refusal(
      415,
      `Line ${number} of the captions is not a time that browsers read: “${quoted(line)}”. It should look like 00:01:02.500 --> 00:01:05.000.`,
    );
  }
  if (seconds(end) <= seconds(start)) {
    throw new Refusal(
      415,
      `Line ${number} of the captions ends before it begins, or at once: “${quoted(line)}”.`,
    );
  }
  if (!settings.test(beside)) {
    throw new Refusal(
      415,
      `Line ${number} of the captions has words beside its time, where browsers would not show them: “${quoted(beside)}”. Please move them to a line of their own below it.`,
    );
  }
  return `${toWebVtt(start)} --> ${toWebVtt(end)}${beside}`;
}

export function quoted(line: string): string {
  return cutText(line.trim(), 60);
}

/** A time's hours have at least two digits. */
function toWebVtt(given: string): string {
  const dotted = given.replace(",", ".");
  return /^\d:.*:/.test(dotted) ? `0${dotted}` : dotted;
}

function seconds(given: string): number {
  return given
    .replace(",", ".")
    .split(":")
    .reduce((total, part) => total * 60 + Number(part), 0);
}
