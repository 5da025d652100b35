import { useState } from "react";
import { Notice } from "@/components/ui/notice";

/** Said before anything is paid: without a cookie this site cannot tell whose order is being paid. */
export function CookieNotice() {
  const [keeps] = useState(keepsCookies);
  if (keeps) return null;
  return (
    <Notice tone="error" title="This browser keeps no cookies">
      <p>
        Without them you cannot pay here, nor open a course. Please allow cookies for this site and
        reload the page, or go on in another browser. Nothing has been charged.
      </p>
    </Notice>
  );
}

/** Tried out: a browser that blocks some sites' cookies says that it keeps cookies. */
function keepsCookies(): boolean {
  const probe = "probe=1";
  const write = (attributes: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is newer than the browsers we support.
    document.cookie = `${probe}; path=/checkout; SameSite=Lax; ${attributes}`;
  };
  write("max-age=60");
  const isKept = document.cookie.split("; ").includes(probe);
  write("max-age=0");
  return isKept;
}
