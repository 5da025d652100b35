"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

const shown = new Set<number>();

/** The browser's back button brings the page as it was drawn before, so it is fetched again then. */
export function FreshOnReturn({ drawnAt }: { drawnAt: number }) {
  const router = useRouter();
  useEffect(() => {
    // Without a connection, refreshing would put the browser's own error in place of the page.
    const refresh = () => navigator.onLine && router.refresh();
    if (shown.has(drawnAt)) refresh();
    shown.add(drawnAt);
    const onReturn = (event: PageTransitionEvent) => event.persisted && refresh();
    window.addEventListener("pageshow", onReturn);
    return () => window.removeEventListener("pageshow", onReturn);
  }, [drawnAt, router]);
  return null;
}
