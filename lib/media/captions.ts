import { Refusal } from "@/lib/errors";

/** "01:00.500" and "1:02:03,500": hours may be left out, and SubRip writes a comma (WebVTT, W3C, 4.1). */
const timing =
  /^[ \t]*((?:\d+:)?[0-5]\d:[0-5]\d[.,]\d{3})[ \t]*-->[ \t]*((?:\d+:)?[0-5]\d:[0-5]\d[.,]\d{3})([ \t].*)?$/;

/** Blocks without captions: comments, styles and regions (WebVTT, W3C, 4.1). */
const besideWords = /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/;
/** The number of a cue in SubRip; some programs leave an empty line after it. */
const aloneNumber = /^\d+[ \t]*$/;

/** A "<" that starts neither a tag nor a time: a browser would hide all text up to the next ">". */
const bareBracket = /<(?!\/?[a-z]|\d+:)/gi;

/** SubRip's positions, such as "{\an8}". */
const placing = /\{\\[^}]*\}/g;

/** Consecutive lines without an empty one; `number` is that of the first line. */
type Block = { number: number; lines: string[] };

/**
 * Returns WebVTT that every browser reads, from any spelling of WebVTT or from SubRip (.srt).
 *
 * @throws Refusal 415 with the line's number if a browser would lose a line
 */
export function readCaptions(text: string): string {
  const given = text
    .replace(/^\uFEFF/, "")
    .replaceAll(/\r\n?/g, "\n")
    .split("\n");
  const isWebVtt = /^WEBVTT(?:[ \t]|$)/.test(given[0] ?? "");
  // A line of spaces is part of a cue in WebVTT, but an empty line in SubRip.
  const lines = isWebVtt ? given : given.map((line) => line.trimEnd());
  const isSubRip = /^[ \t]*\d+$|-->/.test(lines.find(Boolean) ?? "");
  if (!lines.some((line) => timing.test(line)) || !(isWebVtt || isSubRip)) {
    throw new Refusal(
      415,
      "Please choose captions in the WebVTT format (.vtt) or in the SubRip format (.srt).",
    );
  }
  const start = isWebVtt ? lines.findIndex(isEndOfHeader) : 0;
  const header = isWebVtt ? lines.slice(0, start).join("\n") : "WEBVTT";
  return `${[header, ...blocksOf(lines, start).map(repairBlock)].join("\n\n")}\n`;
}

function isEndOfHeader(line: string, index: number): boolean {
  return index > 0 && (line === "" || line.includes("-->"));
}

function blocksOf(lines: string[], start: number): Block[] {
  const blocks: Block[] = [];
  for (let index = start; index < lines.length; index += 1) {
    const line = lines[index] ?? "";
    if (line === "") continue;
    if (index > start && lines[index - 1]) blocks.at(-1)?.lines.push(line);
    else blocks.push({ number: index + 1, lines: [line] });
  }
  return blocks;
}

function repairBlock({ number, lines }: Block): string {
  const [first = ""] = lines;
  const isAlone = lines.length === 1 && aloneNumber.test(first);
  if (isAlone || besideWords.test(first)) return lines.join("\n");
  if (!lines.some((line) => line.includes("-->"))) {
    throw new Refusal(
      415,
      `Line ${number} of the captions belongs to no time, so browsers would not show it: “${quoted(first)}”. Please remove the empty line above it, or write its time.`,
    );
  }
  return lines
    .map((line, index) =>
      line.includes("-->")
        ? repairTiming(line, number + index)
        : line.replaceAll(placing, "").replaceAll(bareBracket, "&lt;"),
    )
    .join("\n");
}

function repairTiming(line: string, number: number): string {
  const [, start, end, settings = ""] = timing.exec(line) ?? [];
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
  return `${toWebVtt(start)} --> ${toWebVtt(end)}${settings}`;
}

function quoted(line: string): string {
  return line.trim().slice(0, 60);
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
