import { Refusal } from "@/lib/errors";
import { repairWords } from "./caption-tags";
import { quoted, repairTiming, time, timing } from "./caption-times";

/** Word makes one dash of the arrow's two. */
const dashArrow = new RegExp(String.raw`^([ \t]*${time}[ \t]*)[-–—]>(?=[ \t]*${time})`);
/** Times in any spelling, on both sides of any arrow: a cue, even directly below a comment. */
const roughTiming = /^[ \t]*[\d:.,]{0,20}\d:\d[\d:.,]{0,20}[ \t]*(?:-+>|→)[ \t]*[\d:.,]{0,20}\d:\d/;

/** Blocks without captions: comments, styles and regions (WebVTT, W3C, 4.1). */
const besideWords = /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/;
const MAX_MISSING = 3;
/** The number of a cue in SubRip; some programs leave an empty line after it. */
const aloneNumber = /^[ \t]*\d+\.?[ \t]*$/;

/** Where old systems ended a text, also within joined files. */
const endOfFile = "\u001a";

/** Consecutive lines without an empty one; `number` is that of the first line, `cue` what SubRip calls its cue. */
type Block = { number: number; lines: string[]; cue?: number };

/**
 * Returns WebVTT that every browser reads, from any spelling of WebVTT or from SubRip (.srt).
 *
 * @throws Refusal 415 with the line's number if a browser would lose a line
 */
export function readCaptions(text: string): string {
  const given = linesOf(text.replaceAll(endOfFile, ""));
  const top = given.findIndex((line) => line.trim() !== "");
  const isWebVtt = webVtt.test(given[top] ?? "");
  // A line of spaces is part of a cue in WebVTT, but an empty line in SubRip.
  const lines = isWebVtt ? given : given.map((line) => line.trimEnd());
  const isSubRip = /^[ \t]*\d+\.?$|-->/.test(lines.find(Boolean) ?? "");
  if (!lines.some(hasArrow) || !(isWebVtt || isSubRip)) {
    throw new Refusal(
      415,
      "Please choose captions in the WebVTT format (.vtt) or in the SubRip format (.srt).",
    );
  }
  const start = isWebVtt ? lines.findIndex((line, at) => at > top && isEndOfHeader(line)) : 0;
  const header = isWebVtt ? repairHeader(lines.slice(top, start)) : "WEBVTT";
  const blocks = blocksOf(lines, start);
  if (isLeftOver(blocks.at(-1), blocks.at(-2))) blocks.pop();
  const isBesideCues = (block: Block, index: number) =>
    (isWebVtt && isComment(block)) || isLostNumber(block, blocks[index - 1], blocks[index + 1]);
  const repaired = blocks.map((block, index) =>
    isBesideCues(block, index) ? block.lines.join("\n") : repairCue(block, isWebVtt),
  );
  return `${[header, ...repaired].join("\n\n")}\n`;
}

/** The mark of the format, in any letters, and a title. */
const webVtt = /^\s*WEBVTT(?![\p{L}\p{N}])[ \t]*/iu;

function repairHeader([first = "", ...others]: string[]): string {
  return [first.replace(webVtt, "WEBVTT ").trimEnd(), ...others].join("\n");
}

/** Without the marks that no eye sees in front of the first word, in times and in numbers. */
function linesOf(text: string): string[] {
  const visible = text.replace(/^[\p{Cf}\s]+/u, (start) => start.replaceAll(/\p{Cf}/gu, ""));
  const lines = visible.replaceAll("\r\r\n", "\n").split(/\r\n?|\n/);
  return lines.map((line) => repairMarks(line).replace(dashArrow, "$1-->"));
}

function repairMarks(line: string): string {
  const hasWords = !hasArrow(line) && /[^\p{Cf}\s\d:.,>→–—-]/u.test(line);
  return hasWords ? line : line.replaceAll(/\p{Cf}/gu, "").replaceAll("\u00a0", " ");
}

function hasArrow(line: string): boolean {
  return line.includes("-->");
}

function isComment({ lines: [first = ""] }: Block): boolean {
  return besideWords.test(first);
}

/** A cue's number that an empty line separates from its time. */
function isLostNumber({ lines, cue }: Block, before?: Block, next?: Block): boolean {
  const isAlone = lines.length === 1 && aloneNumber.test(lines[0] ?? "");
  return isAlone && follows(cue, before) && hasArrow(next?.lines[0] ?? "");
}

/** Cues may be missing, and joined files begin anew; any other number is spoken. */
function follows(number = 0, { cue = 0 }: Partial<Block> = {}): boolean {
  return number === 1 || (number > cue && number <= cue + MAX_MISSING);
}

/** The number of a cue that was never written. */
function isLeftOver(last?: Block, before?: Block): boolean {
  const isAlone = last?.lines.length === 1 && aloneNumber.test(last.lines[0] ?? "");
  return isAlone && before?.cue !== undefined && follows(last.cue, before);
}

function isEndOfHeader(line: string): boolean {
  return line === "" || hasArrow(line);
}

function blocksOf(lines: string[], start: number): Block[] {
  const blocks: Block[] = [];
  const isNumbered = hasNumbers(lines);
  for (let index = start; index < lines.length; index += 1) {
    const line = lines[index] ?? "";
    if (line === "") continue;
    const block = index > start && lines[index - 1] ? blocks.at(-1) : undefined;
    if (block && beginsCue(line, block)) {
      const cue = endCue(block, isNumbered);
      blocks.push({ number: index + 1, lines: [line], cue });
    } else if (block) block.lines.push(line);
    else blocks.push({ number: index + 1, lines: [line], cue: numberOf(line) });
  }
  return blocks;
}

function hasNumbers(lines: string[]): boolean {
  const first = lines.findIndex((line) => timing.test(line));
  return aloneNumber.test(lines.slice(0, first).findLast(Boolean) ?? "");
}

function beginsCue(line: string, block: Block): boolean {
  if (isComment(block)) return roughTiming.test(line);
  return hasArrow(line) && block.lines.some(hasArrow);
}

/**
 * Some programs write no empty line between cues. Removes the next cue's number, which it returns, and lines of
 * spaces.
 */
function endCue(block: Block, isNumbered: boolean): number | undefined {
  const { lines } = block;
  const last = isNumbered ? numberOf(lines.at(-1)) : undefined;
  const cue = last !== undefined && follows(last, block) ? last : undefined;
  if (cue !== undefined) lines.pop();
  while (lines.at(-1)?.trim() === "") lines.pop();
  return cue;
}

function numberOf(line = ""): number | undefined {
  return aloneNumber.test(line) ? Number(line) : undefined;
}

function repairCue({ number, lines }: Block, isWebVtt: boolean): string {
  const [first = ""] = lines;
  const above = lines.findIndex(hasArrow);
  const isNamed = above === 1 && (isWebVtt || aloneNumber.test(first));
  if (above !== 0 && !isNamed) {
    throw new Refusal(
      415,
      `Line ${number} of the captions belongs to no time, so browsers would not show it: “${quoted(first)}”. Please remove the empty line above it, or write its time.`,
    );
  }
  return lines
    .flatMap((line, index) =>
      hasArrow(line) ? repairTiming(line, number + index) : repairWords(line, isWebVtt),
    )
    .join("\n");
}
