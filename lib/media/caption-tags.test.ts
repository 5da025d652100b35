import { expect, it } from "vitest";
import { readCaptions } from "./captions";

it.each([
  ["<inaudible> and <anna@example.com>", "&lt;inaudible> and &lt;anna@example.com>"],
  ["if x<y then", "if x&lt;y then"],
  ["Run at <5:30 per km and rest", "Run at &lt;5:30 per km and rest"],
  ["<3:1, <3:30 pm, <i and, <u 5", "&lt;3:1, &lt;3:30 pm, &lt;i and, &lt;u 5"],
  ["if a <b then go > 1", "if a &lt;b then go > 1"],
  ["<v Ann Smith Hello", "&lt;v Ann Smith Hello"],
  ["<v Ann <b>now</b>", "&lt;v Ann <b>now</b>"],
  [
    "<font color=red>now</font> <lang en>so</lang>",
    "<font color=red>now</font> <lang en>so</lang>",
  ],
  ["<v.loud Ann><b>now</b> <00:01.500>late", "<v.loud Ann><b>now</b> <00:01.500>late"],
])("words in angle brackets are shown, and tags of WebVTT stay: %s", (given, shown) => {
  expect(readCaptions(`WEBVTT\n\n00:01.000 --> 00:02.000\n${given}\n`)).toContain(`\n${shown}\n`);
});

it("tags that browsers do not know in captions are removed, and a break begins a line", () => {
  const words =
    "{\\an8}\nHello<br><BR/>there <em>a</em> <s>b</s>\n<p class='x'><strong>c</strong></p>\n<br>";
  expect(readCaptions(`1\n00:00:00,000 --> 00:00:02,000\n${words}`)).toBe(
    "WEBVTT\n\n1\n00:00:00.000 --> 00:00:02.000\nHello\nthere a b\nc\n",
  );
});

it("a bare angle bracket is escaped, and SubRip’s positions are removed", () => {
  const words = "{\\an8}Rest if < 5 h, I <3 sleep\n<i>well</i> <00:00:01.000>now";
  expect(readCaptions(`1\n00:00:00,000 --> 00:00:02,000\n${words}`)).toBe(
    "WEBVTT\n\n1\n00:00:00.000 --> 00:00:02.000\nRest if &lt; 5 h, I &lt;3 sleep\n<i>well</i> <00:00:01.000>now\n",
  );
});

it.each([
  ["{b}Stop{/b} now", "<b>Stop</b> now"],
  ["{B}{u}Stop{/u}{/B}, {i}now{/i}", "<b><u>Stop</u></b>, <i>now</i>"],
  ["{y:i}Stop", "Stop"],
  ["{\\an8}{Y:b,i}Stop", "Stop"],
  ["{y:i}\nStop", "Stop"],
  ["{bow} and {x}", "{bow} and {x}"],
])("SubRip’s tags in braces become those of WebVTT, or are removed: %s", (given, shown) => {
  expect(readCaptions(`1\n00:01.000 --> 00:02.000\n${given}\n`)).toContain(`\n${shown}\n`);
});

it("braces in WebVTT, which has no such tags, are words", () => {
  expect(readCaptions("WEBVTT\n\n00:01.000 --> 00:02.000\nA = {b}\n")).toContain("\nA = {b}\n");
});
