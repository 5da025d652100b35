"use client";

import type { StripeElements } from "@stripe/stripe-js";
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

const options = {
  layout: "accordion",
  fields: { billingDetails: "never" },
  wallets: { applePay: "never", googlePay: "never", link: "never" },
} as const;

/** The payment provider's own fields, in its own frame: the card number never reaches this site. */
export function CardFields(props: Omit<FrameProps, "onFailure">) {
  const [hasFailed, setHasFailed] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  function retry() {
    // As in checkout-form.tsx: the button that has the focus is about to go.
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
        <Frame {...props} onFailure={() => setHasFailed(true)} />
      )}
    </div>
  );
}

type FrameProps = {
  elements: StripeElements;
  onReady: () => void;
  onFailure: () => void;
  /** What to say while the frame is still to come. */
  late: ReactNode;
};

function Frame({ elements, onReady, onFailure, late }: FrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const tellReady = useEffectEvent(onReady);
  const tellFailure = useEffectEvent(onFailure);
  // A layout effect, so that the provider's frame is destroyed while it is still in the page.
  useLayoutEffect(() => {
    if (!place.current) return;
    const fields = elements.create("payment", options);
    fields.on("ready", () => tellReady());
    fields.on("loaderror", () => tellFailure());
    fields.mount(place.current);
    return () => fields.destroy();
  }, [elements]);
  // About as high as the fields will be, so that nothing moves once they are drawn.
  return (
    <>
      <div ref={place} className="min-h-85 sm:min-h-80" />
      {late}
    </>
  );
}
