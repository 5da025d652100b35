"use client";

import { useEffect, useState } from "react";
import { Notice } from "./notice";

/** Said before it is needed: without a cookie this site cannot tell who pays or signs in. */
export function CookieNotice({ consequence }: { consequence: string }) {
  const [keeps, setKeeps] = useState(true);
  useEffect(() => setKeeps(keepsCookies()), []);
  if (keeps) return null;
  return (
    <Notice tone="error" title="This browser keeps no cookies">
      <p>
        {consequence} Please allow cookies for this site and reload the page, or go on in another
        browser.
      </p>
    </Notice>
  );
}

/** Tried out: a browser that blocks some sites' cookies says that it keeps cookies, and another one throws. */
function keepsCookies(): boolean {
  const probe = "probe=1";
  const write = (attributes: string) => {
    // For the whole site: while the router leads on, a browser may still go by the page before.
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is newer than the browsers we support.
    document.cookie = `${probe}; path=/; SameSite=Lax; ${attributes}`;
  };
  try {
    write("max-age=60");
    const isKept = document.cookie.split("; ").includes(probe);
    write("max-age=0");
    return isKept;
  } catch {
    return false;
  }
}
