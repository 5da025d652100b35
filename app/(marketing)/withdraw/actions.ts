"use server";

import { headers } from "next/headers";
import { formAction } from "@/lib/forms/action";
import { limitRate } from "@/lib/http/rate-limit";
import { networkAddress } from "@/lib/http/request";
import { formatUkMoment } from "@/lib/text/dates";
import { receiveWithdrawal } from "@/lib/withdrawals/commands";
import { withdrawalInput } from "@/lib/withdrawals/schema";

/** Step one asks for confirmation, step two submits. The answer does not reveal whether the order exists. */
export const withdrawAction = formAction(withdrawalInput, async (input) => {
  const { name, email, order, part, change, confirmed } = input;
  const values = { name, email, order, part };
  if (change) return { values };
  if (!confirmed) return { values, question: "Confirm withdrawal" };
  await limitRate("withdrawal-network", networkAddress(await headers()));
  await limitRate("withdrawal-address", email);
  const receivedAt = formatUkMoment(await receiveWithdrawal(input));
  return { done: true, values: { ...values, receivedAt } };
});
