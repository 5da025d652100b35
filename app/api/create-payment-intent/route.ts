import { currentUser } from "@/lib/auth/next-auth";
import { startOrder } from "@/lib/checkout/commands";
import { readCheckoutOrders, rememberCheckoutOrder } from "@/lib/checkout/cookie";
import { paymentIntentInput } from "@/lib/checkout/schema";
import { limitRate } from "@/lib/http/rate-limit";
import { networkAddress, networkCountry } from "@/lib/http/request";
import { guardedRoute, noParams } from "@/lib/http/route-handler";
import { refuseWhileClosed } from "@/lib/site/doors/visitor";

export const POST = guardedRoute(
  refuseWhileClosed,
  { params: noParams, body: paymentIntentInput },
  async ({ body: { courseId }, request }) => {
    const network = networkAddress(request.headers);
    await limitRate("payment-intent", network);
    const user = await currentUser();
    return startOrder({
      courseId,
      userId: user?.id ?? null,
      openOrderIds: await readCheckoutOrders(),
      remember: rememberCheckoutOrder,
      network,
      networkCountry: networkCountry(request.headers),
    });
  },
);
