"use client";

import { useEffect } from "react";

/**
 * Signs the paying browser in as soon as the page has loaded, because rendering a page cannot set a cookie.
 * Where its answer is lost, or a link is quicker, the gate signs in on the way to a learning page.
 */
export function EnterOnLoad({
  orderId,
  enter,
}: {
  orderId: string;
  enter: (orderId: string) => Promise<void>;
}) {
  useEffect(() => {
    enter(orderId).catch(console.error);
  }, [orderId, enter]);
  return null;
}
