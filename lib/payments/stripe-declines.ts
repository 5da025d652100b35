const NO_REASON = "the bank gave no reason";

/** The provider's codes whose names would puzzle the coach (Stripe, "Decline codes"). */
const words = new Map(
  Object.entries({
    generic_decline: NO_REASON,
    do_not_honor: NO_REASON,
    call_issuer: "the buyer must ask the bank",
    card_velocity_exceeded: "the card’s limit was reached",
    fraudulent: "the bank suspects fraud",
    incorrect_cvc: "wrong security code",
    invalid_cvc: "wrong security code",
    pickup_card: "the card was reported lost or stolen",
    restricted_card: "the card was reported lost or stolen",
    authentication_required: "the bank wants 3-D Secure",
    payment_intent_authentication_failure: "3-D Secure was not passed",
    test_mode_live_card: "a real card at a shop with test keys",
  }),
);

export function declineReason(code: string): string {
  return words.get(code) ?? code.replaceAll("_", " ");
}
