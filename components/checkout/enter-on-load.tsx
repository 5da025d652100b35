"use client";

import { useEffect } from "react";

/**
 * Signs the paying browser in once the page has loaded, because rendering a page cannot set a cookie. If the
 * answer is lost or the buyer follows a link first, the gate signs in on the way to a learning page.
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
