"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { callApi } from "@/lib/http/api-client";
import { paths } from "@/lib/paths/public";

/**
 * Refreshes the page in place; without JavaScript it is reloaded as a whole. A refresh that fails would
 * replace the page by the browser's own, so the site is first asked for something small.
 */
export function AskAgain({ seconds }: { seconds: number }) {
  const router = useRouter();
  const [turn, setTurn] = useState(1);
  useEffect(() => {
    async function ask() {
      const isThere = await callApi(paths.health).catch(() => false);
      if (isThere) router.refresh();
      setTurn(turn + 1);
    }
    const timer = setTimeout(ask, seconds * 1000);
    return () => clearTimeout(timer);
  }, [router, seconds, turn]);
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(seconds)} />
    </noscript>
  );
}
