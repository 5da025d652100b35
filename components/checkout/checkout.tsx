"use client";

import { Elements } from "@stripe/react-stripe-js";
import type { Appearance } from "@stripe/stripe-js";
import { useRef, useState } from "react";
import { Spinner } from "@/components/ui/spinner";
import { decimalToPence } from "@/lib/text/money";
import { LeadOnIfBroken } from "./broken-form";
import { CheckoutFailure } from "./checkout-failure";
import { CheckoutForm, type CheckoutFormProps } from "./checkout-form";
import { CookieNotice } from "./cookie-notice";
import { PriceNotice } from "./price-notice";
import { type Payable, usePayment } from "./use-payment";

const appearance: Appearance = {
  variables: {
    colorPrimary: "#0f1f3d",
    colorText: "#0f1f3d",
    colorDanger: "#b3261e",
    borderRadius: "6px",
    fontSizeBase: "17px",
  },
};

type Props = Omit<CheckoutFormProps, "orderId" | "amount" | "notice" | "renew"> & {
  payable: Payable;
};

/** A spinner until there is a payment to make, then the form. */
export function Checkout({ payable, ...form }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const { payment, failure, retry } = usePayment(payable);

  const [notice, setNotice] = useState<string>();

  function renew() {
    setNotice(
      "That payment was closed, and nothing was charged. Please enter your card once more, or another one.",
    );
    focusAndRetry();
  }

  function focusAndRetry() {
    // The button that has the focus is about to go.
    place.current?.focus();
    retry();
  }

  return (
    <div ref={place} tabIndex={-1} className="flex flex-col gap-6 outline-none">
      {failure !== undefined && <CheckoutFailure failure={failure} retry={focusAndRetry} />}
      {payment && (
        <Elements
          stripe={payment.stripe}
          options={{ clientSecret: payment.clientSecret, appearance, locale: "en-GB" }}
        >
          <PriceNotice
            pricePence={decimalToPence(payment.amount)}
            shownPence={payable.pricePence}
          />
          <CookieNotice />
          <LeadOnIfBroken clientSecret={payment.clientSecret}>
            <CheckoutForm
              {...form}
              orderId={payment.orderId}
              amount={payment.amount}
              notice={notice}
              renew={renew}
            />
          </LeadOnIfBroken>
        </Elements>
      )}
      {!payment && failure === undefined && (
        // As high as the form, so that the form does not push down what is below when it appears.
        <div role="status" className="min-h-224 noscript:hidden">
          <p className="flex items-center gap-3 py-8 text-muted">
            <Spinner /> Preparing the payment form…
          </p>
          {form.slowNotice}
        </div>
      )}
    </div>
  );
}
