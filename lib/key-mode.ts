/** Whether a key of the card provider is for real or test money; null for a key that says neither. */
export function modeOf(key = ""): "live" | "test" | null {
  if (key.includes("_live_")) return "live";
  return key.includes("_test_") ? "test" : null;
}
