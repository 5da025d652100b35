import type { Style } from "./pasted-style";

const SIGN_FONT = /^["']?(symbol|webdings|wingdings(?: [23])?)["']?(?=\s*(?:,|$))/;

const SIGNS: Record<string, Record<string, string>> = {
  // Word itself writes its arrows so, for "<--", "-->", "<==", "==>" and "<=>".
  wingdings: {
    ß: "←",
    à: "→",
    ç: "⇐",
    è: "⇒",
    ó: "⇔",
    J: "☺",
    L: "☹",
    ü: "✓",
    q: "☐",
    "§": "▪",
  },
  symbol: { "·": "•" },
};

/** Empty for an ordinary font, undefined where the element names none. */
export function signFontOf(element: Element, style: Style): string | undefined {
  const symbol = style.get("mso-char-type") === "symbol" && style.get("mso-symbol-font-family");
  const inShort = /[\d.](?:px|pt|r?em|%)\S*\s+(.*)/.exec(style.get("font") ?? "")?.[1];
  const face = element.tagName === "FONT" && element.getAttribute("face")?.toLowerCase();
  const named = symbol || style.get("font-family") || inShort || face;
  return named && named !== "inherit" ? (SIGN_FONT.exec(named)?.[1] ?? "") : undefined;
}

/** Names in `lost` what nobody knows how to show. */
export function readSigns(text: string, font: string): { text: string; lost: string | null } {
  const signs = Array.from(text, (letter) => signOf(letter, font));
  const name = font.replace(/^./, (first) => first.toUpperCase());
  return {
    text: signs.join(""),
    lost: signs.includes(undefined) ? `a sign of the font ${name}` : null,
  };
}

function signOf(letter: string, font: string): string | undefined {
  const code = letter.codePointAt(0) ?? 0;
  const isPrivate = code >= 0xf000 && code <= 0xf0ff;
  if (letter.trim() === "" || (code > 0xff && !isPrivate)) return letter;
  return SIGNS[font]?.[String.fromCodePoint(code & 0xff)];
}
