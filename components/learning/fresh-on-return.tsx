"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

const shown = new Set<number>();

/** The back button shows the page as it was rendered before, so it is fetched again. */
export function FreshOnReturn({ drawnAt }: { drawnAt: number }) {
  const router = useRouter();
  useEffect(() => {
    // Without a connection, a refresh would replace the page with the browser's own error.
    const refresh = () => navigator.onLine && router.refresh();
    if (shown.has(drawnAt)) refresh();
    shown.add(drawnAt);
    const onReturn = (event: PageTransitionEvent) => event.persisted && refresh();
    window.addEventListener("pageshow", onReturn);
    return () => window.removeEventListener("pageshow", onReturn);
  }, [drawnAt, router]);
  return null;
}
