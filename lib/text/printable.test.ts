import { expect, it } from "vitest";
import { findUndrawable, toPrintable } from "./printable";

it.each([
  ["so\u00adft\u200b and Calm™\uFE0F", "soft and Calm™"],
  ["Tap\u2010Turn\u2011Hop\u2012Skip ― \uFB01n", "Tap-Turn-Hop-Skip – fin"],
  ["one\u2009two\tthree\r\nfour", "one two three \nfour"],
  ["Ce\u0301im, ½ & “Łódź”", "Céim, ½ & “Łódź”"],
])("%j is printed as %j, and counts as printed whole", (text, printed) => {
  expect(toPrintable(text)).toBe(printed);
  expect(findUndrawable(text)).toBeUndefined();
});

it.each([
  ["👩🏽‍🎓 and 🇮🇪", "? and ?", "👩🏽‍🎓"],
  ["I ❤\uFE0F it", "I ? it", "❤\uFE0F"],
  ["Ж\u0301а", "??", "Ж\u0301"],
  ["1 → 2", "1 - 2", "→"],
])("%j is printed as %j, and its first lacking sign is %j", (text, printed, sign) => {
  expect(toPrintable(text)).toBe(printed);
  expect(findUndrawable(text)).toBe(sign);
});
