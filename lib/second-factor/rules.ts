export const RECOVERY_CODES = 10;

/** Groups of four characters in a recovery code: eighty bits, to be copied from paper. */
export const RECOVERY_GROUPS = 4;

export const USED_CODE =
  "This code was used already, and each works once. Please wait until your phone shows the next one";

/** `ahead` is in minutes, negative if the phone is behind, null if its clock is not the cause. */
export function describeWrongCode(ahead: number | null): string {
  if (ahead === null) return "This code is not right. Use the one that is shown now";
  const minutes = Math.abs(ahead) === 1 ? "a minute" : `${Math.abs(ahead)} minutes`;
  return `Your phone’s clock is about ${minutes} ${ahead > 0 ? "fast" : "slow"}. Let the phone set its time by itself, then use the code that is shown`;
}
