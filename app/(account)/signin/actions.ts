"use server";

import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { askForMail } from "@/lib/auth/ask-for-mail";
import { setSessionCookie } from "@/lib/auth/next-auth";
import { codeEntry, signInRequest } from "@/lib/auth/schema";
import { signInByCode, signInByLink } from "@/lib/auth/sign-in-links";
import { formAction } from "@/lib/forms/action";
import { giveBackRate, limitRate } from "@/lib/http/rate-limit";
import { networkAddress } from "@/lib/http/request";
import { linkForm } from "@/lib/paths/mailed-link";

export const requestSignInAction = formAction(signInRequest, ({ email, callbackUrl }) =>
  askForMail(email, callbackUrl),
);

const codeErrors = {
  wrong: "This code is not right, or no longer valid",
  ended: "This code is no longer valid. Ask for a new one",
};

export const signInByCodeAction = formAction(codeEntry, async ({ email, code }) => {
  const network = networkAddress(await headers());
  await limitRate("sign-in-code", network);
  const result = await signInByCode(email, code);
  if (result.status !== "signed-in") return { errors: { code: codeErrors[result.status] } };
  await giveBackRate("sign-in-code", network);
  await setSessionCookie(result.sessionToken);
  redirect(result.callbackPath);
});

/** The button on the page of a mailed link. That page itself says if the link has expired. */
export const signInByLinkAction = formAction(linkForm, async ({ token }) => {
  const result = await signInByLink(token);
  if (result.status !== "signed-in") {
    return { message: "This link has been used or is too old. Reload this page to get a new one." };
  }
  await setSessionCookie(result.sessionToken);
  redirect(result.callbackPath);
});
