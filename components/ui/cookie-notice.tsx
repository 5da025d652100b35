"use client";

import { useEffect, useState } from "react";
import { Notice } from "./notice";

/** Shown before cookies are needed: without them the site cannot tell who pays or signs in. */
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

/** Writes a test cookie: a browser that blocks one site's cookies may still report them as enabled, or throw. */
function keepsCookies(): boolean {
  const probe = "probe=1";
  const write = (attributes: string) => {
    // Path "/", because during a client-side navigation a browser may still use the path of the page before.
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
