"use server";

import { redirect } from "next/navigation";
import { confirmEmailChange, refuseEmailChange } from "@/lib/account/commands";
import { emailChangeAnswer } from "@/lib/account/schema";
import { currentUser, readSessionToken } from "@/lib/auth/next-auth";
import { signedOutRefusal } from "@/lib/errors";
import { formAction } from "@/lib/forms/action";
import { accountPaths } from "@/lib/paths/account";

const answers = {
  ended: {
    message: "This link is no longer valid. Your account’s page says how the change stands.",
  },
  "other-account": { message: "Please sign in with the address that the account has now." },
  waiting: {
    done: true,
    message: "Thank you. Now the other address has to agree: open the mail that it got.",
  },
};

const TOO_LATE =
  "Both addresses had agreed already, and the account has moved. If that was not you, please write to us at once.";

export const confirmEmailChangeAction = formAction(emailChangeAnswer, async ({ side, token }) => {
  const user = await currentUser();
  const browser = user && { userId: user.id, sessionToken: await readSessionToken() };
  const result = await confirmEmailChange(side, token, browser);
  if (result === "other-account" && !user) throw signedOutRefusal();
  if (result === "changed") redirect(accountPaths.emailChangeMoved);
  return answers[result];
});

export const refuseEmailChangeAction = formAction(emailChangeAnswer, async ({ side, token }) => {
  const result = await refuseEmailChange(side, token);
  if (result === "stopped") redirect(accountPaths.emailChangeStopped);
  return { message: TOO_LATE };
});
