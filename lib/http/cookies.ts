import { env } from "@/lib/env";

/** Browsers drop a secure cookie of http://localhost. */
export const areCookiesSecure = new URL(env.NEXTAUTH_URL).protocol === "https:";

/** The prefix keeps other hosts of the domain out. It requires the path "/" and no domain. */
export function cookieName(name: string): string {
  return areCookiesSecure ? `__Host-${name}` : name;
}

export const cookieDefaults = {
  httpOnly: true,
  sameSite: "lax",
  secure: areCookiesSecure,
  path: "/",
} as const;

/** Browsers keep such a cookie unless its removal is secure as well. */
export function removalOf(name: string) {
  return { name, ...cookieDefaults };
}
