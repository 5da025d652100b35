import { useElements, useStripe } from "@stripe/react-stripe-js";
import { unstable_isUnrecognizedActionError } from "next/navigation";
import { type FormEvent, useState } from "react";
import { emptyForm, type FormAction, type FormState } from "@/lib/forms/state";
import { confirmCard } from "./confirm-card";
import { keepTyped } from "./typed";
import type { Payment } from "./use-payment";

export type PaySettings = {
  courseId: number;
  /** Undefined until the order has begun. */
  payment: Payment | undefined;
  saveDetails: FormAction;
  /** About the payment before this one. */
  notice?: string;
  /** Begins a new payment in place of a closed one. */
  renew: () => void;
};

const ADVICE = "Nothing you typed is lost. An order is paid only once.";

type Failure = { title: string; words: string; advice: string };

/** Saves the buyer's details, then confirms the card. */
export function usePay({ courseId, payment, saveDetails, notice, renew }: PaySettings) {
  const stripe = useStripe();
  const elements = useElements();
  const [isBusy, setIsBusy] = useState(false);
  const [state, setState] = useState<FormState>({ ...emptyForm, message: notice });
  const [failure, setFailure] = useState<Failure>();

  async function pay(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!stripe || !elements || !payment) return;
    const card = { stripe, elements, clientSecret: payment.clientSecret };
    // Some browsers fill a form in without an input event.
    keepTyped(event.currentTarget, courseId);
    const form = new FormData(event.currentTarget);
    setIsBusy(true);
    setFailure(undefined);
    try {
      const saved = await saveDetails(emptyForm, form);
      setState(saved);
      if (saved.errors.orderId) return renew();
      if (!saved.done) return;
      const problem = await confirmCard(card, saved.values);
      if (problem === null) return renew();
      setState({ ...saved, errors: problem });
      if (problem.card)
        setFailure({
          title: "Payment Failed",
          words: problem.card,
          advice: ADVICE,
        });
    } catch (error) {
      console.error(error);
      setFailure({ title: "Payment Error", ...describe(error) });
    } finally {
      setIsBusy(false);
    }
  }

  return { pay, isBusy, state, failure };
}

/** After a release, actions sent from this page no longer reach the site. */
function describe(error: unknown) {
  if (unstable_isUnrecognizedActionError(error)) {
    return {
      words: "The site was renewed after you opened this page. Nothing was charged.",
      advice: "Please reload the page. All but the card is kept.",
    };
  }
  return {
    words: "An unexpected error occurred. Please try again.",
    advice: ADVICE,
  };
}
