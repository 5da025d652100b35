"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { z } from "zod";
import { cancelEmailChange, eraseOwnAccount, requestEmailChange } from "@/lib/account/commands";
import { requireOwner } from "@/lib/account/page";
import { mayEndBrowsers, mayErase } from "@/lib/account/rules";
import { emailChangeInput, eraseInput } from "@/lib/account/schema";
import { askForMail } from "@/lib/auth/ask-for-mail";
import { endBrowser } from "@/lib/auth/commands";
import { currentUser, requireSameUser, requireUser, signOut } from "@/lib/auth/next-auth";
import { isErased } from "@/lib/auth/queries";
import { forgetCheckoutOrders } from "@/lib/checkout/cookie";
import { formAction } from "@/lib/forms/action";
import { uuidChoice } from "@/lib/forms/fields";
import { limitRate } from "@/lib/http/rate-limit";
import { accountPaths } from "@/lib/paths/account";
import { callbackPath } from "@/lib/paths/callback";

const TOO_LATE = "Too much time has passed. Please confirm once more that it is you.";

const proofForm = z.object({ callbackUrl: z.string().transform(callbackPath) });

/** Mails the signed-in person a link and a code; either one proves the address again in this browser. */
export const proveAddressAction = formAction(proofForm, async ({ callbackUrl }) => {
  const { email } = await requireUser();
  return askForMail(email, callbackUrl);
});

/** Gives the same answer whether or not the new address has an account. */
export const changeEmailAction = formAction(emailChangeInput, async ({ email }) => {
  const user = await requireUser();
  if (user.email === email) return { errors: { email: "This is your address already" } };
  await limitRate("email-change", user.id);
  await requestEmailChange(user.id, email);
  refresh();
  return { done: true, values: {} };
});

export const cancelEmailChangeAction = formAction(z.object({}), async () => {
  const user = await requireUser();
  await cancelEmailChange(user.id);
  refresh();
  return { done: true };
});

/** Requires a recent proof of the address: a stranger at a signed-in browser must not lock the owner out. */
export const endBrowserAction = formAction(uuidChoice, async ({ id }) => {
  const { user, provenAt } = await requireOwner();
  refresh();
  if (!mayEndBrowsers(provenAt)) return { message: TOO_LATE };
  await endBrowser(user.id, id);
  return { done: true, message: "That browser is signed out." };
});

/** Safe to repeat if the answer was lost: leads to the same page. */
export const eraseAction = formAction(eraseInput, async ({ userId }) => {
  const isDone = userId && !(await currentUser()) && (await isErased(userId));
  if (!isDone) {
    const { user, provenAt } = await requireOwner();
    requireSameUser(user, userId);
    if (!mayErase(provenAt)) {
      refresh();
      return { message: TOO_LATE };
    }
    await eraseOwnAccount(user.id);
  }
  await signOut();
  await forgetCheckoutOrders();
  redirect(accountPaths.deleted);
});
