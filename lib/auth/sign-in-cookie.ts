import { cookies } from "next/headers";
import { env } from "@/lib/env";

const NAME = "sign-in-address";
const QUARTER_HOUR_S = 15 * 60;

/** The address that a mail was just sent to, kept out of the page's address and so out of logs. */
export async function readSignInAddress(): Promise<string | undefined> {
  return (await cookies()).get(NAME)?.value;
}

export async function rememberSignInAddress(email: string): Promise<void> {
  (await cookies()).set(NAME, email, {
    httpOnly: true,
    sameSite: "lax",
    secure: env.NEXTAUTH_URL.startsWith("https:"),
    maxAge: QUARTER_HOUR_S,
    path: "/signin",
  });
}
