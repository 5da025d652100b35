import { cookies } from "next/headers";
import { requireCoach } from "@/lib/auth/coach";
import { countNeeds } from "@/lib/back-office/alerts/queries";
import { cookieDefaults, cookieName } from "@/lib/http/cookies";
import { OFFICE } from "@/lib/http/office-cookie";
import { noParams, readRoute } from "@/lib/http/route-handler";

const MONTH = 30 * 24 * 60 * 60;

/** For the back office's bar, which stays while the page below it changes. */
export const GET = readRoute(noParams, async () => {
  await requireCoach();
  (await cookies()).set(cookieName(OFFICE), "yes", { ...cookieDefaults, maxAge: MONTH });
  return countNeeds();
});
