import { cookies } from "next/headers";
import { z } from "zod";
import { cookieDefaults, cookieName, removalOf } from "@/lib/http/cookies";
import { mac, sameSecret } from "@/lib/secrets";

const NAME = cookieName("checkout");
const DAY_S = 24 * 60 * 60;
/** Several tabs may each be buying a different course. */
const MAX_ORDERS = 5;

const orderIds = z.array(z.uuid()).max(MAX_ORDERS);

/**
 * The orders that this browser began, newest first. The cookie is signed, so that nobody can name another
 * person's order.
 */
export async function readCheckoutOrders(): Promise<string[]> {
  const value = (await cookies()).get(NAME)?.value ?? "";
  const [ids = "", signature = ""] = value.split("~");
  if (!sameSecret(signature, sign(ids))) return [];
  return orderIds.safeParse(ids.split(".")).data ?? [];
}

export async function rememberCheckoutOrder(orderId: string): Promise<void> {
  const others = (await readCheckoutOrders()).filter((id) => id !== orderId);
  const ids = [orderId, ...others].slice(0, MAX_ORDERS).join(".");
  (await cookies()).set(NAME, `${ids}~${sign(ids)}`, {
    ...cookieDefaults,
    maxAge: 7 * DAY_S,
  });
}

/** For signing out, so that an earlier payment does not sign this browser in again. */
export async function forgetCheckoutOrders(): Promise<void> {
  (await cookies()).delete(removalOf(NAME));
}

function sign(ids: string): string {
  return mac("checkout-cookie", ids).toString("base64url");
}
