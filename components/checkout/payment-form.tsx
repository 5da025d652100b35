"use client";

import type { Stripe, StripeElements } from "@stripe/stripe-js";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { EmailField } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { useToast } from "@/components/ui/toast";
import { useFocusFirstError } from "@/components/ui/use-focus-first-error";
import { emptyForm, type FormState } from "@/lib/forms/state";
import { paths } from "@/lib/paths/public";
import { formatPounds } from "@/lib/text/money";
import { CardFields } from "./card-fields";
import type { CheckoutFormProps } from "./checkout-form";

type Props = Pick<
  CheckoutFormProps,
  "knownEmail" | "consent" | "terms" | "saveDetails" | "late"
> & {
  orderId: string;
  /** Decimal pounds, from the server. */
  amount: number;
} & Card;

type Card = { stripe: Stripe; elements: StripeElements };

export function PaymentForm(props: Props) {
  const { orderId, amount, knownEmail, consent, saveDetails, late, stripe, elements } = props;
  const [cardReady, setCardReady] = useState(false);
  const [busy, setBusy] = useState(false);
  const [state, setState] = useState<FormState>(emptyForm);
  const formRef = useFocusFirstError(state);
  const fail = useFailure(setState);

  async function pay(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    try {
      const saved = await saveDetails(emptyForm, form);
      setState(saved);
      if (!saved.done) return;
      const problem = await confirmCard({ stripe, elements }, String(form.get("email")));
      fail(
        { title: "Payment Failed", description: problem },
        `The payment provider says: “${problem}” You can try again, with this card or another.`,
      );
    } catch (error) {
      console.error(error);
      fail(
        {
          title: "Payment Error",
          description: "An unexpected error occurred. Please try again.",
        },
        "The payment could not be finished. Nothing you typed is lost: please press the button once more.",
      );
    } finally {
      setBusy(false);
    }
  }

  return (
    <form ref={formRef} onSubmit={pay} noValidate className="flex flex-col gap-6">
      <input type="hidden" name="orderId" value={orderId} />
      {/* The order is made out to the address that was sent: what is typed while it is being paid would not count. */}
      <EmailField
        readOnly={busy || knownEmail !== null}
        defaultValue={knownEmail ?? ""}
        hint={knownEmail ? "You are signed in." : "The course is opened for this address."}
        error={state.errors.email}
      />
      <CardFields
        elements={elements}
        onReady={() => setCardReady(true)}
        late={!cardReady && late}
      />
      <Checkbox
        name="consent"
        value={consent.version}
        required
        label={consent.text}
        error={state.errors.consent}
      />
      {props.terms}
      {state.message && <Notice tone="error">{state.message}</Notice>}
      <Button type="submit" variant="primary" disabled={!cardReady} busy={busy}>
        {busy ? "Processing..." : `Pay ${formatPounds(amount)}`}
      </Button>
      <p className="text-sm text-muted">
        Your payment is secured by Stripe; we never see your card’s number. Your access opens as
        soon as the payment is made.
      </p>
    </form>
  );
}

/** Each field that the provider's form leaves out has to be named when the payment is confirmed. */
const noBillingDetails = {
  name: null,
  phone: null,
  address: { country: "GB", postal_code: null, state: null, city: null, line1: null, line2: null },
};

/** A toast disappears, so a message stays above the button, in words that do not repeat the toast. */
function useFailure(setState: (update: (state: FormState) => FormState) => void) {
  const toast = useToast();
  return (passing: { title: string; description: string }, message: string) => {
    toast({ ...passing, destructive: true });
    setState((state) => ({ ...state, message }));
  };
}

/** Leaves for the success page; returns only if something went wrong, with the provider's words for it. */
async function confirmCard({ stripe, elements }: Card, email: string): Promise<string> {
  const { error } = await stripe.confirmPayment({
    elements,
    confirmParams: {
      return_url: `${window.location.origin}${paths.paymentSuccess}`,
      payment_method_data: { billing_details: { ...noBillingDetails, email } },
    },
  });
  // The answer to an earlier try was lost, or another tab was quicker: the order is already paid.
  const paid = error.payment_intent;
  if (paid?.client_secret && (paid.status === "succeeded" || paid.status === "processing")) {
    return leave(
      `${paths.paymentSuccess}?${new URLSearchParams({
        payment_intent: paid.id,
        payment_intent_client_secret: paid.client_secret,
      })}`,
    );
  }
  return error.message ?? "The card was not accepted.";
}

/** Never resolves, as when the provider itself redirects: this page has nothing more to say. */
function leave(url: string): Promise<never> {
  window.location.assign(url);
  return new Promise(() => {});
}
