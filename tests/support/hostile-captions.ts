const STYLE = `STYLE
::cue { background: url(https://elsewhere.invalid/a.png) }
::cue(b) { color: expression(hacked(1)) }`;
const REGION = `REGION
id:fred
width:40%`;
const NOTE = `NOTE <script>hacked(1)</script>
--> not a cue`;

const at = (from: string, to: string, ...words: string[]) =>
  [`00:${from} --> 00:${to}`, ...words].join("\n");
const file = (...blocks: string[]) => `${["WEBVTT", ...blocks].join("\n\n")}\n`;
const plain = file(at("00.000", "02.000", "One"), at("02.000", "04.000", "Two"));

/** Caption files, and the words of the transcript made from each. */
export const hostileCaptions: Record<string, { body: string; words: string[] }> = {
  "markup, voices, ruby and times inside the words": {
    body: file(
      at(
        "00.000",
        "09.000",
        `<v Ada><b>Bold</b> <c.loud>loud</c> <00:00:01.000>late <ruby>a<rt>b</rt></ruby></v>`,
      ),
    ),
    words: ["Bold loud late ab"],
  },
  "scripts and pictures": {
    body: file(
      at("00.000", "01.000", `<script>hacked(1)</script>`),
      at("01.000", "02.000", `<img src=x onerror=hacked(1)>look`),
      at("02.000", "03.000", `<svg onload=hacked(1)><a href="javascript:hacked(1)">link</a>`),
      at("03.000", "04.000", `<b/onclick=hacked(1)>b</b>`),
    ),
    words: ["hacked(1)", "look", "link", "b"],
  },
  entities: {
    body: file(at("00.000", "09.000", "&lt;img src=x onerror=hacked(1)&gt; &amp;amp; &nbsp;&#60;")),
    words: ["<img src=x onerror=hacked(1)> &amp; \u00a0<"],
  },
  "notes, styles and regions": {
    body: file(STYLE, REGION, NOTE, at("00.000", "09.000", "Said")),
    words: ["Said"],
  },
  "times that are none": {
    body: file(
      "00:00.000 -> 00:01.000\nno arrow",
      at("0x.000", "02.000", "no number"),
      "99:99.000 --> 99:99.999\nno minute",
      at("03.000", "04.000 position:9999% line:abc align:evil", "Kept"),
      at("05.000", "04.000", "Backwards"),
    ),
    words: ["Kept", "Backwards"],
  },
  "two lines of one moment": {
    body: file(at("00.000", "02.000", "One"), at("00.000", "02.000", "Two")),
    words: ["One", "Two"],
  },
  "a byte order mark": { body: `\ufeff${plain}`, words: ["One", "Two"] },
  "carriage returns": { body: plain.replaceAll("\n", "\r\n"), words: ["One", "Two"] },
  "null bytes": { body: file(at("00.000", "02.000", "N\0ull")), words: ["N\ufffdull"] },
  "no header": { body: plain.replace("WEBVTT\n\n", ""), words: [] },
  "another header": { body: plain.replace("WEBVTT", "WEBVTTX"), words: [] },
  nothing: { body: "", words: [] },
  "a header alone": { body: "WEBVTT\n\n", words: [] },
  "a page": { body: "<!doctype html><script>hacked(1)</script>", words: [] },
};

/** More than an hour at one line per second: longer than any film of the shop. */
export const manyCaptions = file(
  ...Array.from({ length: 10_000 }, (_, second) => {
    const clock = (value: number) => new Date(value * 1000).toISOString().slice(11, 23);
    return `${clock(second)} --> ${clock(second + 1)}\nLine ${second + 1}`;
  }),
);
