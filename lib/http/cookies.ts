import { env } from "@/lib/env";

/** False on http://localhost, where some browsers drop secure cookies. */
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

/** Browsers ignore the removal of a `__Host-` cookie unless it has the same attributes. */
export function removalOf(name: string) {
  return { name, ...cookieDefaults };
}
