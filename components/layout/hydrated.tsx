"use client";

import { useEffect } from "react";

/** Tells the script waiting in the page (front/first-touch.js) that the framework has taken over. */
export function Hydrated() {
  useEffect(() => {
    performance.mark("hydrated");
    dispatchEvent(new Event("hydrated"));
  }, []);
  return null;
}
