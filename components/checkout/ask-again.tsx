"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { callApi } from "@/lib/http/api-client";
import { paths } from "@/lib/paths/public";

/**
 * Refreshes the page in place, or reloads it where there is no JavaScript. A failed refresh would show the
 * browser's own error page, so a small request first checks that the site answers.
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
