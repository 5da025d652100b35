import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { limitRate } from "@/lib/http/rate-limit";
import { networkAddress } from "@/lib/http/request";
import { accountPaths } from "@/lib/paths/account";
import { rememberSignInAddress } from "./sign-in-cookie";
import { requestSignIn } from "./sign-in-links";

/** Answers known and unknown addresses alike, with the same work. Throws Refusal 429. */
export async function askForMail(email: string, callbackPath: string): Promise<never> {
  const network = networkAddress(await headers());
  await limitRate("sign-in-network", network);
  await limitRate("sign-in-network-day", network);
  await limitRate("sign-in-address", email);
  await requestSignIn(email, callbackPath);
  await rememberSignInAddress(email);
  redirect(accountPaths.signInCode(callbackPath));
}
