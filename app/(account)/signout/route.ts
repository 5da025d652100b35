import { z } from "zod";
import { endAllSessions } from "@/lib/auth/commands";
import { currentUser, signOut } from "@/lib/auth/next-auth";
import { forgetCheckoutOrders } from "@/lib/checkout/cookie";
import { noParams, seeOther, writeRoute } from "@/lib/http/route-handler";
import { paths } from "@/lib/paths/public";

const choice = z.object({ everywhere: z.literal("yes").optional() });

/**
 * A plain form instead of an action: it loads a new document, so no personal data stays in the old one's memory.
 * The response also clears the pages that the browser keeps for going back.
 */
export const POST = writeRoute({ params: noParams, body: choice }, async ({ body }) => {
  const user = body.everywhere && (await currentUser());
  if (user) await endAllSessions(user.id);
  await signOut();
  await forgetCheckoutOrders();
  return seeOther(paths.home, { "Clear-Site-Data": '"cache"' });
});
