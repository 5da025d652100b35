"use client";

import { useEffect } from "react";

/** Tells what waits in the page (front/first-touch.js) that the framework answers from now on. */
export function Hydrated() {
  useEffect(() => {
    performance.mark("hydrated");
    dispatchEvent(new Event("hydrated"));
  }, []);
  return null;
}
