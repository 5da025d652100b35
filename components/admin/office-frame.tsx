"use client";

import { useLayoutEffect } from "react";

/** For browsers without `:has()` (Firefox before 121), which app/globals.css needs to hide the site's own frame. */
export function OfficeFrame() {
  useLayoutEffect(() => {
    document.documentElement.dataset.inOffice = "";
    return () => {
      delete document.documentElement.dataset.inOffice;
    };
  }, []);
  return null;
}
