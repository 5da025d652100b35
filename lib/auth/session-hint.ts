import { cookies } from "next/headers";
import { cookieDefaults, cookieName, removalOf } from "@/lib/http/cookies";
import { SESSION_HINT } from "@/lib/http/session-hint";

const NAME = cookieName(SESSION_HINT);

/** The database ends a session; its cookies only have to outlive it (browsers allow 400 days at most). */
export const COOKIE_LIFETIME_S = 400 * 24 * 60 * 60;

/** Set by the server, because Safari deletes after a week what a script has stored. */
export async function setSessionHint(): Promise<void> {
  const hint = { ...cookieDefaults, httpOnly: false, maxAge: COOKIE_LIFETIME_S };
  (await cookies()).set(NAME, "yes", hint);
}

/** For sessions that began before there was a hint. */
export async function completeSessionHint(): Promise<void> {
  if (!(await cookies()).has(NAME)) await setSessionHint();
}

export async function removeSessionHint(): Promise<void> {
  (await cookies()).delete(removalOf(NAME));
}
