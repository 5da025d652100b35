"use client";

import { useEffect } from "react";
import { tabStorage } from "@/components/ui/browser-storage";
import { keyOf } from "@/components/ui/draft-storage";

/** The next purchase in this tab may be another person's, and needs a consent of its own. */
export function ForgetTyped() {
  useEffect(() => {
    const storage = tabStorage();
    for (const key of Object.keys(storage ?? {})) {
      if (key.startsWith(keyOf("checkout:"))) storage?.removeItem(key);
    }
  }, []);
  return null;
}
