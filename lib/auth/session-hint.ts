import { cookies } from "next/headers";
import { cookieDefaults, cookieName, removalOf } from "@/lib/http/cookies";
import { SESSION_HINT } from "@/lib/http/session-hint";

const NAME = cookieName(SESSION_HINT);

/** Set by the server, because Safari deletes after a week what a script has stored. */
export async function setSessionHint(maxAge: number): Promise<void> {
  (await cookies()).set(NAME, "yes", { ...cookieDefaults, httpOnly: false, maxAge });
}

export async function removeSessionHint(): Promise<void> {
  (await cookies()).delete(removalOf(NAME));
}
