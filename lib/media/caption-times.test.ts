import { expect, it } from "vitest";
import { readCaptions } from "./captions";

const next = "00:00:02.000 --> 00:00:03.000\nThere\n";

it.each(["Hello there", "<v Ann>Hello", "align:start Hello", "Anna: Hello", "Anna:Hello"])(
  "the words %j beside a time, where browsers would not show them, are refused with the line's number",
  (words) => {
    const captions = `WEBVTT\n\n00:01.000 --> 00:02.000 ${words}\n\n${next}`;
    expect(() => readCaptions(captions)).toThrow(/^Line 3 .* words beside its time/);
  },
);

it.each(["align:start line:-1,end", "align: middle", "X1:201 Y2:120", "D:vertical L:50%", " "])(
  "the settings %j beside a time are kept",
  (settings) => {
    const captions = `WEBVTT\n\n00:01.000 --> 00:02.000 ${settings}\nHello\n\n${next}`;
    expect(readCaptions(captions)).toContain(`--> 00:02.000 ${settings}\nHello`);
  },
);

it.each(["webvtt", " WEBVTT", "WebVTT"])("the header %j is read as the format's mark", (header) => {
  expect(readCaptions(`${header}\n\n${next}`)).toBe(`WEBVTT\n\n${next}`);
});

it("a title directly behind the format's mark keeps the file in its format", () => {
  expect(readCaptions(`WEBVTT- First film\n\n${next}`)).toMatch(/^WEBVTT - First film\n\n/);
});

it("marks that no eye sees do not spoil a time or a cue's number", () => {
  const [first, second] = [
    "00:00:01,000 --> 00:00:02,000\u200e\nA",
    "00:00:02,000\u00a0--> 00:00:03,000\nB",
  ];
  expect(readCaptions(`1\n${first}\n\n\ufeff2\n${second}\n`)).toContain("\n\n2\n00:00:02.000 --> ");
});

it("tags with attributes stay tags, and a link leaves its words", () => {
  const words =
    '<b class="x">Hi</b> <u id=1>there</u> <a href="https://a.example">site</a>, a <b then go';
  expect(readCaptions(`WEBVTT\n\n00:01.000 --> 00:02.000\n${words}\n`)).toContain(
    '<b class="x">Hi</b> <u id=1>there</u> site, a &lt;b then go',
  );
});
