"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** Reads the page again in place; a whole reload, where there is no JavaScript for less. */
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
