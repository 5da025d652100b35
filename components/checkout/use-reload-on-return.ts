import { useEffect } from "react";

/**
 * A page restored from the browser's back/forward cache still waits for the bank that it left for, and knows
 * nothing of a payment made since.
 */
export function useReloadOnReturn(): void {
  useEffect(() => {
    const reload = () => window.location.reload();
    const returned = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      if (navigator.onLine) reload();
      else window.addEventListener("online", reload, { once: true });
    };
    window.addEventListener("pageshow", returned);
    return () => window.removeEventListener("pageshow", returned);
  }, []);
}
