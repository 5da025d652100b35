export const RECOVERY_CODES = 10;

/** Groups of four characters in a recovery code: eighty bits, to be copied from paper. */
export const RECOVERY_GROUPS = 4;

export const USED_CODE =
  "This code was used already, and each works once. Please wait until your phone shows the next one";

const BY_ITSELF = "let the phone set its date and time by itself";

/** So far behind, in minutes, may also be somebody who types slowly. */
const SLOWLY_TYPED = -2;

/** `ahead` is in minutes, negative if the phone is behind, null if the code is of no time within a day. */
export function describeWrongCode(ahead: number | null): string {
  if (ahead === null) {
    return `This code is not right. Use the one that is shown now. If that fails too, ${BY_ITSELF}`;
  }
  if (ahead < 0 && ahead >= SLOWLY_TYPED) {
    return `This code has run out. Use the one that is shown now. If that fails too, ${BY_ITSELF}`;
  }
  const way = ahead > 0 ? "fast" : "slow";
  return `Your phone’s clock is about ${describeMinutes(Math.abs(ahead))} ${way}. Please ${BY_ITSELF}, then use the code that is shown`;
}

function describeMinutes(minutes: number): string {
  if (minutes === 1) return "a minute";
  return minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`;
}
