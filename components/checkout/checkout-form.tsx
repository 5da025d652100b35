"use client";

import { useElements, useStripe } from "@stripe/react-stripe-js";
import { type FormEvent, type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { EmailField, Field, SelectField } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { useToast } from "@/components/ui/toast";
import { useFocusFirstError } from "@/components/ui/use-focus-first-error";
import { listCountries } from "@/lib/checkout/countries";
import { emptyForm, type FormAction, type FormState } from "@/lib/forms/state";
import { formatPounds } from "@/lib/text/money";
import { CardFields } from "./card-fields";
import { type Buyer, confirmCard } from "./confirm-card";
import { keepTyped, readTyped } from "./typed";

export type CheckoutFormProps = {
  orderId: string;
  /** Decimal pounds, from the server. */
  amount: number;
  knownEmail: string | null;
  knownName: string | null;
  consent: { version: string; text: string };
  /** What the buyer agrees to by paying; drawn by the server, so that no script carries its words. */
  terms: ReactNode;
  saveDetails: FormAction;
  /** Shown until the card fields are there; drawn by the server, because scripts may be what is missing. */
  slowNotice: ReactNode;
  /** About the payment before this one. */
  notice?: string;
  /** Begins another payment in place of one that is closed. */
  renew: () => void;
};

const countries = [{ value: "", label: "Please choose" }, ...listCountries()];

export function CheckoutForm(props: CheckoutFormProps) {
  const { orderId, amount, knownEmail, knownName, consent, terms, slowNotice } = props;
  const [isCardReady, setIsCardReady] = useState(false);
  const [typed] = useState(readTyped);
  const { pay, isBusy, state } = usePay(props);
  const formRef = useFocusFirstError(state);

  return (
    <form
      ref={formRef}
      onSubmit={pay}
      onInput={(event) => {
        if (!isBusy) keepTyped(event.currentTarget);
      }}
      noValidate
      className="flex flex-col gap-6"
    >
      <input type="hidden" name="orderId" value={orderId} />
      {/* The order is made out to what was sent: what is typed while it is being paid would not count. */}
      <EmailField
        readOnly={isBusy || knownEmail !== null}
        defaultValue={knownEmail ?? typed.email}
        hint={knownEmail ? "You are signed in." : "The course is opened for this address."}
        error={state.errors.email}
      />
      <Field
        label="Your name"
        name="name"
        autoComplete="name"
        required
        readOnly={isBusy}
        defaultValue={typed.name ?? knownName ?? ""}
        error={state.errors.name}
      />
      <SelectField
        label="Country you live in"
        name="country"
        autoComplete="country"
        required
        disabled={isBusy}
        defaultValue={typed.country}
        options={countries}
        error={state.errors.country}
      />
      <CardFields onReady={() => setIsCardReady(true)} />
      {!isCardReady && slowNotice}
      <Checkbox
        name="consent"
        value={consent.version}
        required
        defaultChecked={typed.consent === consent.version}
        label={consent.text}
        error={state.errors.consent}
      />
      {terms}
      {state.message && <Notice tone="error">{state.message}</Notice>}
      <Button type="submit" variant="primary" disabled={!isCardReady} busy={isBusy}>
        {isBusy ? "Processing..." : `Pay ${formatPounds(amount)}`}
      </Button>
      <p className="text-sm text-muted">
        Your payment is secured by Stripe; we never see your card’s number. Your access opens as
        soon as the payment is made.
      </p>
    </form>
  );
}

/** Saves who buys, and then confirms the card. */
function usePay({ saveDetails, notice, renew }: CheckoutFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const [state, setState] = useState<FormState>({ ...emptyForm, message: notice });

  /** A toast disappears, so a message stays above the button, in words that do not repeat the toast. */
  function fail(title: string, description: string, message: string) {
    toast({ title, description, destructive: true });
    setState((previous) => ({ ...previous, message }));
  }

  async function pay(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!stripe || !elements) return;
    const form = new FormData(event.currentTarget);
    setIsBusy(true);
    try {
      const saved = await saveDetails(emptyForm, form);
      setState(saved);
      if (saved.errors.orderId) return renew();
      if (!saved.done) return;
      const problem = await confirmCard(stripe, elements, readBuyer(form));
      if (problem === null) return renew();
      fail(
        "Payment Failed",
        problem,
        `The payment provider says: “${problem}” You can try again, with this card or another.`,
      );
    } catch (error) {
      console.error(error);
      fail(
        "Payment Error",
        "An unexpected error occurred. Please try again.",
        "The payment could not be finished. Nothing you typed is lost: please press the button once more.",
      );
    } finally {
      setIsBusy(false);
    }
  }

  return { pay, isBusy, state };
}

function readBuyer(form: FormData): Buyer {
  const read = (name: string) => String(form.get(name)).trim();
  return { name: read("name"), email: read("email"), country: read("country") };
}
