const SPACE = String.raw`\p{Zs}`;

/** "20", "1,049.50", "1 049,50", "1'049", ".99" or "20,-". */
const NUMBER = String.raw`(?=[.,]?\d)(?:\d{1,3}(?:[${SPACE}'’.,]\d{3}(?!\d))+|\d*)(?:[.,](?:\d+|[-–—]))*`;
const THOUSANDS = String.raw`(?:${SPACE}?(?:k|m|bn|thousand|million)(?![\p{L}\d]))?`;

/** Also "20-30", "20/30" and "1k". */
const AMOUNT = `${NUMBER}${THOUSANDS}(?:${SPACE}?(?:[-–—/]|to)${SPACE}?${NUMBER}${THOUSANDS})?`;

/** Not inside a longer number. */
const START = String.raw`(?<!\d[.,]?)`;

/** Codes that are words or parts of dates too, such as "TRY" and "MON", are left out. */
const NAMES = [
  "gbp eur usd chf sek nok dkk isk pln czk huf ron bgn rsd uah rub ils aed sar qar zar ngn kes egp",
  "aud nzd cad hkd sgd twd jpy cny krw inr pkr bdt thb vnd idr myr php brl mxn clp",
  "sterling pounds? quid pence penny pennies euros? dollars? bucks? grand cents? francs? kronor kroner krona kr\\.?",
]
  .join(" ")
  .replaceAll(" ", "|");
const CURRENCY = String.raw`(?:(?<!\p{L})(?:${NAMES})(?!\p{L})|[a-z]{0,2}\p{Sc})`;

/** Beside a longer whole number, as in "1080p", it stands for no money, nor does it in "5 p.m.". */
const PENCE = String.raw`(?<=(?:(?<!\d)\d{1,2}|[.,]\d+)${SPACE}*)p(?!\.?\p{L}|\d)`;

/** "order 1001 £…" names an order. */
const ORDER = String.raw`(?!(?<=\border #?)\d+\s*${CURRENCY}\s*…)`;

const CLOCK = String.raw`(?:[01]?\d|2[0-3])\.[0-5]\d(?!\d)`;
const DAY = String.raw`(?:[12]\d|3[01]|0?[1-9])\.(?:0[1-9]|1[0-2])(?!\d)`;
/** "20.00" may be a sum or a time, so only the words beside it show that it is none. */
const TIME = String.raw`(?!(?<=\b(?:at|on|until|till|since|before|after|around)\s)(?:${CLOCK}|${DAY})|${CLOCK}\s?[ap]\.?m)`;
const MEASURES = String.raw`(?!\s?(?:%|per\s?cent|(?:[kmgt]i?b|[kcm]?m|k?g|h|hours?|min|minutes?|s|seconds?)(?![\p{L}\d])))`;

const SUMS: [RegExp, string][] = [
  // "£20", "GBP: 20", "pounds 20", "£(20)"
  [new RegExp(String.raw`(${CURRENCY}[\s:]*)[-−–+(]*${AMOUNT}`, "giu"), "$1…"],
  // "20€", "20 p", "20-pound", "20 or 30 GBP"; not the year of "2026 £…"
  [
    new RegExp(
      String.raw`${START}${ORDER}(?:${AMOUNT}\s(?:and|or)\s)?${AMOUNT}(${CURRENCY}|[\s-]+${CURRENCY}(?!…)|\s*${PENCE})`,
      "giu",
    ),
    "…$1",
  ],
  // "20.00", "1.049,50", "1,049"
  [
    new RegExp(
      String.raw`${START}${TIME}(?:(?:\d{1,3}(?:[${SPACE}'’.,]\d{3})+|\d+)[.,]\d{2}|\d{1,3}(?:,\d{3})+)(?![.,]?\d)${MEASURES}`,
      "giu",
    ),
    "…",
  ],
];

/** For people who may not see the shop's earnings: "£49.99 was refunded" → "£… was refunded". */
export function hideSums(text: string): string {
  return SUMS.reduce((hidden, [sum, sign]) => hidden.replaceAll(sum, sign), text);
}
