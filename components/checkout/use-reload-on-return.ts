import { useEffect } from "react";

/**
 * A page restored from the browser's back/forward cache still waits for the bank that it left for, and knows
 * nothing of a payment made since.
 */
export function useReloadOnReturn(): void {
  useEffect(() => {
    const reload = () => location.reload();
    const returned = ({ persisted }: PageTransitionEvent) => {
      if (persisted && navigator.onLine) reload();
      else if (persisted) window.addEventListener("online", reload);
    };
    window.addEventListener("pageshow", returned);
    return () => window.removeEventListener("pageshow", returned);
  }, []);
}
