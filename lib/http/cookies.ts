import { env } from "@/lib/env";

/** True behind https; a browser would drop a secure cookie of http://localhost. */
export const areCookiesSecure = new URL(env.NEXTAUTH_URL).protocol === "https:";

/**
 * Behind https the prefix keeps any other host of the domain from setting a cookie of this name, and any
 * path from narrowing it. Such a cookie must have the path "/" and no domain.
 */
export function cookieName(name: string): string {
  return areCookiesSecure ? `__Host-${name}` : name;
}

/**
 * What all our cookies have in common: no script can read them, and no other site's page sends them along.
 */
export const cookieDefaults = {
  httpOnly: true,
  sameSite: "lax",
  secure: areCookiesSecure,
  path: "/",
} as const;

/**
 * The argument of `delete`: a browser keeps a cookie with such a name unless its removal is secure as well.
 */
export function removalOf(name: string) {
  return { name, ...cookieDefaults };
}
