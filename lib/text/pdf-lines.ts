/** A line may end behind a blank, a dash, and a hyphen between letters. */
const BREAKS = /(?<=[^\S\n\u00A0])(?=\S)|(?<=[^\s-]-)(?=\p{L})|(?<=[–—])(?=[^\s–—])/u;

/** Breaks a word only if it is wider than a line by itself. */
export function breakLines(words: string, fits: (line: string) => boolean): string[] {
  const cut = (word: string) => fill(signsOf(word), fits, (sign) => [sign]);
  return words.split("\n").flatMap((paragraph) => fill(paragraph.split(BREAKS), fits, cut));
}

function fill(
  pieces: string[],
  fits: (line: string) => boolean,
  cut: (piece: string) => string[],
): string[] {
  const lines: string[] = [];
  let line = "";
  for (const piece of pieces) {
    if (fits(line + piece)) line += piece;
    else {
      if (line) lines.push(line);
      const parts = fits(piece) ? [piece] : cut(piece);
      line = parts.pop() ?? "";
      lines.push(...parts);
    }
  }
  return [...lines, line];
}

function signsOf(word: string): string[] {
  return Array.from(new Intl.Segmenter("en").segment(word), ({ segment }) => segment);
}
