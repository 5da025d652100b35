"use client";

import { PaymentElement } from "@stripe/react-stripe-js";
import type { StripePaymentElementOptions } from "@stripe/stripe-js";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { askedByUs } from "./confirm-card";

const options: StripePaymentElementOptions = {
  layout: "accordion",
  fields: { billingDetails: askedByUs },
  wallets: { applePay: "never", googlePay: "never", link: "never" },
};

/** The payment provider's own fields, in its own frame: the card number never reaches this site. */
export function CardFields({ onReady }: { onReady: () => void }) {
  const [hasFailed, setHasFailed] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  function retry() {
    // The focused button is about to disappear.
    place.current?.focus();
    setHasFailed(false);
  }

  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {hasFailed ? (
        <Notice tone="error" title="The card fields could not be opened">
          <p className="mb-4">Please check your connection. Nothing was charged.</p>
          <Button onClick={retry}>Try again</Button>
        </Notice>
      ) : (
        <PaymentElement
          // About as high as the fields will be, so that nothing moves when they appear.
          className="min-h-85 sm:min-h-80"
          options={options}
          onReady={onReady}
          onLoadError={() => setHasFailed(true)}
        />
      )}
    </div>
  );
}
