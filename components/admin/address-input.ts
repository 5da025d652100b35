/** For fields that ask for an address: a phone would begin it with a capital and correct its words. */
export const addressInput = {
  inputMode: "url",
  autoComplete: "off",
  autoCapitalize: "none",
  spellCheck: false,
} as const;
