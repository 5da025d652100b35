"use client";

import { Elements } from "@stripe/react-stripe-js";
import type { Appearance } from "@stripe/stripe-js";
import { type ComponentProps, useRef, useState } from "react";
import { CookieNotice } from "@/components/ui/cookie-notice";
import { decimalToPence } from "@/lib/text/money";
import { LeadOnIfBroken } from "./broken-form";
import { CheckoutFailure } from "./checkout-failure";
import { CheckoutForm, type CheckoutFormProps } from "./checkout-form";
import { PriceNotice } from "./price-notice";
import { type Payable, usePayment } from "./use-payment";

type Props = Omit<CheckoutFormProps, "courseId" | "payment" | "pricePence" | "notice" | "renew"> & {
  payable: Payable;
  appearance: Appearance;
  /** From the server, so that no script carries their words. */
  closedNotice: string;
  withoutCookies: string;
  words: ComponentProps<typeof CheckoutFailure>["words"];
};

/** The form accepts input at once; its card fields follow as soon as there is a payment to make. */
export function Checkout({ payable: current, ...props }: Props) {
  const { appearance, closedNotice, withoutCookies, words, ...form } = props;
  // Saving the buyer's details renders the page anew. A new price then must not begin another payment.
  const [payable] = useState(current);
  const place = useRef<HTMLDivElement>(null);
  const { payment, failure, attempt, retry } = usePayment(payable);
  const pricePence = payment ? decimalToPence(payment.amount) : payable.pricePence;
  const [notice, setNotice] = useState<string>();

  function renew() {
    setNotice(closedNotice);
    focusAndRetry();
  }

  function focusAndRetry() {
    // The focused button is about to disappear.
    place.current?.focus();
    retry();
  }

  return (
    <div ref={place} tabIndex={-1} className="flex flex-col gap-6 outline-none">
      {failure !== undefined ? (
        <CheckoutFailure failure={failure} retry={focusAndRetry} words={words} />
      ) : (
        // The provider's library accepts one payment only, so a new payment needs a new instance.
        <Elements
          key={attempt}
          stripe={payment?.stripe ?? null}
          options={payment && { clientSecret: payment.clientSecret, appearance, locale: "en-GB" }}
        >
          <PriceNotice pricePence={pricePence} shownPence={payable.pricePence} />
          {payment && <CookieNotice consequence={withoutCookies} />}
          <LeadOnIfBroken clientSecret={payment?.clientSecret}>
            <CheckoutForm
              {...form}
              courseId={payable.courseId}
              payment={payment}
              pricePence={pricePence}
              notice={notice}
              renew={renew}
            />
          </LeadOnIfBroken>
        </Elements>
      )}
    </div>
  );
}
