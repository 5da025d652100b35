import { CookieNotice } from "@/components/ui/cookie-notice";

export function NoCookies() {
  return <CookieNotice consequence="Without them nobody can be signed in." />;
}
