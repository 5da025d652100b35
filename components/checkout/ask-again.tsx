"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** Refreshes the page in place; without JavaScript it is reloaded as a whole. */
export function AskAgain({ seconds }: { seconds: number }) {
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(() => router.refresh(), seconds * 1000);
    return () => clearInterval(timer);
  }, [router, seconds]);
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(seconds)} />
    </noscript>
  );
}
