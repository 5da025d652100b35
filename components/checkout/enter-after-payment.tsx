"use client";

import { useEffect } from "react";

/** Signs the paying browser in as soon as the page stands: a page cannot set a cookie by itself. */
export function EnterAfterPayment({
  orderId,
  enter,
}: {
  orderId: string;
  enter: (orderId: string) => Promise<void>;
}) {
  useEffect(() => {
    void enter(orderId);
  }, [orderId, enter]);
  return null;
}
