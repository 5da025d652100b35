"use client";

import type { StripeElements } from "@stripe/stripe-js";
import { useEffectEvent, useLayoutEffect, useRef } from "react";

const options = {
  layout: "accordion",
  fields: { billingDetails: "never" },
  wallets: { applePay: "never", googlePay: "never", link: "never" },
} as const;

/** The payment provider's own fields, in its own frame: the card's number never comes to this site. */
export function CardFields({
  elements,
  onReady,
}: {
  elements: StripeElements;
  onReady: () => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const tellReady = useEffectEvent(onReady);
  // The provider's frame is taken leave of while it still stands in the page.
  useLayoutEffect(() => {
    if (!place.current) return;
    const fields = elements.create("payment", options);
    fields.on("ready", () => tellReady());
    fields.mount(place.current);
    return () => fields.destroy();
  }, [elements]);
  // About as high as the fields will be, so that nothing moves when they have drawn themselves.
  return <div ref={place} className="min-h-85 sm:min-h-80" />;
}
