import type { NextApiRequest, NextApiResponse } from "next";
import { cookies, headers } from "next/headers";
import { getServerSession, type NextAuthOptions } from "next-auth";
import { cache } from "react";
import { z } from "zod";
import { Refusal, signedOutRefusal } from "@/lib/errors";
import { areCookiesSecure, cookieDefaults, cookieName, removalOf } from "@/lib/http/cookies";
import { browserName } from "./bowser";
import { endSession, extendSession, nameBrowser } from "./commands";
import { findSession, type SessionUser } from "./queries";
import { SESSION_LIFETIME_S } from "./rules";
import { COOKIE_LIFETIME_S, removeSessionHint, setSessionHint } from "./session-hint";
import { forgetSignInAddress } from "./sign-in-cookie";

const SESSION = cookieName("next-auth.session-token");
/** The site never redirects there, but next-auth fails if the cookie holds no URL. */
const CALLBACK_URL = cookieName("next-auth.callback-url");

/** next-auth keeps sessions; our own commands sign people in (docs/decisions/0009-sign-in.md). */
export const authOptions: NextAuthOptions = {
  providers: [],
  session: { strategy: "database", maxAge: SESSION_LIFETIME_S },
  useSecureCookies: areCookiesSecure,
  cookies: {
    sessionToken: { name: SESSION, options: cookieDefaults },
    callbackUrl: { name: CALLBACK_URL, options: cookieDefaults },
  },
  adapter: {
    getSessionAndUser: findSession,
    async updateSession({ sessionToken, expires }) {
      if (expires) await extendSession(sessionToken, expires);
      return null;
    },
    deleteSession: endSession,
  },
  callbacks: {
    session: ({ session, user }) => ({
      expires: session.expires,
      user: { id: user.id, email: user.email, name: user.name ?? null },
    }),
  },
  logger: {
    // Otherwise next-auth would treat visitors as signed out while the database is down.
    error(code, metadata) {
      throw new Error(`next-auth: ${code}`, { cause: metadata });
    },
  },
};

const session = z.object({
  user: z.object({ id: z.string(), email: z.string(), name: z.string().nullable() }),
});

export const currentUser = cache(async (): Promise<SessionUser | null> => {
  const request = { headers: {}, cookies: { [SESSION]: await readSessionToken() } };
  const found = session.safeParse(
    await getServerSession(request as NextApiRequest, noAnswer as NextApiResponse, authOptions),
  );
  return found.success ? found.data.user : null;
});

/** Ignores the cookies that next-auth writes, because a page must not write any. */
const noAnswer: object = { getHeader() {}, setHeader() {} };

/** Throws Refusal 401; pages use user-page.ts, which redirects. */
export async function requireUser(): Promise<SessionUser> {
  const user = await currentUser();
  if (!user) throw signedOutRefusal();
  return user;
}

/** `expectedId` is the user of the rendered page. Throws Refusal 409 if another one has signed in. */
export function requireSameUser(user: SessionUser, expectedId: string | null | undefined): void {
  if (expectedId && expectedId !== user.id) {
    throw new Refusal(409, "Somebody else has signed in on this browser. Please reload the page.");
  }
}

export async function readSessionToken(): Promise<string> {
  return (await cookies()).get(SESSION)?.value ?? "";
}

/** Call it before next-auth's own functions, which read every cookie. */
export async function forgetCallbackUrl(): Promise<void> {
  (await cookies()).delete(removalOf(CALLBACK_URL));
}

/** Ends the browser's former session, which nobody could see or end any more. */
export async function setSessionCookie(sessionToken: string): Promise<void> {
  const former = await readSessionToken();
  const jar = await cookies();
  jar.set(SESSION, sessionToken, { ...cookieDefaults, maxAge: COOKIE_LIFETIME_S });
  await setSessionHint();
  await nameBrowser(sessionToken, browserName((await headers()).get("user-agent")));
  await endSession(former);
  await forgetSignInAddress();
}

export async function signOut(): Promise<void> {
  await endSession(await readSessionToken());
  (await cookies()).delete(removalOf(SESSION));
  await removeSessionHint();
  await forgetSignInAddress();
}
