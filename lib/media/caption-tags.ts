import { time } from "./caption-times";

/** A "<" that starts neither a whole tag nor a whole time: a browser would hide all text up to the next ">". */
const attribute = String.raw`\s+[\w-]+=(?:"[^"<>]*"|'[^'<>]*'|[^\s<>"']+)`;
const tag = String.raw`\/?(?:(?:b|c|i|rt|ruby|u)(?:\.[^\s<>]*)?(?:${attribute})*[ \t]*|(?:font|lang|v)(?:[\s.][^<>]*)?)`;
const bareBracket = new RegExp(`<(?!(?:${tag}|${time})>)`, "gi");

/** Tags that browsers do not know in captions. */
const markup = /<\/?(?:a|em|strong|s|strike|del|span|p|div)(?:\s[^<>]*)?>/gi;
const lineBreak = /<br[ \t]*\/?>/i;

/** SubRip's positions, such as "{\an8}". */
const placing = /\{\\[^{}]*\}/g;
/** SubRip's tags in another spelling: "{b}" and, for a whole line, "{y:i}". */
const braceTag = /\{(\/?[biu])\}/gi;
const lineTag = /\{y:[a-z,]*\}/gi;

/** Leaves no line empty, which would end the cue. */
export function repairWords(line: string, isWebVtt: boolean): string[] {
  if (line.trim() === "") return [line];
  const tagged = isWebVtt ? line : repairBraces(line);
  const parts = tagged.split(lineBreak).map((part) => part.replaceAll(markup, ""));
  const words = parts.map((part) => part.replaceAll(placing, "").replaceAll(bareBracket, "&lt;"));
  return words.filter((part) => part.trim());
}

function repairBraces(line: string): string {
  const tagged = line.replaceAll(braceTag, (_, name: string) => `<${name.toLowerCase()}>`);
  return tagged.replaceAll(lineTag, "");
}
