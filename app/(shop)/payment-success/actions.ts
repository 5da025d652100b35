"use server";

import { z } from "zod";
import { correctBuyerEmail } from "@/lib/checkout/buyer/commands";
import { readCheckoutOrders } from "@/lib/checkout/cookie";
import { enterByOrder } from "@/lib/checkout/paying-browser";
import { addressCorrection } from "@/lib/checkout/schema";
import { Refusal } from "@/lib/errors";
import { formAction } from "@/lib/forms/action";
import { limitRate } from "@/lib/http/rate-limit";

export async function enterAction(orderId: string): Promise<void> {
  const id = z.uuid().safeParse(orderId);
  if (id.success) await enterByOrder(id.data);
}

const outcomes = {
  mailed: (email: string) => `The sign-in link is now on its way to ${email}.`,
  "owned-already": (email: string) =>
    `${email} owns this course already, so this payment goes back to your card. Sign in with that address to learn.`,
};

export const correctAddressAction = formAction(addressCorrection, async ({ orderId, email }) => {
  const held = await readCheckoutOrders();
  if (!held.includes(orderId)) {
    throw new Refusal(403, "Only the browser that paid can change the address.");
  }
  await limitRate("correct-address", orderId);
  const outcome = await correctBuyerEmail(orderId, email, held);
  await enterByOrder(orderId);
  return { done: true, message: outcomes[outcome](email) };
});
