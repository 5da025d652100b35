import { currentUser, setSessionCookie } from "@/lib/auth/next-auth";
import { signInBuyer } from "@/lib/checkout/buyer/commands";
import { readCheckoutOrders } from "./cookie";
import { findOrderIds } from "./queries";

/** Signs in only the browser that holds the checkout cookie; knowing a page's address is not enough. */
export async function enterByOrder(orderId: string): Promise<boolean> {
  const held = await readCheckoutOrders();
  if (!held.includes(orderId) || (await currentUser())) return false;
  const sessionToken = await signInBuyer(orderId, held);
  if (sessionToken) await setSessionCookie(sessionToken);
  return Boolean(sessionToken);
}

/** Tries this browser's orders of the course, or of any course, newest first. */
export async function enterByPurchase(courseSlug: string | undefined): Promise<boolean> {
  const held = await readCheckoutOrders();
  if (held.length === 0) return false;
  for (const orderId of await findOrderIds(held, courseSlug)) {
    if (await enterByOrder(orderId)) return true;
  }
  return false;
}
