/**
 * Tells the production server that this browser has opened the back office, so that its public pages have a
 * link to their editor (app/_edit-link.tsx). It proves nothing.
 */
export const OFFICE = "office";

/** With https its name has a prefix (cookies.ts). */
export function hasOfficeCookie(header: string | undefined): boolean {
  return /(?:^|; )(?:__Host-)?office=yes(?:;|$)/.test(header ?? "");
}
