import { expect, it } from "vitest";
import { readCaptions } from "./captions";

const cue = "00:00:00.000 --> 00:00:02.000\nHello\n";

it.each([
  ["line ends of old Macs", "WEBVTT\r\r00:00:00.000 --> 00:00:02.000\rHello\r"],
  ["line ends of Windows", `WEBVTT\r\n\r\n${cue.replaceAll("\n", "\r\n")}`],
  ["a byte order mark", `\uFEFFWEBVTT\n\n${cue}`],
  ["a title", `WEBVTT The first film\n\n${cue}`],
  [
    "a comment, a style and settings",
    `WEBVTT\n\nNOTE by hand\n\nSTYLE\n::cue { color: lime }\n\n${cue}`,
  ],
  ["a comment with two times", `WEBVTT\n\nNOTE\nRecut from 0:12 -> 0:45 by Anna\n\n${cue}`],
  ["no hours", "WEBVTT\n\n00:00.000 --> 00:02.000 align:start\nHello\n"],
  ["tabs and no spaces", "WEBVTT\n\n00:00.000-->\t00:02.000\nHello\n"],
  ["no empty line below the header", "WEBVTT\n00:00.000 --> 00:02.000\nHello"],
  ["lines of a header", `WEBVTT\nKind: captions\nLanguage: en-GB\n\n${cue}`],
  ["an arrow in a comment", `WEBVTT\n\nNOTE first --> last\nand a --> b\n\n${cue}`],
  ["a region and names for cues", `WEBVTT\n\nREGION\nid:top\n\nIntro\n${cue}`],
  ["lines of spaces in SubRip", `1\n${cue} \n\n`],
  ["SubRip’s numbers on their own lines", `1\n\n${cue}`],
  ["a film of a hundred hours", "WEBVTT\n\n100:00:00.000 --> 100:00:02.000\nHello\n"],
])("captions with %s are accepted and keep their words", (_, text) => {
  const taken = readCaptions(text);
  expect(taken).toMatch(/^WEBVTT/);
  expect(taken).toContain("Hello");
  expect(taken.split("\n").filter((line) => /\d --> /.test(line))).toHaveLength(1);
});

it.each([
  ["in SubRip", (lines: string) => lines],
  ["in WebVTT", (lines: string) => `WEBVTT\n\n${lines}`],
])("cues without an empty line between them lose nothing and show no number, %s", (_, wrap) => {
  const taken = readCaptions(
    wrap(`1\n${cue}2\n00:00:02,000 --> 00:00:03,000\nThere\n \n3\n00:03.000 --> 00:04.000\nNow\n`),
  );
  const cues = taken.split("\n\n").slice(1);
  expect(cues.map((lines) => lines.split(/-->.*\n/)[1]?.trim())).toEqual(["Hello", "There", "Now"]);
});

it("a number that is spoken stays, also in a file with numbers and without empty lines", () => {
  const counted = "00:01.000 --> 00:02.000\nCount\n3\n00:02.000 --> 00:03.000\n2\n";
  expect(readCaptions(`WEBVTT\n\n${counted}`)).toBe(
    "WEBVTT\n\n00:01.000 --> 00:02.000\nCount\n3\n\n00:02.000 --> 00:03.000\n2\n",
  );
  expect(readCaptions(`1\n${counted.replace("3\n", "3\n2\n")}`)).toContain("\nCount\n3\n\n");
});

it("a number that does not follow its cue’s is spoken", () => {
  const next = "00:00:04.000 --> 00:00:05.000\nBye";
  expect(readCaptions(`1\n${cue}\n2\n00:00:02.000 --> 00:00:03.000\n10\n${next}\n`)).toContain(
    `\n10\n\n${next}`,
  );
  expect(() => readCaptions(`1\n${cue}\n9\n\n${next}\n`)).toThrow(/^Line 5 .*“9”/);
});

it("numbers of cues with gaps and of joined files are not spoken", () => {
  const next = "00:00:04.000 --> 00:00:05.000\nBye";
  for (const number of [1, 3]) {
    for (const gap of ["", "\n"]) {
      const given = `1\n${cue}\n2\n00:00:02.000 --> 00:00:03.000\n${gap}${number}\n${next}\n`;
      expect(readCaptions(given)).not.toContain(`\n${number}\n\n`);
    }
  }
});

it("a cue directly below a comment of WebVTT is kept", () => {
  const taken = readCaptions("WEBVTT\n\nNOTE two\n2\n00:00:03,000 --> 00:00:04,000\nKept\n");
  expect(taken).toBe("WEBVTT\n\nNOTE two\n\n00:00:03.000 --> 00:00:04.000\nKept\n");
});

it("times with a comma are repaired, in WebVTT and SubRip", () => {
  const spoken = "00:00:02,000 --> 00:00:03,000\nThere\n";
  const repaired = "00:00:02.000 --> 00:00:03.000\nThere\n";
  expect(readCaptions(`WEBVTT\n\n1\n${cue}\n2\n${spoken}`)).toBe(
    `WEBVTT\n\n1\n${cue}\n2\n${repaired}`,
  );
  expect(readCaptions(`1\r\n${spoken}`)).toBe(`WEBVTT\n\n1\n${repaired}`);
  expect(readCaptions(`1\n0:00:02,000 --> 0:00:03,000\nThere\n`)).toContain("00:00:02.000 -->");
});

it.each([
  ["empty lines and marks that no eye sees", `\uFEFF\n\u200B\n1\n${cue}`],
  ["a header below an empty line", `\n\u200BWEBVTT\n\n1\n${cue}`],
  ["three signs at the end of each line", `1\n${cue}`.replaceAll("\n", "\r\r\n")],
  ["a full stop behind the numbers", `1.\n${cue}`],
  ["Word’s arrow", `1\n${cue.replace("-->", "–>")}`],
  ["a number at the end that has no cue", `1\n${cue}\n2\n`],
  ["the sign of old systems at the end", `1\n${cue}\n\u001a`],
  ["that sign directly below the words", `1\n${cue}\u001a\n`],
])("captions with %s are read", (_, text) => {
  expect(readCaptions(text)).toMatch(/^WEBVTT\n\n1\.?\n00:\S+ --> 00:\S+\nHello\n$/);
});

it.each([
  [
    "a cue without its milliseconds",
    `${cue}\n00:00:03 --> 00:00:04\nLost`,
    /^Line 6 .*“00:00:03 --> 00:00:04”/,
  ],
  ["an arrow among the words", `${cue}\nNext --> lost`, /^Line 6 /],
  ["words below an empty line", `${cue}\nLost words`, /^Line 6 .*“Lost words”.* empty line above/],
  ["another arrow", `${cue}\n2\n00:00:03.000 → 00:00:04.000\nLost`, /^Line 6 .* no time/],
  [
    "a cue of no length",
    `${cue}\n00:00:03.000 --> 00:00:03.000\nLost`,
    /^Line 6 .* ends before it begins, or at once/,
  ],
  [
    "a cue that ends before it begins",
    `${cue}\n00:00:04.000 --> 00:00:03.000\nLost`,
    /^Line 6 .* ends before it begins/,
  ],
  [
    "a cue without its milliseconds below a comment",
    `${cue}\nNOTE two\n00:00:03 --> 00:00:04\nLost`,
    /^Line 7 .*“00:00:03 --> 00:00:04”/,
  ],
  [
    "another arrow below a style",
    `${cue}\nSTYLE\n00:00:03.000 → 00:00:04.000\nLost`,
    /^Line 7 .* no time/,
  ],
  [
    "two lines above a time",
    `${cue}\nand welcome\n2\n00:02.000 --> 00:03.000\nThere`,
    /^Line 6 .*“and welcome”.* empty line above/,
  ],
  ["a number at the end that is spoken", `${cue}\n1`, /^Line 6 .*“1”/],
  ["a number among the words", `${cue}\n1984\n\n3\n00:03.000 --> 00:04.000\nNow`, /“1984”/],
])("captions with %s are refused, naming the line", (_, cues, words) => {
  expect(() => readCaptions(`WEBVTT\n\n${cues}\n`)).toThrow(words);
});

it.each([
  ["a paragraph", "and welcome to\nthe course\n2\n"],
  ["a line", "second paragraph\n"],
  ["a comment", "NOTE two\n"],
])("%s between two cues of SubRip is refused, naming the line", (_, words) => {
  const spoken = `${words}00:00:02,000 --> 00:00:03,000\nThere\n`;
  expect(() => readCaptions(`1\n${cue}\n${spoken}`)).toThrow(/^Line 5 .* belongs to no time/);
});

it.each([
  ["an empty file", ""],
  ["only a header", "WEBVTT\n\nNOTE nothing\n"],
  ["another header", `WEBVTTX\n\n${cue}`],
  ["a letter", `Dear Ann\n\n${cue}`],
])("%s is not accepted as captions", (_, text) => {
  expect(() => readCaptions(text)).toThrow("in the WebVTT format (.vtt) or in the SubRip format");
});

it("a megabyte of lines without an empty one is read", () => {
  const lines = Array.from({ length: 200_000 }, () => "la la").join("\n");
  expect(readCaptions(`WEBVTT\n\n${cue}${lines}\n`)).toContain(lines);
});

it("the numbers of SubRip's cues may be indented", () => {
  const cues = [
    " 1\n00:00:01,000 --> 00:00:02,000\nHello",
    " 2\n00:00:02,000 --> 00:00:03,000\nThere",
  ];
  expect(readCaptions(`${cues.join("\n\n")}\n`)).toContain("00:00:02.000 --> 00:00:03.000\nThere");
});
