import { Refusal } from "@/lib/errors";

/** "01:00.500" and "1:02:03,500": hours may be left out, and SubRip writes a comma (WebVTT, W3C, 4.1). */
const timing =
  /^[ \t]*((?:\d+:)?[0-5]\d:[0-5]\d[.,]\d{3})[ \t]*-->[ \t]*((?:\d+:)?[0-5]\d:[0-5]\d[.,]\d{3})([ \t].*)?$/;

/**
 * WebVTT as every browser reads it, from WebVTT in any of its spellings or from SubRip (.srt).
 *
 * @throws Refusal 415 where a browser would lose a line, which is named by its number
 */
export function readCaptions(text: string): string {
  const lines = text
    .replace(/^\uFEFF/, "")
    .replaceAll(/\r\n?/g, "\n")
    .split("\n");
  const isWebVtt = /^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? "");
  const isTimed = lines.some((line) => timing.test(line));
  if (!isTimed || !(isWebVtt || /^\d+\s*$|-->/.test(lines.find(Boolean) ?? ""))) {
    throw new Refusal(
      415,
      "Please choose captions in the WebVTT format (.vtt) or in the SubRip format (.srt).",
    );
  }
  const repaired = lines.map((line, index) =>
    line.includes("-->") ? repair(line, index + 1) : line,
  );
  return isWebVtt ? repaired.join("\n") : ["WEBVTT", "", ...repaired].join("\n");
}

function repair(line: string, number: number): string {
  const [, start, end, settings = ""] = timing.exec(line) ?? [];
  if (!start || !end) {
    throw new Refusal(
      415,
      `Line ${number} of the captions is not a time that browsers read: “${line.trim().slice(0, 60)}”. It should look like 00:01:02.500 --> 00:01:05.000.`,
    );
  }
  if (seconds(end) <= seconds(start)) {
    throw new Refusal(
      415,
      `Line ${number} of the captions ends before it begins: “${line.trim().slice(0, 60)}”.`,
    );
  }
  return `${toWebVtt(start)} --> ${toWebVtt(end)}${settings}`;
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
