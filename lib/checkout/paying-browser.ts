import { currentUser, setSessionCookie } from "@/lib/auth/next-auth";
import { signInBuyer } from "@/lib/checkout/buyer/commands";
import { readCheckoutOrders } from "./cookie";
import { findOrderIds } from "./queries";

/** Only the browser that holds the checkout cookie is signed in; a page's address is not enough. */
export async function enterByOrder(orderId: string): Promise<boolean> {
  const held = await readCheckoutOrders();
  if (!held.includes(orderId) || (await currentUser())) return false;
  const sessionToken = await signInBuyer(orderId, held);
  if (sessionToken) await setSessionCookie(sessionToken);
  return Boolean(sessionToken);
}

/** By what this browser has bought, newest first: of one course, or of any. */
export async function enterByPurchase(courseSlug: string | undefined): Promise<boolean> {
  const held = await readCheckoutOrders();
  if (held.length === 0) return false;
  for (const orderId of await findOrderIds(held, courseSlug)) {
    if (await enterByOrder(orderId)) return true;
  }
  return false;
}
