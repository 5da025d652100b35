const SUMS: [RegExp, string][] = [
  // "£20", "£ 20", "SEK 20"
  [/(\p{Sc}\s?|\b[A-Z]{3}\s)\d+(?:[.,\u00a0\u202f]\d+)*/gu, "$1…"],
  // "gbp20"
  [/(\b(?:gbp|eur|usd)\s?)\d+(?:[.,\u00a0\u202f]\d+)*/giu, "$1…"],
  // "20€", "20p"; not the number of "order 1001 £…"
  [/\b\d+(?:[.,\u00a0\u202f]\d+)*(\s?\p{Sc}|p\b)(?!\s?…)/giu, "…$1"],
  // "20 pounds", "20-pound"
  [
    /\b\d+(?:[.,\u00a0\u202f]\d+)*([\s-]?(?:gbp|eur|usd|pounds?|quid|pence|euros?|dollars?|cents?)\b)(?!\s?…)/giu,
    "…$1",
  ],
  // "20.00", "20,00"
  [/\b\d+(?:[.,]\d{3})*[.,]\d{2}\b(?![.,]?\d|\s?%)/g, "…"],
];

/** For people who may not see the shop's earnings: "£49.99 was refunded" → "£… was refunded". */
export function hideSums(text: string): string {
  return SUMS.reduce((hidden, [sum, sign]) => hidden.replaceAll(sum, sign), text);
}
