"use client";

import { Elements } from "@stripe/react-stripe-js";
import type { Stripe, StripeElementsOptions } from "@stripe/stripe-js";
import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { Button, ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Spinner } from "@/components/ui/spinner";
import { ApiError, callApi, describeFailure } from "@/lib/api-client";
import type { FormState } from "@/lib/form-state";
import { decimalToPence, formatPence } from "@/lib/money";
import { paths } from "@/lib/paths";
import { loadCardForm } from "./load-card-form";
import { PaymentForm } from "./payment-form";

export type CheckoutFormProps = {
  publishableKey: string;
  scriptUrl: string;
  courseId: number;
  pricePence: number;
  knownEmail: string | null;
  consent: { version: string; text: string };
  saveDetails: (state: FormState, form: FormData) => Promise<FormState>;
};

const intentAnswer = z.object({
  clientSecret: z.string(),
  amount: z.number(),
  orderId: z.string(),
});

type Ready = z.infer<typeof intentAnswer> & { stripe: Stripe };

const appearance: StripeElementsOptions["appearance"] = {
  variables: {
    colorPrimary: "#0f1f3d",
    colorText: "#0f1f3d",
    colorDanger: "#b3261e",
    borderRadius: "6px",
    fontSizeBase: "17px",
  },
};

/** A passing failure can be retried; each try is a session of its own. */
export function CheckoutForm(props: CheckoutFormProps) {
  const [attempt, setAttempt] = useState(1);
  return <PaymentSession key={attempt} {...props} retry={() => setAttempt(attempt + 1)} />;
}

/** Spinner until the payment secret arrives, then the form. */
function PaymentSession({ retry, ...props }: CheckoutFormProps & { retry: () => void }) {
  const { courseId, pricePence, publishableKey, scriptUrl } = props;
  const [ready, setReady] = useState<Ready>();
  const [failure, setFailure] = useState<unknown>();

  useEffect(() => {
    let current = true;
    Promise.all([
      loadCardForm(scriptUrl, publishableKey),
      callApi(paths.createPaymentIntent, { courseId, amount: pricePence / 100 }),
    ])
      // An answer that a newer request has overtaken belongs to another order than the one on view.
      .then(([stripe, answer]) => current && setReady({ ...intentAnswer.parse(answer), stripe }))
      .catch((error) => current && setFailure(error));
    return () => {
      current = false;
    };
  }, [courseId, pricePence, publishableKey, scriptUrl]);

  if (failure) return <CheckoutFailure failure={failure} retry={retry} />;
  if (!ready) {
    return (
      <p role="status" className="flex items-center gap-3 py-8 text-muted">
        <Spinner /> Preparing the payment form…
      </p>
    );
  }
  return (
    <>
      {decimalToPence(ready.amount) !== pricePence && (
        <Notice>
          <p>Price is now {formatPence(decimalToPence(ready.amount))}</p>
        </Notice>
      )}
      <Elements
        key={ready.clientSecret}
        stripe={ready.stripe}
        options={{ clientSecret: ready.clientSecret, appearance, locale: "en-GB" }}
      >
        <PaymentForm {...props} orderId={ready.orderId} amount={ready.amount} />
      </Elements>
    </>
  );
}

/** Bought already is no failure to try again: it leads on. */
function CheckoutFailure({ failure, retry }: { failure: unknown; retry: () => void }) {
  const text = describeFailure(failure);
  if (failure instanceof ApiError && failure.status === 409) {
    return (
      <Notice title="There is nothing to pay">
        <p className="mb-4">{text}</p>
        <ButtonLink href={paths.account} variant="primary" prefetch={false}>
          Go to my courses
        </ButtonLink>
      </Notice>
    );
  }
  return (
    <Notice tone="error" title="The payment form could not be opened">
      <p className="mb-4">{text} Nothing was charged.</p>
      <Button onClick={retry}>Try again</Button>
    </Notice>
  );
}
