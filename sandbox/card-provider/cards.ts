export const outcomes = [
  "succeeds",
  "disputed",
  "needs_authentication",
  "redirects",
  "stays_processing",
  "refunds_slowly",
  "generic_decline",
  "insufficient_funds",
  "lost_card",
  "stolen_card",
  "expired_card",
  "incorrect_cvc",
  "processing_error",
  "not_a_test_card",
] as const;
export type Outcome = (typeof outcomes)[number];

type TestCard = {
  number: string;
  /** The name by which a server may use the card without knowing its number. */
  paymentMethod: string;
  outcome: Outcome;
  label: string;
};

export const testCards: readonly TestCard[] = [
  card("4242424242424242", "pm_card_visa", "succeeds", "Succeeds"),
  card("4000000000000002", "pm_card_chargeDeclined", "generic_decline", "Declined"),
  card(
    "4000000000009995",
    "pm_card_visa_chargeDeclinedInsufficientFunds",
    "insufficient_funds",
    "Insufficient funds",
  ),
  card(
    "4000002500003155",
    "pm_card_threeDSecure2Required",
    "needs_authentication",
    "Wants 3-D Secure",
  ),
  // The provider has no card that always redirects, as other payment methods do; this number is our own.
  card("4000000000007783", "pm_card_redirects", "redirects", "Leads to the bank's own page"),
  card("4000000000000259", "pm_card_createDispute", "disputed", "Succeeds, then is disputed"),
  card("4000000000009987", "pm_card_visa_chargeDeclinedLostCard", "lost_card", "Lost card"),
  card("4000000000009979", "pm_card_visa_chargeDeclinedStolenCard", "stolen_card", "Stolen card"),
  card("4000000000000069", "pm_card_chargeDeclinedExpiredCard", "expired_card", "Expired card"),
  card("4000000000000127", "pm_card_chargeDeclinedIncorrectCvc", "incorrect_cvc", "Incorrect CVC"),
  card(
    "4000000000000119",
    "pm_card_chargeDeclinedProcessingError",
    "processing_error",
    "Processing error",
  ),
  card("4000000000007726", "pm_card_pendingRefund", "refunds_slowly", "Refunds stay pending"),
  // The provider has no card that stays in processing; this number is our own.
  card("4000000000007775", "pm_card_processing", "stays_processing", "Stays in processing"),
];

function card(number: string, paymentMethod: string, outcome: Outcome, label: string): TestCard {
  return { number, paymentMethod, outcome, label };
}

export function findTestCard(numberOrName: string): TestCard | undefined {
  if (/^pm_card_threeDSecure/.test(numberOrName)) {
    return testCards.find((each) => each.outcome === "needs_authentication");
  }
  return testCards.find(
    (each) => each.number === numberOrName || each.paymentMethod === numberOrName,
  );
}

export function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return /^\d{12,19}$/.test(number) && sum % 10 === 0;
}

export function brandOf(number: string): string {
  if (/^4/.test(number)) return "visa";
  if (/^(5[1-5]|2[2-7])/.test(number)) return "mastercard";
  if (/^3[47]/.test(number)) return "amex";
  return "unknown";
}
