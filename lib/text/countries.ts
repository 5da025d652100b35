/** ISO 3166-1 alpha-2. */
const codes = `
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS
  BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE
  EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM
  HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC
  LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA
  NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW
  SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO
  TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW`
  .trim()
  .split(/\s+/);

export function isCountry(code: string): boolean {
  return codes.includes(code);
}

/** Other usual names. */
const alsoCalled = {
  uk: "GB",
  "great britain": "GB",
  england: "GB",
  scotland: "GB",
  wales: "GB",
  "northern ireland": "GB",
  "republic of ireland": "IE",
  eire: "IE",
  usa: "US",
  "united states of america": "US",
  holland: "NL",
  "czech republic": "CZ",
  turkey: "TR",
  uae: "AE",
  "hong kong": "HK",
  macau: "MO",
  "ivory coast": "CI",
};

/** Finds a country's code by an English name, ignoring case, accents and an article. */
export function findCountry(name: string): string | undefined {
  return byName.get(folded(name).replace(/^the /, ""));
}

function folded(name: string): string {
  const spelt = name.replaceAll(/\band\b/gi, "&").replaceAll(/\bsaint\b/gi, "st");
  return spelt
    .normalize("NFKD")
    .replaceAll(/[\p{M}.’']/gu, "")
    .trim()
    .toLowerCase();
}

/** Options for a list: the `first` ones, where most buyers live, then all others by name. */
export function listCountries(first: string[]): { value: string; label: string }[] {
  const others = codes.filter((code) => !first.includes(code)).map(nameOption);
  return [
    ...first.map(nameOption),
    ...others.sort((one, other) => one.label.localeCompare(other.label, "en-GB")),
  ];
}

function nameOption(value: string) {
  return { value, label: countryName(value) };
}

const names = new Intl.DisplayNames("en-GB", { type: "region" });

export function countryName(code: string): string {
  return names.of(code) ?? code;
}

const byName = new Map([
  ...codes.map((code) => [folded(countryName(code)), code] as const),
  ...Object.entries(alsoCalled),
]);
