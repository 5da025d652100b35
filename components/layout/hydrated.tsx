"use client";

import { useEffect } from "react";
import { keepOfflinePage } from "./offline-page";

/** Tells the script waiting in the page (front/first-touch.js) that the framework has taken over. */
export function Hydrated({ brand }: { brand: string }) {
  useEffect(() => {
    performance.mark("hydrated");
    dispatchEvent(new Event("hydrated"));
    keepOfflinePage(brand);
  }, [brand]);
  return null;
}
