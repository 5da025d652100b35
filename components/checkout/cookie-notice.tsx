import { Notice } from "@/components/ui/notice";

/** Said before anything is paid: whoever stays a stranger to this site cannot open a course. */
export function CookieNotice() {
  if (navigator.cookieEnabled) return null;
  return (
    <Notice tone="error" title="This browser keeps no cookies">
      <p>
        You can pay, but to open the course this browser has to know you. Please allow cookies for
        this site first, or open the sign-in link of your receipt in another browser.
      </p>
    </Notice>
  );
}
