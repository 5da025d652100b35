"use client";

import type { Stripe, StripeElements, StripeElementsOptions } from "@stripe/stripe-js";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Spinner } from "@/components/ui/spinner";
import type { FormAction } from "@/lib/forms/state";
import { ApiError, callApi, describeFailure } from "@/lib/http/api-client";
import { hasShape, type Shaped } from "@/lib/http/json-shape";
import { paths } from "@/lib/paths/public";
import { decimalToPence, formatPence } from "@/lib/text/money";
import { loadCardForm } from "./load-card-form";
import { PaymentForm } from "./payment-form";

export type CheckoutFormProps = {
  publishableKey: string;
  scriptUrl: string;
  courseId: number;
  pricePence: number;
  knownEmail: string | null;
  consent: { version: string; text: string };
  /** What the buyer agrees to by paying; drawn by the server, so that no script carries its words. */
  terms: ReactNode;
  saveDetails: FormAction;
  /** What to say if the form is long in coming; drawn by the server, because scripts may be what is missing. */
  late: ReactNode;
};

const intentShape = { clientSecret: "string", amount: "number", orderId: "string" } as const;

type Intent = Shaped<typeof intentShape>;
type Ready = Intent & { stripe: Stripe; elements: StripeElements };

const appearance: StripeElementsOptions["appearance"] = {
  variables: {
    colorPrimary: "#0f1f3d",
    colorText: "#0f1f3d",
    colorDanger: "#b3261e",
    borderRadius: "6px",
    fontSizeBase: "17px",
  },
};

/** A temporary failure can be retried; each try is a session of its own. */
export function CheckoutForm(props: CheckoutFormProps) {
  const [attempt, setAttempt] = useState(1);
  const place = useRef<HTMLDivElement>(null);

  function retry() {
    // The button that has the focus is about to go.
    place.current?.focus();
    setAttempt(attempt + 1);
  }

  return (
    <div ref={place} tabIndex={-1} className="flex flex-col gap-6 outline-none">
      <PaymentSession key={attempt} {...props} retry={retry} />
    </div>
  );
}

/** A spinner until the payment secret arrives, then the form. */
function PaymentSession({ retry, late, ...props }: CheckoutFormProps & { retry: () => void }) {
  const { courseId, pricePence, publishableKey, scriptUrl } = props;
  const [ready, setReady] = useState<Ready>();
  const [failure, setFailure] = useState<unknown>();

  useEffect(() => {
    let current = true;
    Promise.all([loadCardForm(scriptUrl, publishableKey), createIntent(courseId, pricePence)])
      // An answer overtaken by a newer request belongs to a different order from the one on screen.
      .then(([stripe, intent]) => {
        if (!current) return;
        const { clientSecret } = intent;
        const elements = stripe.elements({ clientSecret, appearance, locale: "en-GB" });
        setReady({ ...intent, stripe, elements });
      })
      .catch((error) => current && setFailure(error));
    return () => {
      current = false;
    };
  }, [courseId, pricePence, publishableKey, scriptUrl]);

  if (failure) return <CheckoutFailure failure={failure} retry={retry} />;
  if (!ready) {
    return (
      // As high as the form, so that the form does not push down what is below when it appears.
      <div role="status" className="min-h-172 noscript:hidden">
        <p className="flex items-center gap-3 py-8 text-muted">
          <Spinner /> Preparing the payment form…
        </p>
        {late}
      </div>
    );
  }
  return (
    <>
      {decimalToPence(ready.amount) !== pricePence && (
        <Notice>
          <p>Price is now {formatPence(decimalToPence(ready.amount))}</p>
        </Notice>
      )}
      <PaymentForm key={ready.clientSecret} {...props} {...ready} late={late} />
    </>
  );
}

async function createIntent(courseId: number, pricePence: number): Promise<Intent> {
  const answer = await callApi(paths.createPaymentIntent, { courseId, amount: pricePence / 100 });
  if (!hasShape(answer, intentShape)) throw new Error("The answer holds no payment to make.");
  return answer;
}

/** If the course has been bought since the page was rendered, there is nothing to retry: this leads on. */
function CheckoutFailure({ failure, retry }: { failure: unknown; retry: () => void }) {
  const text = describeFailure(failure);
  if (failure instanceof ApiError && failure.status === 409) {
    const [words, address] = text.split("\n");
    return (
      <Notice title="There is nothing to pay">
        <p className="mb-4">{words}</p>
        <ButtonLink href={address ?? paths.account} variant="primary">
          {address ? "Go to the course" : "Go to my courses"}
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
