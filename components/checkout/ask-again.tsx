"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { callApi } from "@/lib/api-client";
import { paths } from "@/lib/paths";

/**
 * Refreshes the page in place; without JavaScript it is reloaded as a whole. A refresh that fails would
 * replace the page by the browser's own, so the site is first asked for something small.
 */
export function AskAgain({ seconds }: { seconds: number }) {
  const router = useRouter();
  useEffect(() => {
    const refresh = () => router.refresh();
    const wait = () => {};
    const timer = setInterval(() => callApi(paths.health).then(refresh, wait), seconds * 1000);
    return () => clearInterval(timer);
  }, [router, seconds]);
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(seconds)} />
    </noscript>
  );
}
