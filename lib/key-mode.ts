/** Whether a key of the card provider moves real money or that of tests; null for a key that says neither. */
export function modeOf(key = ""): "live" | "test" | null {
  if (key.includes("_live_")) return "live";
  return key.includes("_test_") ? "test" : null;
}
