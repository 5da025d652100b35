import { inflateSync } from "node:zlib";

/** In bytes: the header may stand anywhere in these (ISO 32000-1, annex H.3.4.1). */
const HEADER_WITHIN = 1024;
/** In bytes; a dictionary of an index is far smaller. */
const MAX_DICTIONARY = 64 * 1024;
/** In bytes, of all parts of an index together; 32 megabytes name 1.6 million objects. */
const MAX_INDEX = 32 * 1024 * 1024;

/** The head of an object, such as "12 0 obj". */
const head = String.raw`\d{1,10}\s{1,9}\d{1,5}\s{1,9}obj`;
const anyObject = new RegExp(head);
const objectHere = new RegExp(`^\\s*${head}`);

export function isPdf(bytes: Buffer): boolean {
  return headerOf(bytes) >= 0;
}

function headerOf(bytes: Buffer): number {
  return bytes.subarray(0, HEADER_WITHIN).indexOf("%PDF-");
}

/** Looks for the reference to the encryption dictionary (ISO 32000-1, 7.6), which is itself never encrypted. */
export function isLockedPdf(objects: string): boolean {
  return /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(objects);
}

/** A form whose pages only Adobe's programs draw; others show "Please wait" (ISO 32000-1, table 28). */
export function isDrawnByAdobe(objects: string): boolean {
  return /\/NeedsRendering\s+true\b/.test(objects);
}

/** Without the contents of pages, whose text may speak of encryption, too. */
export function objectsOf(bytes: Buffer): string {
  const parts = bytes.toString("latin1").split("endstream");
  return parts.map((part) => part.split(/stream\r?\n/, 1)[0]).join("");
}

/**
 * The end of a PDF names the place of its index, which names the place of each object (ISO 32000-1, 7.5). Programs
 * guess what a damaged index meant and what stood in a gap, and lose pages, so every object must be in its place.
 */
export function isWholePdf(bytes: Buffer): boolean {
  const end = textAt(bytes, bytes.lastIndexOf("startxref"), bytes.length);
  const [, index, rest = ""] = /^startxref\s+(\d+)\s+%%EOF(.*)$/s.exec(end) ?? [];
  // Objects behind the end are a change whose own end was cut off.
  if (!index || anyObject.test(rest)) return false;
  // Places may be counted from the header or from the file's first byte.
  return [headerOf(bytes), 0].some((from) => leadsToObjects(bytes.subarray(from), Number(index)));
}

/** Follows an index, and the earlier ones that it continues. */
function leadsToObjects(bytes: Buffer, index: number): boolean {
  const seen = new Set<number>();
  const found = new Set<number>();
  let left = MAX_INDEX;
  for (let at = index; at > 0 && !seen.has(at); ) {
    seen.add(at);
    const section = readTable(bytes, at, left) ?? readCompressed(bytes, at, left);
    left -= section?.size ?? left;
    if (!section || left <= 0) return false;
    for (const place of section.places) {
      if (found.has(place)) continue;
      if (!objectHere.test(textAt(bytes, place, 40))) return false;
      found.add(place);
    }
    at = Number(/\/Prev\s+(\d+)/.exec(section.dictionary)?.[1]);
  }
  return seen.size > 0;
}

/** `size` is what was read, in bytes. */
type Section = { places: Iterable<number>; dictionary: string; size: number };

/** An index that is a text (ISO 32000-1, 7.5.4). */
function readTable(bytes: Buffer, at: number, limit: number): Section | null {
  const end = bytes.indexOf("trailer", at);
  if (end < 0 || end - at > limit || !/^\s*xref\s/.test(textAt(bytes, at, 40))) return null;
  const entries = textAt(bytes, at, end - at).matchAll(/(\d{10}) \d{5} n/g);
  // Some programs write an unused number as an object at 0.
  const places = Array.from(entries, ([, place]) => Number(place)).filter(Boolean);
  const [dictionary = ""] = textAt(bytes, end, MAX_DICTIONARY).split("startxref");
  return { places, dictionary, size: end - at + dictionary.length };
}

/** An index that is a stream (ISO 32000-1, 7.5.8). */
function readCompressed(bytes: Buffer, at: number, limit: number): Section | null {
  const [start = "", dictionary = ""] =
    /^[\d\s]+obj((?:(?!endobj).)*?)stream\r?\n/s.exec(textAt(bytes, at, MAX_DICTIONARY)) ?? [];
  if (!/\/Type\s*\/XRef/.test(dictionary)) return null;
  const size = start.length;
  // Hardly any program writes another filter, or two.
  if (!/\/Filter\s*(?:\[\s*\/FlateDecode\s*\]|\/FlateDecode)/.test(dictionary)) {
    return { places: [], dictionary, size };
  }
  const content = inflate(bytes.subarray(at + size), limit);
  const places = content && placesIn(content, dictionary);
  return places && { places, dictionary, size: size + content.length };
}

function inflate(content: Buffer, maxOutputLength: number): Buffer | null {
  try {
    return inflateSync(content, { maxOutputLength });
  } catch {
    return null;
  }
}

/** Each row is an entry's kind, place and generation, in as many bytes as the dictionary says. */
function* placesIn(content: Buffer, dictionary: string): Generator<number> {
  const widths = /\/W\s*\[\s*(\d)\s+(\d)\s+(\d)\s*\]/.exec(dictionary) ?? [];
  const [kind = 0, place = 0, generation = 0] = widths.slice(1).map(Number);
  const width = kind + place + generation;
  const rows = /\/Predictor\s+1\d/.test(dictionary) ? unpredict(content, width) : content;
  // Hardly any program writes the other kinds of differences.
  if (!rows) return;
  for (let row = 0; width > 0 && row + width <= rows.length; row += width) {
    const isObject = kind === 0 || numberAt(rows, row, kind) === 1;
    if (isObject) yield numberAt(rows, row + kind, place);
  }
}

function numberAt(bytes: Buffer, at: number, length: number): number {
  let sum = 0;
  for (let index = at; index < at + length; index += 1) sum = sum * 256 + (bytes[index] ?? 0);
  return sum;
}

/** Each row says in its first byte whether the others are differences from the row above (2), or themselves (0). */
function unpredict(content: Buffer, width: number): Buffer | null {
  const rows = Buffer.alloc(Math.floor(content.length / (width + 1)) * width);
  for (let at = 0; at < rows.length; at += 1) {
    const start = Math.floor(at / width) * (width + 1);
    const kind = content[start] ?? 0;
    if (kind !== 0 && kind !== 2) return null;
    const above = kind === 2 ? (rows[at - width] ?? 0) : 0;
    rows[at] = (content[start + 1 + (at % width)] ?? 0) + above;
  }
  return rows;
}

function textAt(bytes: Buffer, at: number, length: number): string {
  return at < 0 ? "" : bytes.toString("latin1", at, at + length);
}
