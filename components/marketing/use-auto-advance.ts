import { useEffect, useEffectEvent } from "react";

const ADVANCE_MS = 7000;

/** Calls `advance` every seven seconds while `running`; never where reduced motion is requested. */
export function useAutoAdvance(running: boolean, advance: () => void) {
  const onTick = useEffectEvent(advance);

  useEffect(() => {
    if (!running || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const timer = setInterval(() => onTick(), ADVANCE_MS);
    return () => clearInterval(timer);
  }, [running]);
}
