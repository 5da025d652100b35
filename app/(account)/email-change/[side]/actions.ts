"use server";

import { confirmEmailChange, refuseEmailChange } from "@/lib/account/commands";
import { emailChangeAnswer } from "@/lib/account/schema";
import { currentUser, readSessionToken } from "@/lib/auth/next-auth";
import { formAction } from "@/lib/form-action";

const answers = {
  ended: { message: "This link has ended. Your account’s page says how the change stands." },
  "other-account": { message: "Please sign in with the address that the account has now." },
  waiting: {
    done: true,
    message: "Thank you. Now the other address has to agree: open the mail that it got.",
  },
  changed: {
    done: true,
    message: "Your account has moved. Other browsers are signed out; sign in with the new address.",
  },
};

export const confirmEmailChangeAction = formAction(emailChangeAnswer, async ({ side, token }) => {
  const user = await currentUser();
  const browser = user && { userId: user.id, sessionToken: await readSessionToken() };
  return answers[await confirmEmailChange(side, token, browser)];
});

export const refuseEmailChangeAction = formAction(emailChangeAnswer, async ({ side, token }) => {
  await refuseEmailChange(side, token);
  return { done: true, message: "Stopped. Nothing has changed." };
});
