"use server";

import { coachAction } from "@/lib/auth/coach-action";
import { grantByHand, revokeByHand } from "@/lib/orders/by-hand/commands";
import { correctOrderEmail, describeEmailCorrection, resendReceipt } from "@/lib/orders/commands";
import { describeRefund, refundOrder } from "@/lib/orders/refunds/commands";
import { accessChange, emailCorrection, orderAction, refundRequest } from "@/lib/orders/schema";
import { formatPence } from "@/lib/text/money";

export const resendAction = coachAction(orderAction, async ({ number }, coach) => {
  const { to } = await resendReceipt(coach.email, number);
  return { done: true, message: `The receipt with a fresh sign-in link is on its way to ${to}.` };
});

export const correctEmailAction = coachAction(
  emailCorrection,
  async (change, coach) => {
    await correctOrderEmail(coach.email, change);
    return { done: true, message: `The order now belongs to ${change.email}.` };
  },
  { right: "seesMoney", ask: describeEmailCorrection },
);

export const refundAction = coachAction(
  refundRequest,
  async (request, coach) => {
    const { to, isPending } = await refundOrder(coach.email, request);
    const notice = to ? "The buyer is told by e-mail." : "The buyer was erased, so nobody is told.";
    const state = isPending ? "is pending at Stripe" : "is on its way back";
    return { done: true, message: `${formatPence(request.amount)} ${state}. ${notice}` };
  },
  { fresh: true, right: "seesMoney", ask: describeRefund },
);

export const grantAccessAction = coachAction(accessChange, async (change, coach) => {
  const { to, isSecondPayment } = await grantByHand(coach.email, change);
  const message = isSecondPayment
    ? "The buyer had the course already, so this was a second payment. Its money goes back."
    : `The course is open to the buyer. The sign-in link is on its way to ${to}.`;
  return { done: true, message };
});

export const endAccessAction = coachAction(accessChange, async (change, coach) => {
  await revokeByHand(coach.email, change);
  return { done: true, message: "The course is closed to the buyer. No money was given back." };
});
