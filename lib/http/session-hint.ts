/**
 * A cookie that comes and goes with the session. It proves nothing and names nobody, so scripts may read it: public
 * pages are the same for everybody, and then ask for the person's own courses (components/courses/for-owner.tsx).
 */
export const SESSION_HINT = "signed-in";

/** With https its name has a prefix (cookies.ts). */
export function hasSessionHint(cookies: string): boolean {
  return cookies.includes(`${SESSION_HINT}=yes`);
}
