import type { Outcome } from "./cards";
import type { Failure } from "./records";

function declined(message: string, declineCode: string): Failure {
  return { code: "card_declined", declineCode, message };
}

const declines: Partial<Record<Outcome, Failure>> = {
  generic_decline: declined("Your card was declined.", "generic_decline"),
  insufficient_funds: declined("Your card has insufficient funds.", "insufficient_funds"),
  lost_card: declined("Your card was declined.", "lost_card"),
  stolen_card: declined("Your card was declined.", "stolen_card"),
  expired_card: {
    code: "expired_card",
    declineCode: "expired_card",
    message: "Your card has expired.",
  },
  incorrect_cvc: {
    code: "incorrect_cvc",
    declineCode: "incorrect_cvc",
    message: "Your card's security code is incorrect.",
  },
  processing_error: {
    code: "processing_error",
    declineCode: "processing_error",
    message: "An error occurred while processing your card. Try again in a little bit.",
  },
  not_a_test_card: declined(
    "Your card was declined. Your request was in test mode, but used a non test card.",
    "test_mode_live_card",
  ),
};

export function declineOf(outcome: Outcome): Failure | null {
  return declines[outcome] ?? null;
}

export const authenticationFailure: Failure = {
  code: "payment_intent_authentication_failure",
  declineCode: null,
  message:
    "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
};
