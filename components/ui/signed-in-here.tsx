"use client";

import { useEffect } from "react";
import { keepInBrowser, SIGNED_IN } from "./browser-storage";

/**
 * Public pages are the same for everybody. This makes them ask for a person's own courses
 * (courses/for-owner.tsx).
 */
export function SignedInHere() {
  useEffect(() => keepInBrowser(SIGNED_IN, "yes"), []);
  return null;
}
