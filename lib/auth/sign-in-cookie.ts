import { cookies } from "next/headers";
import { cookieDefaults, cookieName, removalOf } from "@/lib/http/cookies";

const NAME = cookieName("sign-in-address");
const HOUR_S = 3600;

/** A cookie keeps the address out of the URL, and so out of logs. */
export async function readSignInAddress(): Promise<string | undefined> {
  return (await cookies()).get(NAME)?.value;
}

export async function rememberSignInAddress(email: string): Promise<void> {
  (await cookies()).set(NAME, email, {
    ...cookieDefaults,
    maxAge: HOUR_S,
  });
}

export async function forgetSignInAddress(): Promise<void> {
  (await cookies()).delete(removalOf(NAME));
}
