import { requireCoach } from "@/lib/auth/coach";
import { countNeeds } from "@/lib/back-office/alerts/queries";
import { noParams, readRoute } from "@/lib/http/route-handler";

/** For the office's menu, which stays while its pages change. */
export const GET = readRoute(noParams, async () => {
  await requireCoach();
  return countNeeds();
});
