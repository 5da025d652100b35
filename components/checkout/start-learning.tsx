"use client";

import { type MouseEvent, useEffect, useRef } from "react";
import { ButtonLink } from "@/components/ui/button";

/**
 * Signs the paying browser in as soon as the page has loaded, because rendering a page cannot set a cookie.
 * A click that comes before that has finished waits for it.
 */
export function StartLearning({
  href,
  orderId,
  enter,
}: {
  href: string;
  orderId: string;
  enter: (orderId: string) => Promise<void>;
}) {
  const entering = useRef<Promise<void>>(undefined);
  useEffect(() => {
    entering.current ??= enter(orderId);
  }, [orderId, enter]);

  async function start(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // If the sign-in failed, the next page asks for the link or the code.
    await Promise.allSettled([entering.current]);
    window.location.assign(href);
  }

  return (
    <ButtonLink href={href} variant="primary" onClick={start}>
      Start Learning
    </ButtonLink>
  );
}
