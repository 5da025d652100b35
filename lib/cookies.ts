import { env } from "@/lib/env";

/** True behind https; a browser would drop a secure cookie of http://localhost. */
export const areCookiesSecure = new URL(env.NEXTAUTH_URL).protocol === "https:";

/**
 * Behind https no other host of the domain can set, and no path narrow, a cookie of this name. It then has
 * to be of the path "/" and without a domain.
 */
export function cookieName(name: string): string {
  return areCookiesSecure ? `__Host-${name}` : name;
}

/** What every cookie of ours has in common: no script reads it, no foreign page sends it along. */
export const cookieDefaults = {
  httpOnly: true,
  sameSite: "lax",
  secure: areCookiesSecure,
  path: "/",
} as const;

/** What `delete` takes: a browser keeps a cookie of such a name where its removal is not secure as well. */
export function removalOf(name: string) {
  return { name, ...cookieDefaults };
}
