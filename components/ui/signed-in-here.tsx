"use client";

import { useEffect } from "react";
import { keepInBrowser, SIGNED_IN } from "./browser-storage";

/** Has public pages, which are the same for everybody, ask what is this person's own (courses/for-owner.tsx). */
export function SignedInHere() {
  useEffect(() => keepInBrowser(SIGNED_IN, "yes"), []);
  return null;
}
