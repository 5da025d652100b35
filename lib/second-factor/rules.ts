export const RECOVERY_CODES = 10;

/** Groups of four in a recovery code: eighty bits, as a person copies them from paper. */
export const RECOVERY_GROUPS = 4;
