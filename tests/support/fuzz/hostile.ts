import fc from "fast-check";

/** What has broken programs before: ends of strings, of headers, of markup, of numbers and of text. */
const INFAMOUS = [
  "",
  " ",
  "\0",
  "a\0b@example.test",
  "\uD800",
  "x\uDFFF\uD800y",
  "\u202Etxt.exe",
  "\uFEFF",
  "İıſß",
  "Z̷a̸l̶g̵o̷".repeat(50),
  "👩‍👩‍👧‍👦".repeat(40),
  "x".repeat(5001),
  "__proto__",
  "constructor",
  "toString",
  "../../../../etc/passwd",
  "<script>alert(1)</script>",
  "\"'><img src=x onerror=alert(1)>",
  "javascript:alert(1)",
  "' OR 1=1 --",
  '\'; DROP TABLE "User"; --',
  "Ada\r\nBcc: victim@example.test",
  "Ada\nContent-Type: text/html\n\n<h1>",
  '=HYPERLINK("http://elsewhere.example")',
  "NaN",
  "1e309",
  "-0",
  "9007199254740993",
  "2147483648",
  "0x10",
  "null",
  "true",
  "$1:constructor:constructor",
  "$1:__proto__:then",
  "$F1",
  "$K1",
  "$@0",
  "$Q0",
  "$B1",
  "$n99999999999999999999999999",
];

export const hostileText = fc.oneof(
  fc.constantFrom(...INFAMOUS),
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.string({ unit: fc.constantFrom("\uD83C", "\uDFAD", "\0", "\r", "\n", "<", "%", "a") }),
);

/** Any JSON value that a field may get and its schema does not expect. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  // No small positive integers: as ids, they would let the coach's forms change real rows of other tests.
  fc.integer({ max: -1 }),
  fc.integer({ min: 1_000_000 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(null, true, false, -0, 1e308, 2 ** 53, [], {}),
  fc.array(hostileText, { maxLength: 4 }),
  fc.dictionary(
    fc.constantFrom("__proto__", "constructor", "then", "length", "toJSON"),
    hostileText,
  ),
  fc.integer({ min: 10, max: 2000 }).map(nest),
);

function nest(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { a: value };
  return value;
}

/** One part of a path: well formed, cut off, doubled, or meant for another program. */
export const hostileSegment = fc.oneof(
  fc.constantFrom(
    "%00",
    "%E0%A4%A",
    "%ED%A0%80",
    "%c0%af",
    "%",
    "%25",
    "%252e%252e%252f",
    "%2e%2e%2f",
    "..",
    ".",
    "",
    "%2f",
    "%5c",
    "%0d%0aSet-Cookie:a=b",
    "-1",
    "0",
    "1.0",
    "1e3",
    "%20",
    "+1",
    "9007199254740993",
    "2147483648",
    "__proto__",
    "constructor",
    "[object]",
    "a;b=c",
    "~",
    "*",
    "index",
    "page",
    "_next",
    "$id",
    "(.)x",
    "@modal",
    ":id",
    "x.json",
    "x.rsc",
    "x.txt",
  ),
  fc.string({ unit: "binary", maxLength: 60 }).map(percentEncode),
  fc.integer().map(String),
);

export function percentEncode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
