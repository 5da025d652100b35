import { useEffect } from "react";

/**
 * A page restored from the browser's back/forward cache still waits for the bank that it left for, and knows
 * nothing of a payment made since.
 */
export function useReloadOnReturn(): void {
  useEffect(() => {
    const reload = ({ persisted }: PageTransitionEvent) => {
      if (persisted && navigator.onLine) window.location.reload();
    };
    window.addEventListener("pageshow", reload);
    return () => window.removeEventListener("pageshow", reload);
  }, []);
}
