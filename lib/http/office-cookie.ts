/**
 * Tells the front that this browser has seen the back office, so that public pages come with a link to their
 * editor (app/_edit-link.tsx). It proves nothing.
 */
export const OFFICE = "office";

/** Behind https its name has a prefix (cookies.ts). */
export function hasOfficeCookie(header: string | undefined): boolean {
  return /(?:^|; )(?:__Host-)?office=yes(?:;|$)/.test(header ?? "");
}
