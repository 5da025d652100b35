import { env } from "@/lib/env";

/** True behind https; a browser would drop a secure cookie of http://localhost. */
export const areCookiesSecure = new URL(env.NEXTAUTH_URL).protocol === "https:";

/** What every cookie of ours has in common: no script reads it, no foreign page sends it along. */
export const cookieDefaults = {
  httpOnly: true,
  sameSite: "lax",
  secure: areCookiesSecure,
  path: "/",
} as const;
