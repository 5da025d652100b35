"use server";

import { currentUser } from "@/lib/auth/next-auth";
import { rememberSignInAddress } from "@/lib/auth/sign-in-cookie";
import { refusePaidOrder, saveOrderDetails, whyNotSold } from "@/lib/checkout/commands";
import { readCheckoutOrders } from "@/lib/checkout/cookie";
import { orderDetails } from "@/lib/checkout/schema";
import { Refusal } from "@/lib/errors";
import { formAction } from "@/lib/forms/action";

/** Saves the buyer and the consent before the card is confirmed. */
export const saveDetailsAction = formAction(orderDetails, async (details) => {
  const { orderId, email, name, country, consent: consentVersion } = details;
  const held = await readCheckoutOrders();
  if (!held.includes(orderId)) {
    await refusePaidOrder(orderId);
    // Two tabs that began at the same moment overwrite each other's cookie: a new order then has its own.
    if (held.length > 0) return { errors: { orderId: "closed" } };
    throw new Refusal(
      403,
      "This browser did not send the cookie of its order, so nothing was charged. Please allow cookies for this site, and reload the page.",
    );
  }
  const unsold = await whyNotSold(country);
  if (unsold) return { errors: { country: unsold } };
  const user = await currentUser();
  if (user && user.email !== email) {
    return { errors: { email: `You are signed in as ${user.email}. Please reload the page` } };
  }
  const { company, address, businessNumber } = details;
  const invoiceTo = { company, address, businessNumber };
  const buyer = { email, name, country, invoiceTo, userId: user?.id ?? null };
  const outcome = await saveOrderDetails(orderId, { ...buyer, consentVersion });
  if (outcome !== "saved") return { errors: { orderId: outcome } };
  // Buyers who have an account sign in after paying, with their address filled in.
  if (!user) await rememberSignInAddress(email);
  return { done: true, values: { name, email, country } };
});
